import { Alert, Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Location } from 'react-router';
import type { Profile } from '#features/profiles/profiles.contract.ts';
import { focusFirstError } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { UnsavedChanges } from '#platform/web/ui/unsaved-changes.tsx';
import { useProfileSaving } from '../profile-saving.form.ts';
import { CarriedProfileNote } from './carried-profile-note.tsx';
import { EditAbout } from './edit-about.tsx';
import { EditContact } from './edit-contact.tsx';
import { EditReach } from './edit-reach.tsx';
import { EditRegistrations } from './edit-registrations.tsx';
import { EditType } from './edit-type.tsx';
import { ProfileConflict } from './profile-conflict.tsx';
import classes from './profile-edit-form.module.css';

interface ProfileEditFormProps {
  profile: Profile;
  /** The field to begin with; the heading unless it is one. */
  startAt: string;
  /** Whether the form is gone after a step in the browser's history. */
  leaves: (from: Location, to: Location) => boolean;
  onClose: () => void;
}

/** The own profile's edit form. It sends what was changed, and asks where another save has changed the same. */
export function ProfileEditForm({ profile, startAt, leaves, onClose }: ProfileEditFormProps) {
  const [saved, setSaved] = useState(false);
  const saving = useProfileSaving(profile, {
    onUnchanged: onClose,
    onSaved: () => {
      showToast({
        title: 'Profile Updated',
        message: 'Your profile has been successfully updated.',
        tone: 'success',
      });
      setSaved(true);
    },
  });
  const { form, base, changes, conflict } = saving;
  const heading = useRef<HTMLHeadingElement>(null);

  const startedAt = useRef<string>(null);
  useEffect(() => {
    if (startedAt.current === startAt) return;
    startedAt.current = startAt;
    const node = form.getInputNode(startAt) ?? heading.current;
    node?.focus({ preventScroll: true });
    node?.scrollIntoView({ block: node === heading.current ? 'nearest' : 'center' });
  });
  // Closing is a step in the history: it may come only when nothing is unsaved any more.
  useEffect(() => {
    if (saved) onClose();
  }, [saved, onClose]);

  return (
    <form
      className={classes.form}
      aria-label="Edit profile"
      onSubmit={form.onSubmit(
        (values) => saving.save(values),
        (errors) => focusFirstError(form, errors),
      )}
      noValidate
    >
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        Edit profile
      </h2>
      <EditAbout form={form} profile={base} />
      <EditType form={form} />
      <EditReach form={form} />
      <EditRegistrations form={form} profile={base} />
      <EditContact form={form} />
      {saving.error && !saved && (
        <Alert color="brick" role="alert" title="Failed to update profile. Please try again." mb="md">
          {saving.error.message}
        </Alert>
      )}
      <CarriedProfileNote fields={saving.checked} />
      <div className={classes.actions}>
        <Button type="submit" loading={saving.isSaving}>
          Save changes
        </Button>
        <Button variant="default" onClick={onClose} disabled={saving.isSaving}>
          Cancel
        </Button>
        <span className={classes.state} role="status">
          {changes > 0 && `${changes} ${changes === 1 ? 'field' : 'fields'} changed`}
          {saving.checked.length > 0 && '; this ends your verification'}
        </span>
      </div>
      {conflict && (
        <ProfileConflict
          fields={conflict.fields}
          theirs={conflict.latest}
          mine={form.values}
          onChoose={(theirs) => saving.settle(conflict.latest, theirs)}
          onClose={saving.closeConflict}
        />
      )}
      <UnsavedChanges when={changes > 0 && !saved} leaves={leaves} title="Discard your changes?" />
    </form>
  );
}
