import { Button } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import type { LoginState } from '#platform/web/guards.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';

/** The page /profile for a visitor who is not signed in. */
export function NotLoggedIn() {
  const { pathname, search } = useLocation();
  const state: LoginState = { from: pathname + search };
  return (
    <>
      <PageHeading title="Your profile" />
      <EmptyState
        title="Not Logged In"
        icon={<IconUser size={24} stroke={1.5} aria-hidden />}
        action={
          <Button component={Link} to="/login" state={state}>
            Go to Login
          </Button>
        }
      >
        Please log in to view your profile
      </EmptyState>
    </>
  );
}
