import { Anchor, Checkbox, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { fieldProps, type ProfileForm } from '#features/profiles/profile/profile.form.ts';
import { memberPath } from '#features/profiles/profile/profile-paths.rules.ts';
import { EARLIER_SLUGS_MAX } from '#features/profiles/profile/profile-settings.contract.ts';
import type { Profile } from '#features/profiles/profile/profiles.contract.ts';
import { EditSection } from '#features/profiles/profile-edit/edit-section.tsx';
import { publicUrl } from '#platform/web/public-url.ts';
import classes from './settings-page.module.css';

/** Who may read the member's page, and where it stands. */
export function SettingsPage({ form, profile }: { form: ProfileForm; profile: Profile }) {
  const isPublic = form.values.is_page_public;
  return (
    <EditSection
      title="Your page"
      about="It shows what Public View shows. Visitors see no contact details, whatever you choose."
    >
      <Checkbox
        label="Public page"
        description={
          isPublic
            ? 'Everybody can read your page, and search engines may find it.'
            : 'Only signed-in members can read your page. To visitors it does not exist.'
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
        When you change the address, the last {EARLIER_SLUGS_MAX} keep leading to your page; older ones are
        free for others.
      </p>
      {profile.earlier_slugs.length > 0 && (
        <p className={classes.note}>Also leading here: {profile.earlier_slugs.map(memberPath).join(', ')}</p>
      )}
      <Anchor component={Link} to={memberPath(profile.slug)}>
        See your page
      </Anchor>
    </EditSection>
  );
}
