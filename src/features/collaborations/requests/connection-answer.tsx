import { Alert, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AppError } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { showToast } from '#platform/web/toast.ts';
import { useAnswerCollaborationRequest } from './collaboration-requests.api.ts';
import type { CollaborationRequest } from './collaboration-requests.contract.ts';
import type { PlannedAnswer } from './connection-list.tsx';
import { counterpartName } from './counterpart.rules.ts';

const REASON_MAX = 500;
const LONG_TOAST_MS = 8000;

interface Words {
  title: string;
  /** What happens when it is done. */
  text: (name: string) => string;
  button: string;
  done: string;
  failed: string;
}

const WORDS: Record<PlannedAnswer['status'], Words> = {
  accepted: {
    title: 'Accept this request?',
    text: (name) =>
      `A shared workspace starts at once, with you and ${name} as partners. ${name} is told by email.`,
    button: 'Accept request',
    done: 'Request accepted',
    failed: 'The request was not accepted',
  },
  declined: {
    title: 'Decline this request?',
    text: (name) => `${name} is told by email. This cannot be taken back; they can send a new request.`,
    button: 'Decline request',
    done: 'Request declined',
    failed: 'The request was not declined',
  },
  withdrawn: {
    title: 'Withdraw this request?',
    text: (name) => `${name} can no longer accept it. You can send a new request later.`,
    button: 'Withdraw request',
    done: 'Request withdrawn',
    failed: 'The request was not withdrawn',
  },
};

/** The other side, or another tab, was quicker. */
const ANSWERED_BEFORE = {
  title: 'Already answered',
  message: 'This request was answered or withdrawn in the meantime. The list shows how it stands now.',
};

interface ConnectionAnswerProps {
  /** What is asked about, or was last. */
  answer: PlannedAnswer | null;
  opened: boolean;
  onClose: () => void;
}

const isAnswered = (error: Error | null) =>
  error instanceof AppError && error.code === 'REQUEST_ALREADY_ANSWERED';

/**
 * Asks before a request is accepted, declined (with a reason, if the member gives one) or withdrawn. After a failure
 * it stays open with the reason as typed, unless there is nothing left to answer.
 */
export function ConnectionAnswer({ answer, opened, onClose }: ConnectionAnswerProps) {
  const { request, status = 'accepted' } = answer ?? {};
  const words = WORDS[status];
  // By request: a dialog that was closed by mistake has the reason again.
  const [reasons, setReasons] = useState<Record<string, string>>({});
  const reason = reasons[request?.id ?? ''] ?? '';
  const send = useAnswerCollaborationRequest();
  const announce = useAnnouncement(words.done);

  const close = () => {
    send.reset();
    onClose();
  };
  const submit = (id: string) =>
    send.mutate(
      { id, body: { status, ...(status === 'declined' && { reason }) } },
      {
        onSuccess: (answered) => {
          announce(answered);
          close();
        },
        onError: (error) => {
          if (!isAnswered(error)) return;
          showToast({ ...ANSWERED_BEFORE, tone: 'info', duration: LONG_TOAST_MS });
          close();
        },
      },
    );
  return (
    <ConfirmDialog
      opened={opened}
      title={words.title}
      confirmLabel={words.button}
      destructive={status !== 'accepted'}
      busy={send.isPending}
      onConfirm={() => request && submit(request.id)}
      onClose={close}
    >
      <Stack>
        <div>{request && words.text(counterpartName(request))}</div>
        {request && status === 'declined' && (
          <Textarea
            label="Reason (optional)"
            description={`They read it with your answer. ${reason.length}/${REASON_MAX}`}
            maxLength={REASON_MAX}
            autosize
            minRows={3}
            value={reason}
            onChange={({ currentTarget: { value } }) => setReasons({ ...reasons, [request.id]: value })}
          />
        )}
        {send.error && !isAnswered(send.error) && (
          <Alert color="brick" role="alert" title={words.failed}>
            {send.error.message}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
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
