import { Button } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { Link } from 'react-router';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';

/** The own profile of somebody who is signed out. */
export function NotLoggedIn() {
  return (
    <>
      <PageHeading title="Your profile" />
      <EmptyState
        title="Not Logged In"
        icon={<IconUser size={24} stroke={1.5} aria-hidden />}
        action={
          <Button component={Link} to="/login">
            Go to Login
          </Button>
        }
      >
        Please log in to view your profile
      </EmptyState>
    </>
  );
}
