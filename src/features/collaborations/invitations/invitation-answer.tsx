import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { showToast } from '#platform/web/toast.ts';
import { useAnswerInvitation } from './invitations.api.ts';
import type { InvitationAnswer as Answer, ReceivedInvitation } from './invitations.contract.ts';

interface InvitationAnswerProps {
  invitation: ReceivedInvitation;
  /** Token of the link, for an invitation by mail. */
  token?: string;
  /** Called with the collaboration after accepting, and with null after declining. */
  onAnswered: (collaborationId: string | null) => void;
}

/** The buttons that accept or decline an invitation into a collaboration. Declining asks first. */
export function InvitationAnswer({ invitation, token, onAnswered }: InvitationAnswerProps) {
  const answer = useAnswerInvitation(token ? { token } : { id: invitation.id });
  const [declining, { open, close }] = useDisclosure();
  const title = invitation.collaboration_title;
  const send = (status: Answer) =>
    answer.mutate(status, {
      onSuccess: ({ collaboration_id }) => {
        showToast({
          title: status === 'accepted' ? 'You take part now' : 'Invitation declined',
          message: title,
          tone: 'success',
        });
        onAnswered(collaboration_id);
      },
      onError: (error) =>
        showToast({
          title: 'Your answer was not saved',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
      onSettled: close,
    });
  return (
    <Group gap="sm">
      <Button
        size="sm"
        loading={answer.isPending}
        onClick={() => send('accepted')}
        aria-label={`Accept the invitation into ${title}`}
      >
        Accept
      </Button>
      <Button
        variant="default"
        size="sm"
        disabled={answer.isPending}
        onClick={open}
        aria-label={`Decline the invitation into ${title}`}
      >
        Decline
      </Button>
      <ConfirmDialog
        opened={declining}
        title="Decline this invitation?"
        confirmLabel="Decline invitation"
        busy={answer.isPending}
        onConfirm={() => send('declined')}
        onClose={close}
      >
        We notify {invitation.organisation} by email. They can invite you again.
      </ConfirmDialog>
    </Group>
  );
}
