import type { UseMutationResult } from '@tanstack/react-query';
import type {
  TicketDetail,
  TicketFile,
  TicketReply,
} from '#features/support/tickets/support-tickets.contract.ts';
import { formatDue } from '#features/support/tickets/ticket-states.rules.ts';
import { formatBytes } from '#platform/contract/files.ts';
import { DownloadButton } from '#platform/web/ui/download-button.tsx';
import classes from './message-list.module.css';

/** Saves the file with this id. */
export type Download = UseMutationResult<unknown, Error, string>;

/** The messages of a ticket, oldest first. */
export function MessageList({ ticket, download }: { ticket: TicketDetail; download: Download }) {
  const { id, number, message, replies, created_at } = ticket;
  const first = { id, number, message, created_at, from_support: false, files: [] };
  // A ticket that was merged into this one can be older.
  const messages = [first, ...replies].toSorted((one, other) =>
    one.created_at.localeCompare(other.created_at),
  );
  return (
    <ol className={classes.list}>
      {messages.map((one) => (
        <Message key={one.id} message={one} isMerged={one.number !== number} download={download} />
      ))}
    </ol>
  );
}

interface MessageProps {
  message: TicketReply;
  /** True if it was written in another ticket. */
  isMerged: boolean;
  download: Download;
}

function Message({
  message: { number, message, from_support, files, created_at },
  isMerged,
  download,
}: MessageProps) {
  return (
    <li className={classes.message} data-support={from_support || undefined}>
      <p className={classes.head}>
        <strong>{from_support ? 'Support team' : 'You'}</strong>
        <span>
          {isMerged && `in ${number} · `}
          {formatDue(created_at, new Date())}
        </span>
      </p>
      {message && <p className={classes.text}>{message}</p>}
      {files.length > 0 && (
        <ul className={classes.files} aria-label="Files">
          {files.map((file) => (
            <File key={file.id} file={file} download={download} />
          ))}
        </ul>
      )}
    </li>
  );
}

function File({ file: { id, name, byte_size }, download }: { file: TicketFile; download: Download }) {
  return (
    <li className={classes.file}>
      <span className={classes.name}>
        {name} <span className={classes.size}>{formatBytes(byte_size)}</span>
      </span>
      <DownloadButton action="Download" name={name} id={id} download={download} failed="File not opened" />
    </li>
  );
}
