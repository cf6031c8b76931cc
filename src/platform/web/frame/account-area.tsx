import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useSession } from '../session.tsx';
import classes from './account-area.module.css';
import { initialsOf } from './initials.ts';

// Only members need it; its floating menu weighs more than the rest of the header.
const AccountMenu = lazy(() =>
  import('./account-menu.tsx').then((module) => ({ default: module.AccountMenu })),
);

/** The right end of the header: Login and Sign Up, or the member's menu. */
export function AccountArea({ waiting }: { waiting: number }) {
  const { status, user } = useSession();
  if (user) {
    const initials = initialsOf(user);
    return (
      <Suspense fallback={<span className={classes.avatar}>{initials}</span>}>
        <AccountMenu user={user} initials={initials} waiting={waiting} />
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
