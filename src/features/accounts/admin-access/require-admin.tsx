import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useNavigate, useNavigationType } from 'react-router';
import { CallFailure } from '#platform/contract/errors.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { PageSpinner } from '#platform/web/ui/page-spinner.tsx';
import { useAdminCheck } from './admin-access.api.ts';

/** Shows its children to admins only. Asks the server, not the stored session. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const check = useAdminCheck();
  const navigate = useNavigate();
  // The page was opened by its address, so no page of ours may be behind it.
  const isFirstPage = useNavigationType() === 'POP';
  if (check.isPending) return <PageSpinner label="Verifying admin access..." />;
  if (check.isSuccess) return children;
  if (check.error instanceof CallFailure && check.error.code === 'SECOND_FACTOR_SETUP_REQUIRED')
    return <SecondFactorFirst />;
  return (
    <PageBody width="reading">
      <PageHeading title="Access Denied">
        You don't have permission to access the admin panel. Please contact your administrator if you believe
        this is an error.
      </PageHeading>
      <Button variant="default" size="md" onClick={() => (isFirstPage ? navigate('/') : navigate(-1))}>
        Go Back
      </Button>
    </PageBody>
  );
}

/** Shown to an admin without two-factor sign-in. */
function SecondFactorFirst() {
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
