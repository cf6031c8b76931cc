import { Alert, Stack, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  SHORT_TITLE_MAX,
  shortTitle,
} from '#features/collaborations/collaboration/collaboration-title.rules.ts';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { pressedEnter } from '#platform/web/fields/pressed-enter.ts';
import { inputErrors } from '#platform/web/form-errors.ts';
import { LONG_TOAST_MS, showToast } from '#platform/web/toast.ts';
import { useAnswerCollaborationRequest } from './collaboration-requests.api.ts';
import { type CollaborationRequest, CollaborationRequestAnswer } from './collaboration-requests.contract.ts';
import type { PlannedAnswer } from './connection-list.tsx';
import { counterpartName } from './counterpart.rules.ts';

const REASON_MAX = 500;

interface Words {
  title: string;
  /** Says what the answer does. */
  text: (name: string) => string;
  button: string;
  done: string;
  failed: string;
}

const WORDS: Record<PlannedAnswer['status'], Words> = {
  accepted: {
    title: 'Accept this request?',
    text: (name) => `This starts a shared workspace for you and ${name}. We will notify ${name} by email.`,
    button: 'Accept request',
    done: 'Request accepted',
    failed: 'The request was not accepted',
  },
  declined: {
    title: 'Decline this request?',
    text: (name) =>
      `We will notify ${name} by email. This cannot be undone, but they can send a new request.`,
    button: 'Decline request',
    done: 'Request declined',
    failed: 'The request was not declined',
  },
  closed: {
    title: 'Close this request?',
    text: (name) =>
      `It moves to your earlier requests and is deleted later. We do not notify ${name}: reply by email first.`,
    button: 'Close request',
    done: 'Request closed',
    failed: 'The request was not closed',
  },
  withdrawn: {
    title: 'Withdraw this request?',
    text: (name) => `${name} can no longer accept it. You can send a new request later.`,
    button: 'Withdraw request',
    done: 'Request withdrawn',
    failed: 'The request was not withdrawn',
  },
};

/** Shown if the other side or another tab answered first. */
const ANSWERED_BEFORE = {
  title: 'Already answered',
  message: 'This request has already been answered or withdrawn. The list shows its current status.',
};

interface ConnectionAnswerProps {
  /** The answer to confirm; stays while the dialog fades out. */
  answer: PlannedAnswer | null;
  opened: boolean;
  onClose: () => void;
  /** Called as well once the request is answered, by this or by another answer. */
  onDone?: () => void;
}

const isAnswered = (error: Error | null) =>
  error instanceof CallFailure && error.code === 'REQUEST_ALREADY_ANSWERED';

/**
 * Asks for confirmation before a request is accepted (with the title of the collaboration), declined (with an optional
 * reason), withdrawn or closed. After a failure it stays open and keeps what was typed, unless the request has already been
 * answered.
 */
export function ConnectionAnswer({ answer, opened, onClose, onDone }: ConnectionAnswerProps) {
  const { request, status = 'accepted' } = answer ?? {};
  const words = WORDS[status];
  // By request id, so that a dialog closed by mistake keeps what was typed.
  const [reasons, setReasons] = useState<Record<string, string>>({});
  const [titles, setTitles] = useState<Record<string, string>>({});
  const reason = reasons[request?.id ?? ''] ?? '';
  const title = titles[request?.id ?? ''] ?? shortTitle(request?.collaboration_objective ?? '');
  const [titleError, setTitleError] = useState<string>();
  const titleField = useRef<HTMLTextAreaElement>(null);
  const send = useAnswerCollaborationRequest();
  const announce = useAnnouncement(words.done);

  const close = () => {
    send.reset();
    setTitleError(undefined);
    onClose();
  };
  const showTitleError = (error: string | undefined) => {
    setTitleError(error);
    if (error) titleField.current?.focus();
    return error !== undefined;
  };
  const submit = (id: string) => {
    const body = {
      status,
      ...(status === 'accepted' && { title }),
      ...(status === 'declined' && { reason }),
    };
    if (showTitleError(inputErrors(CollaborationRequestAnswer, body).title)) return;
    send.mutate(
      { id, body },
      {
        onSuccess: (answered) => {
          announce(answered);
          close();
          onDone?.();
        },
        onError: (error) => {
          if (!isAnswered(error)) {
            showTitleError(error instanceof CallFailure ? error.fields?.title : undefined);
            return;
          }
          showToast({ ...ANSWERED_BEFORE, tone: 'info', duration: LONG_TOAST_MS });
          close();
          onDone?.();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={words.title}
      confirmLabel={words.button}
      destructive={status === 'declined' || status === 'withdrawn'}
      busy={send.isPending}
      onConfirm={() => request && submit(request.id)}
      onClose={close}
    >
      <Stack>
        <div>{request && words.text(counterpartName(request))}</div>
        {request && status === 'accepted' && (
          // Shows a long title whole, also on a phone; it is still one line.
          <Textarea
            ref={titleField}
            autosize
            label="Title of the collaboration"
            description={`Both of you see it in lists and mails, and can change it later. ${title.trim().length}/${SHORT_TITLE_MAX}`}
            withAsterisk
            data-autofocus
            value={title}
            error={titleError}
            onChange={({ currentTarget: { value } }) => {
              setTitleError(undefined);
              setTitles({ ...titles, [request.id]: value });
            }}
            onKeyDown={(event) => {
              if (!pressedEnter(event)) return;
              event.preventDefault();
              submit(request.id);
            }}
          />
        )}
        {request && status === 'declined' && (
          <Textarea
            label="Reason (optional)"
            description={`They see it with your answer. ${reason.length}/${REASON_MAX}`}
            maxLength={REASON_MAX}
            autosize
            minRows={3}
            value={reason}
            onChange={({ currentTarget: { value } }) => setReasons({ ...reasons, [request.id]: value })}
          />
        )}
        {send.error && !isAnswered(send.error) && !titleError && (
          <Alert color="brick" role="alert" title={words.failed}>
            {failureText(send.error, '')}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

/** Confirms the answer; after an acceptance it offers to open the new workspace. */
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
