import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import classes from '#features/accounts/account/account-result.module.css';

/** Time from the success notice to /login (section 9). */
const REDIRECT_DELAY_MS = 3000;

/** Replaces the wizard when the account has been created, until the sign-in page opens. */
export function RegisterDone({ email }: { email: string }) {
  const navigate = useNavigate();

  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus();
    const timer = setTimeout(() => void navigate('/login'), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <div className={classes.result}>
      <h2 ref={heading} tabIndex={-1}>
        Check your email
      </h2>
      <p>
        We have sent a verification link to <strong>{email}</strong>. Open it to activate your account.
      </p>
      <Button component={Link} to="/login" variant="default" size="md">
        Go to login
      </Button>
    </div>
  );
}
