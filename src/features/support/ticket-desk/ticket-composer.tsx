import { Alert, Button, Checkbox, Group, SegmentedControl, Textarea } from '@mantine/core';
import { IconLock, IconSend } from '@tabler/icons-react';
import { type Ref, useState } from 'react';
import { dropTicketFile, storeTicketFile } from '#features/support/ticket-files/ticket-files.api.ts';
import { TICKET_FILE } from '#features/support/ticket-files/ticket-files.contract.ts';
import {
  type AuthoredTicket,
  MESSAGE_FILES_MAX,
  MESSAGE_MAX,
} from '#features/support/tickets/support-tickets.contract.ts';
import { formatTime } from '#platform/contract/dates.ts';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import { AttachmentField } from '#platform/web/fields/attachment-field.tsx';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';
import { CannedAnswerPicker } from './canned-answer-picker.tsx';
import classes from './ticket-composer.module.css';
import { useCreateNote, useUpdateTicket } from './ticket-desk.api.ts';
import type { DraftChange, TicketDraft } from './ticket-drafts.hook.ts';

interface TicketComposerProps {
  ticket: AuthoredTicket;
  draft: TicketDraft;
  onChange: (change: DraftChange) => void;
  /** Reads the ticket again. */
  reload: () => Promise<AuthoredTicket | undefined>;
  textRef: Ref<HTMLTextAreaElement>;
}

type TicketReply = AuthoredTicket['replies'][number];

const idsOf = (replies: TicketReply[]) => replies.map(({ id }) => id);

/** Messages that came after the answer was begun. */
const newsSince = (seen: string[] | null, replies: TicketReply[]) =>
  seen ? replies.filter(({ id }) => !seen.includes(id)) : [];

/** Writes to the author or to the team. The button says where the text goes. */
export function TicketComposer({ ticket, draft, onChange, reload, textRef }: TicketComposerProps) {
  const { user } = useSession();
  const toTeam = draft.to === 'team';
  const text = toTeam ? draft.note : draft.answer;
  const write = (value: string) => {
    if (toTeam) return onChange({ note: value });
    const isBegun = value.trim() !== '';
    onChange({ answer: value, seen: isBegun ? (draft.seen ?? idsOf(ticket.replies)) : null });
  };
  const insert = (filled: string) => {
    const joined = draft.answer.trim() ? `${draft.answer.trimEnd()}\n\n${filled}` : filled;
    write(joined.slice(0, MESSAGE_MAX));
  };
  const values = {
    name: ticket.name,
    ticket: ticket.number,
    subject: ticket.subject,
    supporter: user?.full_name ?? '',
  };
  return (
    <section className={classes.composer} data-to={draft.to} aria-label="Write">
      <SegmentedControl
        aria-label="Where the text goes"
        value={draft.to}
        onChange={(to) => onChange({ to: to as TicketDraft['to'] })}
        data={[
          { value: 'author', label: 'Answer' },
          { value: 'team', label: 'Team note' },
        ]}
      />
      {!toTeam && <CannedAnswerPicker values={values} onPick={insert} />}
      <Textarea
        ref={textRef}
        label={toTeam ? 'Note for the team' : `Answer to ${ticket.name}`}
        description={
          toTeam
            ? 'Only supporters see it. It is in no email and in no download of the author.'
            : `Sent by email to ${ticket.email}.`
        }
        maxLength={MESSAGE_MAX}
        autosize
        minRows={4}
        maxRows={16}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
      />
      {toTeam ? (
        <SaveNote ticket={ticket} text={text} onSaved={() => onChange({ note: '' })} />
      ) : (
        <SendAnswer ticket={ticket} draft={draft} reload={reload} onChange={onChange} />
      )}
    </section>
  );
}

function SaveNote({ ticket, text, onSaved }: { ticket: AuthoredTicket; text: string; onSaved: () => void }) {
  const save = useCreateNote(ticket.id);
  const submit = () =>
    save.mutate(text, {
      onSuccess: () => {
        showToast({
          title: 'Note saved',
          message: `${ticket.number}: only the team sees it.`,
          tone: 'success',
        });
        onSaved();
      },
    });
  return (
    <>
      <Failure title="Note not saved" error={save.error} />
      <Group justify="flex-end">
        <Button
          variant="default"
          leftSection={<IconLock size={18} stroke={1.5} aria-hidden />}
          disabled={text.trim() === ''}
          loading={save.isPending}
          onClick={submit}
        >
          Save note for the team
        </Button>
      </Group>
    </>
  );
}

