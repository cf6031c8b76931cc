import { Anchor } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ProfileNote } from '#features/profiles/profile/profile-note.tsx';
import { memberPath, SETTINGS_PATH } from '#features/profiles/profile/profile-paths.rules.ts';
import type { Profile } from '#features/profiles/profile/profiles.contract.ts';

/** Tells the member that this is the view of others, and whether visitors see it too. */
export function PublicViewNote({ profile }: { profile: Profile }) {
  return (
    <ProfileNote icon={<IconEye size={18} stroke={1.5} aria-hidden />}>
      This is what other members see of your profile.{' '}
      {profile.role !== 'admin' && <VisitorsView profile={profile} />}
    </ProfileNote>
  );
}

function VisitorsView({ profile }: { profile: Profile }) {
  if (profile.is_page_public) {
    return (
      <>
        Visitors see it without contact details on{' '}
        <Anchor component={Link} to={memberPath(profile.slug)} inherit>
          your public page
        </Anchor>
        .
      </>
    );
  }
  return (
    <>
      Your public page is off:{' '}
      <Anchor component={Link} to={SETTINGS_PATH} inherit>
        change that in the settings
      </Anchor>
      .
    </>
  );
}
