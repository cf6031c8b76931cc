import { Button, Group, Skeleton } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { COLLABORATION_ROLE_WORDS } from '#features/collaborations/collaboration/collaboration-role-words.rules.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { useFocusBack } from '#platform/web/dialogs/focus-back.ts';
import { showToast } from '#platform/web/toast.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { useInvitations, useResendInvitation, useWithdrawInvitation } from './invitations.api.ts';
import type { CollaborationInvitation } from './invitations.contract.ts';
import { InviteForm } from './invite-form.tsx';
import classes from './received-invitations.module.css';

/** The organisations that are invited and have not answered, and the form that invites another; for the lead. */
export function TeamInvitations({ collaborationId }: { collaborationId: string }) {
  const { data, error, isPending, isRefetching, refetch } = useInvitations(collaborationId);
  const [inviting, setInviting] = useState(false);
  const button = useFocusBack(inviting);
  return (
    <section aria-labelledby="team-invitations" className={classes.waiting}>
      <h3 id="team-invitations" className={classes.heading}>
        Invitations
      </h3>
      {isPending && <Skeleton height={76} mb="sm" />}
      {error && !data && (
        <ErrorState
          title="Failed to load the invitations"
          error={error}
          onRetry={refetch}
          retrying={isRefetching}
        />
      )}
      {data?.length === 0 && !inviting && (
        <p className={classes.note}>Nobody is invited. An organisation is in once it accepts.</p>
      )}
      {data && data.length > 0 && (
        <ul className={classes.list}>
          {data.map((invitation) => (
            <Waiting key={invitation.id} collaborationId={collaborationId} invitation={invitation} />
          ))}
        </ul>
      )}
      <div className={classes.more}>
        {inviting ? (
          <InviteForm collaborationId={collaborationId} onClose={() => setInviting(false)} />
        ) : (
          <Button
            ref={button}
            variant="default"
            size="sm"
            leftSection={<IconMail size={18} stroke={1.5} aria-hidden />}
            onClick={() => setInviting(true)}
          >
            Invite organisation
          </Button>
        )}
      </div>
    </section>
  );
}

interface WaitingProps {
  collaborationId: string;
  invitation: CollaborationInvitation;
}

function Waiting({ collaborationId, invitation }: WaitingProps) {
  const { id, invitee, role, invited_by, sent_at, expires_at, has_expired } = invitation;
  const resend = useResendInvitation(collaborationId);
  const withdraw = useWithdrawInvitation(collaborationId);
  const tell = (done: string, failed: string) => ({
    onSuccess: () => showToast({ title: done, message: invitee, tone: 'success' }),
    onError: (error: Error) =>
      showToast({ title: failed, message: failureText(error, 'Please try again.'), tone: 'error' }),
  });
  return (
    <li className={classes.invitation}>
      <p className={classes.text}>
        <strong>{invitee}</strong> as {COLLABORATION_ROLE_WORDS[role].label}
      </p>
      <p className={classes.note}>
        Sent on {formatInstant(sent_at)}
        {invited_by ? ` by ${invited_by}` : ''}.{' '}
        {has_expired ? 'It has expired. Send it again.' : `Open until ${formatInstant(expires_at)}.`}
      </p>
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          loading={resend.isPending}
          aria-label={`Send again to ${invitee}`}
          onClick={() => resend.mutate(id, tell('Invitation sent again', 'Invitation not sent'))}
        >
          Send again
        </Button>
        <Button
          variant="default"
          size="xs"
          loading={withdraw.isPending}
          aria-label={`Withdraw the invitation of ${invitee}`}
          onClick={() => withdraw.mutate(id, tell('Invitation withdrawn', 'Invitation not withdrawn'))}
        >
          Withdraw
        </Button>
      </Group>
    </li>
  );
}
