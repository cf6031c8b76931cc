import { Alert, Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AccountPage } from '#features/accounts/account/account-page.tsx';
import { failureText } from '#platform/contract/errors.ts';
import { useSession } from '#platform/web/session.tsx';

interface OpenedInvitationProps<Invitation> {
  /** Token of the link; null where the address has none. */
  token: string | null;
  invitation: UseQueryResult<Invitation>;
  /** Shows the invitation once it is read, and it is known if somebody is signed in. */
  children: (invitation: Invitation, token: string, isSignedIn: boolean) => ReactNode;
}

/** Target of a link in a mail that invites: says that it loads, or why it leads nowhere. */
export function OpenedInvitation<Invitation>({
  token,
  invitation,
  children,
}: OpenedInvitationProps<Invitation>) {
  const { status } = useSession();
  if (!token || invitation.isError) {
    return (
      <AccountPage title="Invitation">
        <Alert color="brick" role="alert">
          {token
            ? failureText(invitation.error, 'The invitation could not be loaded. Please try again.')
            : 'This page needs the link from our email. Please open that link.'}
        </Alert>
      </AccountPage>
    );
  }
  if (invitation.isPending || status === 'loading') {
    return (
      <AccountPage title="Invitation">
        <Skeleton height={240} role="status" aria-label="Loading the invitation" />
      </AccountPage>
    );
  }
  return children(invitation.data, token, status === 'signed-in');
}
