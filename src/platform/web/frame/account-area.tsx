import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { actedForName, useSession } from '../session.tsx';
import classes from './account-area.module.css';
import { initialsOf } from './initials.ts';
import type { OtherProfilesSlot } from './other-profiles-slot.ts';

// Only members need it; its floating menu weighs more than the rest of the header.
const AccountMenu = lazy(() =>
  import('./account-menu.tsx').then((module) => ({ default: module.AccountMenu })),
);

/** From this width on the header has room for it, as its style sheet says; below, the same links are in the phone's menu. */
const WIDE = '(min-width: 48em)';

interface AccountAreaProps {
  /** What finds the other profiles that the member may act for. */
  otherProfiles: OtherProfilesSlot;
}

/** The right end of the header: Login and Sign Up, or the member's menu. */
export function AccountArea({ otherProfiles }: AccountAreaProps) {
  const { status, user } = useSession();
  const isShown = useMediaQuery(WIDE);
  if (user) {
    const initials = initialsOf(user);
    const place = (
      <span className={classes.place}>
        <span className={classes.name}>{actedForName(user)}</span>
        <span className={classes.avatar}>{initials}</span>
      </span>
    );
    return (
      <Suspense fallback={place}>
        {isShown ? <AccountMenu user={user} initials={initials} otherProfiles={otherProfiles} /> : place}
      </Suspense>
    );
  }
  return (
    // While the session is loading, the page's head script hides this from those who have one.
    <div className={classes.entry} data-session={status}>
      <Button component={Link} to="/login" variant="subtle">
        Login
      </Button>
      <Button component={Link} to="/register" variant="default">
        Sign Up
      </Button>
    </div>
  );
}
