import { Anchor } from '@mantine/core';
import { IconEyeOff, IconLogin2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ConfirmEmailNote } from '#features/profiles/profile/confirm-email-note.tsx';
import { memberPath, SETTINGS_PATH } from '#features/profiles/profile/profile-settings.contract.ts';
import type { LoginState } from '#platform/web/guards.tsx';
import { useSession } from '#platform/web/session.tsx';
import type { MemberProfile } from './member-page.contract.ts';
import classes from './public-view-note.module.css';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Says who sees the page, where that is not everybody everything. */
export function MemberPageNote({ profile }: { profile: MemberProfile }) {
  const { user } = useSession();
  if (!user) {
    const state: LoginState = { from: memberPath(profile.slug) };
    return (
      <p className={classes.note}>
        <IconLogin2 {...ICON} />
        <span>
          Contact details are for signed-in members.{' '}
          <Anchor component={Link} to="/login" state={state} inherit>
            Log in
          </Anchor>
        </span>
      </p>
    );
  }
  if (!user.email_confirmed) return <ConfirmEmailNote />;
  if (profile.is_page_public) return null;
  return (
    <p className={classes.note}>
      <IconEyeOff {...ICON} />
      <span>
        Only signed-in members see this page.{' '}
        {user.id === profile.id && (
          <Anchor component={Link} to={SETTINGS_PATH} inherit>
            Change that in the settings
          </Anchor>
        )}
      </span>
    </p>
  );
}
