import { IconLock } from '@tabler/icons-react';
import { useDownloadTicketFile } from '#features/support/ticket-files/ticket-files.api.ts';
import type { TicketNote } from '#features/support/ticket-work/ticket-work.contract.ts';
import type { AuthoredTicket } from '#features/support/tickets/support-tickets.contract.ts';
import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { formatBytes } from '#platform/contract/files.ts';
import { DownloadButton } from '#platform/web/ui/download-button.tsx';
import classes from './ticket-conversation.module.css';

type TicketReply = AuthoredTicket['replies'][number];

const when = (instant: string) => `${formatInstant(instant)}, ${formatTime(instant)}`;

interface TicketConversationProps {
  ticket: AuthoredTicket;
  notes: TicketNote[];
}

/** The messages of both sides with the notes of the team between them, oldest first. */
export function TicketConversation({ ticket, notes }: TicketConversationProps) {
  const entries = [
    ...ticket.replies.map((reply) => ({ at: reply.created_at, id: reply.id, reply, note: null })),
    ...notes.map((note) => ({ at: note.created_at, id: note.id, reply: null, note })),
  ].sort((one, other) => (one.at < other.at ? -1 : 1));
  return (
    <ol className={classes.conversation} aria-label="Conversation">
      <li>
        <article className={classes.message} data-from="author">
          <p className={classes.head}>
            <strong>{ticket.name}</strong> <span>{when(ticket.created_at)}</span>
          </p>
          <p className={classes.text}>{ticket.message}</p>
        </article>
      </li>
      {entries.map(({ id, reply, note }) => (
        <li key={id}>
          {reply && <Message reply={reply} ticket={ticket} />}
          {note && <Note note={note} />}
        </li>
      ))}
    </ol>
  );
}

function Message({ reply, ticket }: { reply: TicketReply; ticket: AuthoredTicket }) {
  const { from_support, number, created_at, message, files } = reply;
  const download = useDownloadTicketFile();
  return (
    <article className={classes.message} data-from={from_support ? 'support' : 'author'}>
      <p className={classes.head}>
        <strong>{from_support ? 'Support team' : ticket.name}</strong>{' '}
        <span>
          {when(created_at)}
          {number !== ticket.number && ` · written in ${number}`}
        </span>
      </p>
      <p className={classes.text}>{message}</p>
      {files.length > 0 && (
        <ul className={classes.files} aria-label="Files">
          {files.map(({ id, name, byte_size }) => (
            <li key={id}>
              {name} <span className={classes.size}>{formatBytes(byte_size)}</span>
              <DownloadButton
                action="Download"
                name={name}
                id={id}
                download={download}
                failed="File not opened"
              />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function Note({ note }: { note: TicketNote }) {
  const { author_name, created_at, message, is_unsent_reply } = note;
  return (
    <article className={classes.note}>
      <p className={classes.head}>
        <IconLock size={16} stroke={1.5} aria-hidden />
        <strong>{is_unsent_reply ? 'Answer that was not sent' : 'Note for the team'}</strong>{' '}
        <span>
          {author_name ?? 'A former supporter'} · {when(created_at)} · the author does not see it
        </span>
      </p>
      <p className={classes.text}>{message}</p>
    </article>
  );
}