type SendAnswerProps = Omit<TicketComposerProps, 'textRef'>;

/**
 * Sends the answer. If messages came after it was begun, they are shown first and the text stays: the supporter changes it,
 * or sends it all the same.
 */
function SendAnswer({ ticket, draft, onChange, reload }: SendAnswerProps) {
  const send = useUpdateTicket(ticket.id);
  const [awaits, setAwaits] = useState(true);
  const [isStoring, setStoring] = useState(false);
  // While it is being sent, the newest message may be this one.
  const news = send.isPending ? [] : newsSince(draft.seen, ticket.replies);
  const run = (status: 'in-progress' | 'resolved', { version } = ticket) => {
    const reply = draft.answer;
    const file_ids = draft.files.map(({ id }) => id);
    send.mutate(
      { version, reply, file_ids, status, awaits_answer: awaits },
      {
        onSuccess: () => {
          const message = `${ticket.number}: ${ticket.name} gets it by email.`;
          showToast({ title: 'Answer sent', message, tone: 'success' });
          onChange({ answer: '', files: [], seen: null });
        },
        onError: async (error) => {
          if (!(error instanceof CallFailure && error.status === 409)) return;
          const latest = await reload();
          // Only a fact has changed, such as the priority: that does not concern the answer.
          const isSame = latest && newsSince(draft.seen, latest.replies).length === 0;
          if (isSame && latest.version !== version) run(status, latest);
        },
      },
    );
  };
  const cannotSend = draft.answer.trim() === '' || isStoring;
  const isConflict = send.error instanceof CallFailure && send.error.status === 409;
  return (
    <>
      <AttachmentField
        what="message"
        max={MESSAGE_FILES_MAX}
        rule={TICKET_FILE}
        store={(file) => storeTicketFile(ticket.id, file)}
        drop={dropTicketFile}
        value={draft.files}
        onChange={(change) => onChange(({ files }) => ({ files: change(files) }))}
        onBusy={setStoring}
      />
      <Checkbox
        label="Pause the clock until the author answers"
        checked={awaits}
        onChange={(event) => setAwaits(event.currentTarget.checked)}
      />
      {news.length > 0 && <News news={news} name={ticket.name} />}
      <Failure title="Answer not sent" error={isConflict && news.length > 0 ? null : send.error} />
      <Group justify="flex-end" gap="sm">
        <Button
          className={classes.send}
          variant="default"
          disabled={cannotSend || send.isPending}
          onClick={() => run('resolved')}
        >
          Send and resolve
        </Button>
        <Button
          className={classes.send}
          leftSection={<IconSend size={18} stroke={1.5} aria-hidden />}
          disabled={cannotSend}
          loading={send.isPending}
          onClick={() => run('in-progress')}
        >
          {news.length > 0 ? `Send all the same to ${ticket.name}` : `Send answer to ${ticket.name}`}
        </Button>
      </Group>
    </>
  );
}

function News({ news, name }: { news: TicketReply[]; name: string }) {
  const bySupport = news.some(({ from_support }) => from_support);
  return (
    <Alert
      color="marigold"
      role="alert"
      title={
        bySupport
          ? 'Another supporter answered while you were writing'
          : `${name} wrote while you were writing`
      }
    >
      {news.map(({ id, message, from_support, created_at }) => (
        <blockquote key={id} className={classes.news}>
          <strong>
            {from_support ? 'Support team' : name}, {formatTime(created_at)}:
          </strong>{' '}
          {message}
        </blockquote>
      ))}
      Your text is kept. Change it, or send it all the same.
    </Alert>
  );
}

function Failure({ title, error }: { title: string; error: Error | null }) {
  if (!error) return null;
  return (
    <Alert color="brick" role="alert" title={title}>
      {failureText(error, 'Please try again. Your text is kept.')}
    </Alert>
  );
}
