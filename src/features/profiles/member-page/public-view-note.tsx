import { Anchor } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { Link } from 'react-router';
import { memberPath, SETTINGS_PATH } from '#features/profiles/profile/profile-settings.contract.ts';
import type { Profile } from '#features/profiles/profile/profiles.contract.ts';
import classes from './public-view-note.module.css';

/** Says why nothing can be changed here, and whether visitors see it, too. */
export function PublicViewNote({ profile }: { profile: Profile }) {
  return (
    <p className={classes.note}>
      <IconEye size={18} stroke={1.5} aria-hidden />
      <span>
        This is what other members see of your profile.{' '}
        {profile.role !== 'admin' &&
          (profile.is_page_public ? (
            <>
              Visitors see it without contact details on{' '}
              <Anchor component={Link} to={memberPath(profile.slug)} inherit>
                your public page
              </Anchor>
              .
            </>
          ) : (
            <>
              Your public page is off:{' '}
              <Anchor component={Link} to={SETTINGS_PATH} inherit>
                change that in the settings
              </Anchor>
              .
            </>
          ))}
      </span>
    </p>
  );
}
