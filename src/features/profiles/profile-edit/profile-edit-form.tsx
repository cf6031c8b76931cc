import { useEffect, useRef, useState } from 'react';
import type { Location } from 'react-router';
import type { Profile } from '#features/profiles/profile/profiles.contract.ts';
import { showToast } from '#platform/web/toast.ts';
import { EditAbout } from './edit-about.tsx';
import { EditContact } from './edit-contact.tsx';
import { EditReach } from './edit-reach.tsx';
import { EditRegistrations } from './edit-registrations.tsx';
import { EditType } from './edit-type.tsx';
import { useProfileSaving } from './profile-saving.hook.ts';
import { ProfileSavingForm } from './profile-saving-form.tsx';

interface ProfileEditFormProps {
  profile: Profile;
  /** Name of the field to focus first; any other value focuses the heading. */
  startAt: string;
  /** True if a step in the browser's history closes the form. */
  leaves: (from: Location, to: Location) => boolean;
  onClose: () => void;
}

/** Edit form of the own profile. Sends only changed fields, and asks if another save has changed the same ones. */
export function ProfileEditForm({ profile, startAt, leaves, onClose }: ProfileEditFormProps) {
  const [saved, setSaved] = useState(false);
  const saving = useProfileSaving(profile, {
    failed: 'Failed to update profile. Please try again.',
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
  const { form, base } = saving;
  const heading = useRef<HTMLHeadingElement>(null);

  const startedAt = useRef<string>(null);
  useEffect(() => {
    if (startedAt.current === startAt) return;
    startedAt.current = startAt;
    const node = form.getInputNode(startAt) ?? heading.current;
    node?.focus({ preventScroll: true });
    node?.scrollIntoView({ block: node === heading.current ? 'nearest' : 'center' });
  });
  // Closing is a step in the history, so it must wait until nothing is unsaved.
  useEffect(() => {
    if (saved) onClose();
  }, [saved, onClose]);

  return (
    <ProfileSavingForm
      saving={saving}
      title="Edit profile"
      heading={heading}
      submitLabel="Save changes"
      onCancel={onClose}
      guarded={!saved}
      leaves={leaves}
    >
      <EditAbout form={form} profile={base} />
      <EditType form={form} />
      <EditReach form={form} />
      <EditRegistrations form={form} profile={base} />
      <EditContact form={form} />
    </ProfileSavingForm>
  );
}
