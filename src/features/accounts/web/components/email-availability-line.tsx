import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useEmailAvailability } from '../accounts.api.ts';
import classes from './email-availability-line.module.css';

/** Whether the typed email is still free, said under the field while the member types. */
export function EmailAvailabilityLine({ email }: { email: string }) {
  const availability = useEmailAvailability(email);
  if (availability === 'exists') {
    return (
      <Alert color="brick" mt="xs" py="xs" role="alert">
        An account with this email already exists.{' '}
        <Anchor component={Link} to={`/login?email=${encodeURIComponent(email)}`} inherit>
          Log in instead
        </Anchor>
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
