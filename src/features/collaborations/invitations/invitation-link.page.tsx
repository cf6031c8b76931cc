import { Anchor, Stack } from '@mantine/core';
import { Link, useLocation, useNavigate } from 'react-router';
import { AccountPage } from '#features/accounts/account/account-page.tsx';
import { OpenedInvitation } from '#features/accounts/invitations/opened-invitation.tsx';
import { workspacePath } from '#features/collaborations/collaboration/collaboration-paths.rules.ts';
import { useQueryParams } from '#platform/web/hydration.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { useSession } from '#platform/web/session.tsx';
import { InvitationAnswer } from './invitation-answer.tsx';
import { InvitationWords } from './invitation-words.tsx';
import { useInvitationLink } from './invitations.api.ts';
import type { ReceivedInvitation } from './invitations.contract.ts';
import { answerInvitationLink } from './invitations.contract.ts';

/** Target of the link in an invitation by mail: says who invites into what, and lets the own organisation answer. */
export function InvitationLinkPage() {
  const token = useQueryParams().get('token');
  return (
    <OpenedInvitation token={token} invitation={useInvitationLink(token)}>
      {(invitation, token) => (
        <AccountPage title={invitation.collaboration_title}>
          <Stack gap="md">
            <InvitationWords invitation={invitation} />
            <NextStep token={token} invitation={invitation} />
          </Stack>
        </AccountPage>
      )}
    </OpenedInvitation>
  );
}

interface NextStepProps {
  token: string;
  invitation: ReceivedInvitation;
}

/** The answer, or what is missing for it: an account, its confirmed email or the right role. */
function NextStep({ token, invitation }: NextStepProps) {
  const { status, user } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const may = useMayCall();
  if (status !== 'signed-in') {
    return (
      <p>
        <Anchor component={Link} to="/login" state={{ from: location.pathname + location.search }} inherit>
          Sign in
        </Anchor>{' '}
        to answer for your organisation. If it is not on Dayitva yet,{' '}
        <Anchor component={Link} to="/register" inherit>
          create an account
        </Anchor>{' '}
        and open the link in our email again.
      </p>
    );
  }
  if (!user?.email_confirmed) return <p>Please confirm your email first, and then open this link again.</p>;
  if (!may(answerInvitationLink)) {
    return <p>An owner or a manager of your organisation can answer. Please forward our email.</p>;
  }
  return (
    <InvitationAnswer
      invitation={invitation}
      token={token}
      onAnswered={(id) => navigate(id ? workspacePath(id) : '/collaborations')}
    />
  );
}
