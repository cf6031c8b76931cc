import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useSession } from '#platform/web/session.tsx';
import { AccountPage } from './account-page.tsx';
import classes from './account-result.module.css';

/** Screen after verification. It leads to sign-in, or to the profile if the member is signed in. */
export function EmailConfirmed({ email }: { email: string | null }) {
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
        {user ? (
          <Button component={Link} to="/profile" size="md">
            Continue to your profile
          </Button>
        ) : (
          <Button component={Link} to={login} size="md">
            Continue to Sign In
          </Button>
        )}
      </div>
    </AccountPage>
  );
}
