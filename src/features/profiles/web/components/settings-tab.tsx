import { Alert, Anchor, Button, Input, TextInput } from '@mantine/core';
import { Link, type Location } from 'react-router';
import type { Profile } from '#features/profiles/profiles.contract.ts';
import { focusFirstError } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { UnsavedChanges } from '#platform/web/ui/unsaved-changes.tsx';
import { fieldProps, type ProfileForm } from '../profile.form.ts';
import { useProfileSaving } from '../profile-saving.form.ts';
import { settingsErrors, withName } from '../settings.form.ts';
import { CarriedProfileNote } from './carried-profile-note.tsx';
import { EditCompany } from './edit-company.tsx';
import { EditPublicContact } from './edit-public-contact.tsx';
import { EditSection } from './edit-section.tsx';
import { EditSize } from './edit-size.tsx';
import { EditSummary } from './edit-summary.tsx';
import { ProfileConflict } from './profile-conflict.tsx';
import classes from './profile-edit-form.module.css';
import { SettingsContacts } from './settings-contacts.tsx';
import { SettingsMails } from './settings-mails.tsx';
import { SettingsPage } from './settings-page.tsx';
import fixed from './settings-tab.module.css';

const leavesTab = (from: Location, to: Location) =>
  from.pathname !== to.pathname || new URLSearchParams(to.search).get('tab') !== 'settings';

const inWords = (fields: number) => `${fields} ${fields === 1 ? 'field' : 'fields'}`;

/** The tab Settings of the own profile: the main details, who sees the profile, and which mails come. */
export function SettingsTab({ profile }: { profile: Profile }) {
  const saving = useProfileSaving(profile, {
    errorsOf: settingsErrors,
    toSend: withName,
    onUnchanged: () => showToast({ title: 'No Changes', message: 'There is nothing to save.', tone: 'info' }),
    onSaved: (fields) =>
      showToast({ title: 'Settings Saved!', message: `${inWords(fields)} updated.`, tone: 'success' }),
  });
  const { form, base, changes, conflict } = saving;
  return (
    <form
      className={classes.form}
      aria-label="Settings"
      onSubmit={form.onSubmit(
        (values) => saving.save(values),
        (errors) => focusFirstError(form, errors),
      )}
      noValidate
    >
      <h2 className={classes.heading}>Settings</h2>
      <MainDetails form={form} profile={base} />
      {/* An admin is not in the marketplace and has no page. */}
      {base.role !== 'admin' && <SettingsPage form={form} profile={base} />}
      {base.role !== 'admin' && <SettingsContacts form={form} />}
      <SettingsMails form={form} />
      {saving.error && (
        <Alert color="brick" role="alert" title="Failed to save settings. Please try again." mb="md">
          {saving.error.message}
        </Alert>
      )}
      <CarriedProfileNote fields={saving.checked} />
      <div className={classes.actions}>
        <Button type="submit" loading={saving.isSaving}>
          Save settings
        </Button>
        <span className={classes.state} role="status">
          {changes > 0 && `${inWords(changes)} changed`}
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
      <UnsavedChanges when={changes > 0} leaves={leavesTab} title="Discard your changes?" />
    </form>
  );
}

function MainDetails({ form, profile }: { form: ProfileForm; profile: Profile }) {
  const isPerson = profile.organization_type === 'consultant';
  return (
    <EditSection
      title="Main details"
      about={
        <>
          The rest of your profile is under{' '}
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
            You sign in with it; nobody sees it. It cannot be changed here, but{' '}
            <Anchor component={Link} to="/account" inherit>
              on the page Account
            </Anchor>
            .
          </>
        }
      >
        <p className={fixed.value}>{profile.email}</p>
      </Input.Wrapper>
      <TextInput
        description={
          isPerson ? undefined : 'Who speaks for the organization; left empty, its name stands here'
        }
        autoComplete="name"
        {...fieldProps(form, 'full_name')}
      />
      <TextInput
        description={isPerson ? 'If you work under one' : undefined}
        autoComplete="organization"
        {...fieldProps(form, 'organization_name')}
      />
      <EditSummary form={form} />
      {!isPerson && <EditSize form={form} />}
      <TextInput
        description="City and state, for example Pune, Maharashtra"
        {...fieldProps(form, 'headquarters_location')}
      />
      {profile.organization_type === 'corporate' && <EditCompany form={form} profile={profile} />}
      <EditPublicContact form={form} />
    </EditSection>
  );
}
