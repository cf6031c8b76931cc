import { Alert, Anchor } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { Link } from 'react-router';

/** Explains why a member whose email is not confirmed can view but not change anything. */
export function ReadOnlyHint() {
  return (
    <Alert color="marigold" mb="lg" icon={<IconMail size={18} stroke={1.5} aria-hidden />}>
      You can view everything here.{' '}
      <Anchor component={Link} to="/verify-email" inherit>
        Verify your email address
      </Anchor>{' '}
      to start and change collaborations.
    </Alert>
  );
}
