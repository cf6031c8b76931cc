import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '#platform/web/session.tsx';
import { AccountPage } from './account-page.tsx';
import classes from './account-result.module.css';

interface EmailConfirmedProps {
  email: string | null;
  /** What to do next beside that. */
  children?: ReactNode;
  /** Where sign-in leads; the home page without it. */
  next?: string | undefined;
}

/** Screen after verification. It leads to sign-in, or to the profile if the member is signed in. */
export function EmailConfirmed({ email, children, next }: EmailConfirmedProps) {
  const { user } = useSession();
  const login = `/login?${new URLSearchParams({ verified: 'true', ...(email && { email }) })}`;
  return (
    <AccountPage title="Email Verified!">
      <div className={classes.result} role="status">
        <p>
          {email ? (
            <>
              <strong>{email}</strong> is confirmed.
            </>
          ) : (
            'Your email address is confirmed.'
          )}{' '}
          {user ? 'You can use everything on Dayitva now.' : 'You can sign in now.'}
        </p>
        {children}
        {user ? (
          <Button component={Link} to="/profile" size="md">
            Continue to your profile
          </Button>
        ) : (
          <Button component={Link} to={login} state={next && { from: next }} size="md">
            Continue to Sign In
          </Button>
        )}
      </div>
    </AccountPage>
  );
}
