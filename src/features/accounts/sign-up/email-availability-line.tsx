import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router';
import classes from './email-availability-line.module.css';
import { useEmailAvailability } from './sign-up.api.ts';

interface EmailAvailabilityLineProps {
  email: string;
  /** True if the server has already refused this email. */
  taken: boolean;
}

/** Says under the field whether the typed email is available. */
export function EmailAvailabilityLine({ email, taken }: EmailAvailabilityLineProps) {
  const availability = useEmailAvailability(email);
  if (taken || availability === 'exists') {
    return (
      <Alert color="brick" mt="xs" py="xs" role="alert">
        An account with this email already exists. Please{' '}
        <Anchor component={Link} to={`/login?email=${encodeURIComponent(email.trim())}`} inherit>
          log in
        </Anchor>{' '}
        instead.
      </Alert>
    );
  }
  return (
    <p className={classes.line} data-state={availability} aria-live="polite">
      {availability === 'checking' && 'Checking availability...'}
      {availability === 'available' && 'Email is available'}
    </p>
  );
}
