import { Alert } from '@mantine/core';
import { AccountPage } from '#features/accounts/account/account-page.tsx';
import { formatInstant } from '#platform/contract/dates.ts';
import { ROLE_WORDS } from '#platform/contract/people/role-words.ts';
import { useQueryParams } from '#platform/web/hydration.ts';
import { AcceptForm } from './accept-form.tsx';
import { useOpenInvitation } from './invitations.api.ts';
import type { OpenInvitation } from './invitations.contract.ts';
import { JoinChoice } from './join-choice.tsx';
import { OpenedInvitation } from './opened-invitation.tsx';

/** Target of the link in an invitation: says who invites, and accepts. */
export function InvitationPage() {
  const token = useQueryParams().get('token');
  return (
    <OpenedInvitation token={token} invitation={useOpenInvitation(token)}>
      {(invitation, token, isSignedIn) => (
        <Invited token={token} invitation={invitation} isSignedIn={isSignedIn} />
      )}
    </OpenedInvitation>
  );
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
