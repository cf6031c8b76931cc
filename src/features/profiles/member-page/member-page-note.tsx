import { Anchor } from '@mantine/core';
import { IconEyeOff, IconLogin2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ConfirmEmailNote } from '#features/profiles/profile/confirm-email-note.tsx';
import { ProfileNote } from '#features/profiles/profile/profile-note.tsx';
import { memberPath, SETTINGS_PATH } from '#features/profiles/profile/profile-paths.rules.ts';
import type { LoginState } from '#platform/web/guards.tsx';
import { useSession } from '#platform/web/session.tsx';
import type { MemberProfile } from './member-page.contract.ts';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Tells the viewer who can see the page and its contact details, unless everyone can. */
export function MemberPageNote({ profile }: { profile: MemberProfile }) {
  const { user } = useSession();
  if (!user) {
    const state: LoginState = { from: memberPath(profile.slug) };
    return (
      <ProfileNote icon={<IconLogin2 {...ICON} />}>
        Contact details are for signed-in members.{' '}
        <Anchor component={Link} to="/login" state={state} inherit>
          Log in
        </Anchor>
      </ProfileNote>
    );
  }
  if (!user.email_confirmed) return <ConfirmEmailNote />;
  if (profile.is_page_public) return null;
  return (
    <ProfileNote icon={<IconEyeOff {...ICON} />}>
      Only signed-in members see this page.{' '}
      {user.id === profile.id && (
        <Anchor component={Link} to={SETTINGS_PATH} inherit>
          Change that in the settings
        </Anchor>
      )}
    </ProfileNote>
  );
}
