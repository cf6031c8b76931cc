import { Anchor, Checkbox, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { fieldProps, type ProfileForm } from '#features/profiles/profile/profile.form.ts';
import { memberPath } from '#features/profiles/profile/profile-paths.rules.ts';
import { EARLIER_SLUGS_MAX } from '#features/profiles/profile/profile-settings.contract.ts';
import type { Profile } from '#features/profiles/profile/profiles.contract.ts';
import { EditSection } from '#features/profiles/profile-edit/edit-section.tsx';
import { publicUrl } from '#platform/web/public-url.ts';
import classes from './settings-page.module.css';

/** Settings of the member's page: its visibility and address. */
export function SettingsPage({ form, profile }: { form: ProfileForm; profile: Profile }) {
  const isPublic = form.values.is_page_public;
  return (
    <EditSection
      title="Your page"
      about="It shows the same as Public View. Visitors never see contact details."
    >
      <Checkbox
        label="Public page"
        description={
          isPublic
            ? 'Everyone can read your page, and search engines can find it.'
            : 'Only signed-in members can read your page. Visitors get “Page Not Found”.'
        }
        {...form.getInputProps('is_page_public', { type: 'checkbox' })}
      />
      <TextInput
        description={`${publicUrl()}${memberPath(form.values.slug.trim() || '…')}`}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...fieldProps(form, 'slug')}
      />
      <p className={classes.note}>
        When you change the address, your last {EARLIER_SLUGS_MAX} addresses still lead to your page. Others
        can take older ones.
      </p>
      {profile.earlier_slugs.length > 0 && (
        <p className={classes.note}>
          These also lead here: {profile.earlier_slugs.map(memberPath).join(', ')}
        </p>
      )}
      <Anchor component={Link} to={memberPath(profile.slug)}>
        See your page
      </Anchor>
    </EditSection>
  );
}
