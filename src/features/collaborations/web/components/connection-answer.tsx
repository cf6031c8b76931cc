import { Button, Group, Modal, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CollaborationRequest } from '#features/collaborations/collaboration-requests.contract.ts';
import { showToast } from '#platform/web/toast.ts';
import { useAnswerCollaborationRequest } from '../collaboration-requests.api.ts';
import { counterpartName } from './connection-card.tsx';
import type { PlannedAnswer } from './connection-list.tsx';
import classes from './dialog.module.css';

const REASON_MAX = 500;
const LONG_TOAST_MS = 8000;

interface Words {
  title: string;
  /** What happens when it is done. */
  text: (name: string) => string;
  button: string;
  done: string;
}

const WORDS: Record<PlannedAnswer['status'], Words> = {
  accepted: {
    title: 'Accept this request?',
    text: (name) =>
      `A shared workspace starts at once, with you and ${name} as partners. ${name} is told by email.`,
    button: 'Accept request',
    done: 'Request accepted',
  },
  declined: {
    title: 'Decline this request?',
    text: (name) => `${name} is told by email. This cannot be taken back; they can send a new request.`,
    button: 'Decline request',
    done: 'Request declined',
  },
  withdrawn: {
    title: 'Withdraw this request?',
    text: (name) => `${name} can no longer accept it. You can send a new request later.`,
    button: 'Withdraw request',
    done: 'Request withdrawn',
  },
};

interface ConnectionAnswerProps {
  answer: PlannedAnswer;
  opened: boolean;
  onClose: () => void;
}

/** Asks before a request is accepted, declined (with a reason, if the member gives one) or withdrawn. */
export function ConnectionAnswer({ answer, opened, onClose }: ConnectionAnswerProps) {
  const { request, status } = answer;
  const words = WORDS[status];
  const [reason, setReason] = useState('');
  const send = useAnswerCollaborationRequest();
  const announce = useAnnouncement(words.done);

  const close = () => {
    setReason('');
    onClose();
  };
  const submit = () =>
    send.mutate(
      { id: request.id, body: { status, ...(status === 'declined' && { reason }) } },
      {
        onSuccess: announce,
        onError: ({ message }) => showToast({ title: 'Not answered', message, tone: 'error' }),
        onSettled: close,
      },
    );
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={words.title}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ title: classes.question }}
    >
      <Stack>
        <div>{words.text(counterpartName(request))}</div>
        {status === 'declined' && (
          <Textarea
            label="Reason (optional)"
            description="They read it with your answer."
            maxLength={REASON_MAX}
            autosize
            minRows={3}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close} disabled={send.isPending}>
            Cancel
          </Button>
          <Button
            color={status === 'accepted' ? undefined : 'brick'}
            onClick={submit}
            loading={send.isPending}
          >
            {words.button}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** Says that a request was answered; an accepted one leads on to the workspace that it started. */
function useAnnouncement(title: string) {
  const navigate = useNavigate();
  return (answered: CollaborationRequest) => {
    const id = answered.collaboration_id;
    showToast({
      title,
      message: id ? `You and ${counterpartName(answered)} now share a workspace.` : counterpartName(answered),
      tone: 'success',
      duration: id ? LONG_TOAST_MS : undefined,
      action: id
        ? { label: 'Open workspace', run: () => navigate(`/collaborations?workspace=${id}`) }
        : undefined,
    });
  };
}
