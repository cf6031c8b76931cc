import { Anchor, Input, TextInput } from '@mantine/core';
import { Link, type Location } from 'react-router';
import { scheduleProfileDeletion } from '#features/accounts/deletion/profile-deletion.contract.ts';
import { ProfileDeletionSection } from '#features/accounts/deletion/profile-deletion.tsx';
import { PeopleSection } from '#features/accounts/people-page/people-section.tsx';
import { fieldProps, type ProfileForm } from '#features/profiles/profile/profile.form.ts';
import { fieldsText } from '#features/profiles/profile/profile-fields.rules.ts';
import type { Profile } from '#features/profiles/profile/profiles.contract.ts';
import { updateProfile } from '#features/profiles/profile/profiles.contract.ts';
import { EditCompany } from '#features/profiles/profile-edit/edit-company.tsx';
import { EditPlace } from '#features/profiles/profile-edit/edit-place.tsx';
import { EditPublicContact } from '#features/profiles/profile-edit/edit-public-contact.tsx';
import { EditSection } from '#features/profiles/profile-edit/edit-section.tsx';
import { EditSize } from '#features/profiles/profile-edit/edit-size.tsx';
import { EditSummary } from '#features/profiles/profile-edit/edit-summary.tsx';
import { useProfileSaving } from '#features/profiles/profile-edit/profile-saving.hook.ts';
import { ProfileSavingForm } from '#features/profiles/profile-edit/profile-saving-form.tsx';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { showToast } from '#platform/web/toast.ts';
import { PersonMails } from './person-mails.tsx';
import { settingsErrors, withName } from './settings.form.ts';
import { SettingsContacts } from './settings-contacts.tsx';
import { SettingsPage } from './settings-page.tsx';
import fixed from './settings-tab.module.css';

const leavesTab = (from: Location, to: Location) =>
  from.pathname !== to.pathname || new URLSearchParams(to.search).get('tab') !== 'settings';

/**
 * The tab Settings of the own profile: main details, visibility, the own mails, people, and the deletion of an organisation. An
 * individual deletes the account.
 */
export function SettingsTab({ profile }: { profile: Profile }) {
  const may = useMayCall();
  const canEdit = may(updateProfile);
  return (
    <>
      {canEdit && <SettingsForm profile={profile} />}
      <div className={canEdit ? fixed.people : undefined}>
        <PersonMails profile={profile} />
      </div>
      <div className={fixed.people}>
        <PeopleSection />
      </div>
      {profile.organization_name && may(scheduleProfileDeletion) && (
        <div className={fixed.people}>
          <ProfileDeletionSection />
        </div>
      )}
    </>
  );
}

function SettingsForm({ profile }: { profile: Profile }) {
  const saving = useProfileSaving(profile, {
    failed: 'Failed to save settings. Please try again.',
    errorsOf: settingsErrors,
    toSend: withName,
    onUnchanged: () =>
      showToast({ title: 'No Changes', message: 'You have not changed anything.', tone: 'info' }),
    onSaved: (fields) =>
      showToast({ title: 'Settings Saved!', message: `${fieldsText(fields)} updated.`, tone: 'success' }),
  });
  const { form, base } = saving;
  return (
    <ProfileSavingForm saving={saving} title="Settings" submitLabel="Save settings" leaves={leavesTab}>
      <MainDetails form={form} profile={base} />
      {/* An admin is not in the marketplace and has no page. */}
      {base.role !== 'admin' && <SettingsPage form={form} profile={base} />}
      {base.role !== 'admin' && <SettingsContacts form={form} />}
    </ProfileSavingForm>
  );
}

function MainDetails({ form, profile }: { form: ProfileForm; profile: Profile }) {
  const isPerson = profile.organization_type === 'consultant';
  return (
    <EditSection
      title="Main details"
      about={
        <>
          Change the rest of your profile in{' '}
          <Anchor component={Link} to="?edit=1" inherit>
            Edit Profile
          </Anchor>
          .
        </>
      }
    >
      <Input.Wrapper
        label="Email"
        labelElement="div"
        size="md"
        description={
          <>
            You sign in with it. Other members never see it. Change it on the{' '}
            <Anchor component={Link} to="/account" inherit>
              Account page
            </Anchor>
            .
          </>
        }
      >
        <p className={fixed.value}>{profile.email}</p>
      </Input.Wrapper>
      <TextInput
        description={isPerson ? undefined : 'Contact person of the organization. If empty, its name is used'}
        autoComplete="name"
        {...fieldProps(form, 'full_name')}
      />
      <TextInput
        description={isPerson ? 'If you use a business name' : undefined}
        autoComplete="organization"
        {...fieldProps(form, 'organization_name')}
      />
      <EditSummary form={form} />
      {!isPerson && <EditSize form={form} />}
      <EditPlace form={form} />
      {profile.organization_type === 'corporate' && <EditCompany form={form} profile={profile} />}
      <EditPublicContact form={form} />
    </EditSection>
  );
}
