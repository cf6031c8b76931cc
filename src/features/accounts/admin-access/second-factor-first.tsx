import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';

/** Shown to an admin without two-factor sign-in. */
export function SecondFactorFirst() {
  return (
    <PageBody width="reading">
      <PageHeading title="Set up two-factor sign-in first">
        Admins can change what every member sees, so a password alone is not enough. Open your account, set up
        an authenticator app under “Two-factor sign-in”, save the recovery codes, and come back.
      </PageHeading>
      <Button component={Link} to="/account" size="md">
        Open my account
      </Button>
    </PageBody>
  );
}
