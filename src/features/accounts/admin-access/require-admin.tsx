import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { AppError } from '#platform/contract/errors.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { PageSpinner } from '#platform/web/ui/page-spinner.tsx';
import { useAdminCheck } from './admin-access.api.ts';
import { SecondFactorFirst } from './second-factor-first.tsx';

/** Shows its children to admins only. Asks the server, not the stored session. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const check = useAdminCheck();
  const navigate = useNavigate();
  if (check.isPending) return <PageSpinner label="Verifying admin access..." />;
  if (check.isSuccess) return children;
  if (check.error instanceof AppError && check.error.code === 'SECOND_FACTOR_SETUP_REQUIRED')
    return <SecondFactorFirst />;
  return (
    <PageBody width="reading">
      <PageHeading title="Access Denied">
        You don't have permission to access the admin panel. Please contact your administrator if you believe
        this is an error.
      </PageHeading>
      <Button variant="default" size="md" onClick={() => navigate(-1)}>
        Go Back
      </Button>
    </PageBody>
  );
}
