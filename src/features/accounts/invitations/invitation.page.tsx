import { Alert, Skeleton } from '@mantine/core';
import { AccountPage } from '#features/accounts/account/account-page.tsx';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ROLE_WORDS } from '#platform/contract/people/role-words.ts';
import { useQueryParams } from '#platform/web/hydration.ts';
import { useSession } from '#platform/web/session.tsx';
import { AcceptForm } from './accept-form.tsx';
import { useOpenInvitation } from './invitations.api.ts';
import type { OpenInvitation } from './invitations.contract.ts';
import { JoinChoice } from './join-choice.tsx';

/** Target of the link in an invitation: says who invites, and accepts. */
export function InvitationPage() {
  const token = useQueryParams().get('token');
  const invitation = useOpenInvitation(token);
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
  return <Invited token={token} invitation={invitation.data} isSignedIn={status === 'signed-in'} />;
}

interface InvitedProps {
  token: string;
  invitation: OpenInvitation;
  isSignedIn: boolean;
}

function Invited({ token, invitation, isSignedIn }: InvitedProps) {
  const { organisation, role, invited_by, message, expires_at } = invitation;
  const { label, description } = ROLE_WORDS[role];
  return (
    <AccountPage
      title={`Work for ${organisation}`}
      lead={
        <>
          {invited_by ?? 'An owner'} invites you as <strong>{label}</strong>: {description} The invitation is
          open until {formatInstant(expires_at)}.
        </>
      }
    >
      {message && (
        <Alert color="ink" mb="md" title={`A message from ${invited_by ?? 'the owner'}`}>
          {message}
        </Alert>
      )}
      {isSignedIn ? (
        <AcceptForm token={token} invitation={invitation} />
      ) : (
        <JoinChoice token={token} invitation={invitation} />
      )}
    </AccountPage>
  );
}
