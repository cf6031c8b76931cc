import { Button, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { CallFailure } from '#platform/contract/errors.ts';
import { failureText } from '#platform/contract/errors.ts';
import { useSession } from '#platform/web/session.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';

interface ProfileErrorProps {
  error: CallFailure | Error;
  /** Loads the profile again without the rest of the page. */
  onRetry: () => void;
}

/** Error in place of the own profile, with the three actions that the specification names. */
export function ProfileError({ error, onRetry }: ProfileErrorProps) {
  const { refresh } = useSession();
  const isMissing = 'code' in error && error.code === 'PROFILE_NOT_FOUND';
  const reloadUser = async () => {
    await refresh();
    onRetry();
  };
  return (
    <div role="alert">
      <PageHeading title="Your profile" />
      <EmptyState
        title={isMissing ? 'Profile not found' : 'Failed to load profile'}
        icon={<IconAlertTriangle size={24} stroke={1.5} aria-hidden />}
        action={
          <Group justify="center" gap="sm">
            <Button onClick={() => window.location.reload()}>Refresh Page</Button>
            <Button variant="default" onClick={reloadUser}>
              Refresh User Data
            </Button>
            <Button variant="default" component={Link} to="/login">
              Go to Login
            </Button>
          </Group>
        }
      >
        {isMissing
          ? 'Your account has no profile yet.'
          : failureText(error, 'Please refresh the page, or log in again.')}
      </EmptyState>
    </div>
  );
}
