import { Alert, Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Location } from 'react-router';
import type { Profile } from '#features/profiles/profiles.contract.ts';
import { AppError } from '#platform/contract/errors.ts';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';
import { UnsavedChanges } from '#platform/web/ui/unsaved-changes.tsx';
import { useLatestProfile, useUpdateProfile } from '../profile.api.ts';
import {
  changedFields,
  type ProfileField,
  type ProfileValues,
  profileValues,
  rebasedValues,
  useProfileForm,
} from '../profile.form.ts';
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

interface Conflict {
  latest: Profile;
  fields: ProfileField[];
}

/** The own profile's edit form. It sends what was changed, and asks where another save has changed the same. */
export function ProfileEditForm({ profile, startAt, leaves, onClose }: ProfileEditFormProps) {
  // What is read anew meanwhile must not pass for what the member has seen.
  const [base, setBase] = useState(profile);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [saved, setSaved] = useState(false);
  const { user, refresh } = useSession();
  const update = useUpdateProfile();
  const readLatest = useLatestProfile();
  const form = useProfileForm(base);
  const heading = useRef<HTMLHeadingElement>(null);
  const changes = Object.keys(changedFields(form.values, base)).length;

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

  const save = (values: ProfileValues, from: Profile) => {
    const body = changedFields(values, from);
    if (Object.keys(body).length === 0) return onClose();
    update.mutate(
      { ...body, version: from.version },
      {
        onSuccess: ({ full_name }) => {
          showToast({
            title: 'Profile Updated',
            message: 'Your profile has been successfully updated.',
            tone: 'success',
          });
          if (full_name !== user?.full_name) void refresh();
          setSaved(true);
        },
        onError: async (error) => {
          if (error instanceof AppError && error.code === 'PROFILE_CHANGED') {
            const fields = Object.keys(error.fields ?? {}) as ProfileField[];
            setConflict({ latest: await readLatest(), fields });
          } else {
            showFieldErrors(form, error, (name) => name.split('.')[0] ?? name);
          }
        },
      },
    );
  };
  const settle = (latest: Profile, theirs: ProfileField[]) => {
    const values = rebasedValues(form.getValues(), base, latest, theirs);
    setConflict(null);
    setBase(latest);
    form.setInitialValues(profileValues(latest));
    form.setValues(values);
    save(values, latest);
  };
  const failed = update.error && !(conflict || saved);

  return (
    <form
      className={classes.form}
      aria-label="Edit profile"
      onSubmit={form.onSubmit(
        (values) => save(values, base),
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
      {failed && (
        <Alert color="brick" role="alert" title="Failed to update profile. Please try again." mb="md">
          {update.error?.message}
        </Alert>
      )}
      <div className={classes.actions}>
        <Button type="submit" loading={update.isPending}>
          Save changes
        </Button>
        <Button variant="default" onClick={onClose} disabled={update.isPending}>
          Cancel
        </Button>
        <span className={classes.state} role="status">
          {changes > 0 && `${changes} ${changes === 1 ? 'field' : 'fields'} changed`}
        </span>
      </div>
      {conflict && (
        <ProfileConflict
          fields={conflict.fields}
          theirs={conflict.latest}
          mine={form.values}
          onChoose={(theirs) => settle(conflict.latest, theirs)}
          onClose={() => setConflict(null)}
        />
      )}
      <UnsavedChanges when={changes > 0 && !saved} leaves={leaves} title="Discard your changes?" />
    </form>
  );
}
