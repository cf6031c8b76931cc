import { Alert, Button } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import type { Location } from 'react-router';
import {
  fieldsText,
  PROFILE_FIELD_LABELS,
  type ProfileField,
} from '#features/profiles/profile/profile-fields.rules.ts';
import { failureText } from '#platform/contract/errors.ts';
import { UnsavedChanges } from '#platform/web/dialogs/unsaved-changes.tsx';
import { focusFirstError } from '#platform/web/form-errors.ts';
import { intoView } from '#platform/web/ui/into-view.ts';
import { ProfileConflict } from './profile-conflict.tsx';
import type { ProfileSaving } from './profile-saving.hook.ts';
import classes from './profile-saving-form.module.css';

/** Shown if the server did not say why saving failed. */
const STILL_HERE = 'Your changes are still here, but not saved.';

interface ProfileSavingFormProps {
  saving: ProfileSaving;
  title: string;
  heading?: RefObject<HTMLHeadingElement | null>;
  submitLabel: string;
  /** Omitted if the form is always open. */
  onCancel?: () => void;
  /** True if leaving would lose changes; the form then asks first. */
  guarded?: boolean;
  /** True if a step in the browser's history closes the form. */
  leaves: (from: Location, to: Location) => boolean;
  children: ReactNode;
}

/** Form over the own profile: counts unsaved changes, and asks if another save has changed the same fields. */
export function ProfileSavingForm(props: ProfileSavingFormProps) {
  const { saving, title, onCancel, guarded = true } = props;
  const { form, changes, checked, conflict } = saving;
  return (
    <form
      className={classes.form}
      aria-label={title}
      onSubmit={form.onSubmit(
        (values) => saving.save(values),
        (errors) => focusFirstError(form, errors),
      )}
      noValidate
    >
      <h2 ref={props.heading} tabIndex={props.heading && -1} className={classes.heading}>
        {title}
      </h2>
      {props.children}
      {saving.error && (
        <Alert ref={intoView} color="brick" role="alert" title={saving.failed} mb="md">
          {failureText(saving.error, STILL_HERE)}
        </Alert>
      )}
      <EndingVerificationNote fields={checked} />
      <div className={classes.actions}>
        <Button type="submit" loading={saving.isSaving}>
          {props.submitLabel}
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel} disabled={saving.isSaving}>
            Cancel
          </Button>
        )}
        <span className={classes.state} role="status">
          {changes > 0 && `${fieldsText(changes)} changed`}
          {checked.length > 0 && '; this ends your verification'}
        </span>
      </div>
      {conflict && (
        <ProfileConflict
          fields={conflict.fields}
          theirs={conflict.latest}
          mine={form.values}
          onChoose={saving.resolveConflict}
          onClose={saving.dismissConflict}
        />
      )}
      <UnsavedChanges when={guarded && changes > 0} leaves={props.leaves} title="Discard your changes?" />
    </form>
  );
}

/** Warns that a change of checked fields ends the verification that depends on them. */
function EndingVerificationNote({ fields }: { fields: ProfileField[] }) {
  if (fields.length === 0) return null;
  return (
    <Alert color="marigold" title="Your verification depends on this" mb="md">
      Changed: {fields.map((field) => PROFILE_FIELD_LABELS[field]).join(', ')}. After you save, you are not
      verified until an admin checks again.
    </Alert>
  );
}
