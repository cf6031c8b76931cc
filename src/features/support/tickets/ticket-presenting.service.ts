import type { Context } from '#platform/server/context.ts';
import type { AuthoredTicket, Ticket, TicketDetail } from './support-tickets.contract.ts';
import type { TicketRow } from './support-tickets.repository.ts';
import { findFilesOf, findLastMessages, findMerged, findMessages } from './ticket-messages.repository.ts';
import { canRate, reopenUntil } from './ticket-states.rules.ts';

/** A ticket's number as people read it. */
export const numbered = (number: number) => `T-${number}`;

/** The fields of a ticket that its author sees in the list. */
function base(row: TicketRow): Omit<Ticket, 'last_reply' | 'replies_count'> {
  const { id, number, kind, subject, category, message, status, priority, version } = row;
  const { due_at, waiting_since, resolved_at, rating, created_at, updated_at } = row;
  return {
    id,
    number: numbered(number),
    kind,
    subject,
    category,
    message,
    status,
    priority,
    version,
    due_at,
    waiting_since,
    resolved_at,
    rating,
    created_at,
    updated_at,
  };
}

/** Converts rows to the wire format of lists. */
export async function presentList(ctx: Context, rows: TicketRow[]): Promise<Ticket[]> {
  const last = await findLastMessages(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { replies_count, message, from_support, created_at } =
      last.find(({ root }) => root === row.id) ?? {};
    const last_reply = created_at
      ? { message: message ?? '', from_support: from_support === true, created_at }
      : null;
    return { ...base(row), replies_count: replies_count ?? 0, last_reply };
  });
}

/** Converts rows to the wire format of supporters, with the conversations. */
export async function presentToSupport(ctx: Context, rows: TicketRow[]): Promise<AuthoredTicket[]> {
  const ids = rows.map(({ id }) => id);
  const messages = await findMessages(ctx.db, ids);
  const [files, merged] = await Promise.all([
    findFilesOf(
      ctx.db,
      messages.map(({ id }) => id),
    ),
    findMerged(ctx.db, ids),
  ]);
  return rows.map((row) => {
    const replies = messages
      .filter(({ root }) => root === row.id)
      .map(({ root: _, number, ...message }) => ({
        ...message,
        number: numbered(number),
        files: files
          .filter(({ reply_id }) => reply_id === message.id)
          .map(({ reply_id: _, ...file }) => file),
      }));
    const last = replies.at(-1);
    const { first_answered_at, rating_comment, rated_at, phone, organization, author_id } = row;
    return {
      ...base(row),
      first_answered_at,
      rating_comment,
      rated_at,
      phone,
      organization,
      author_id,
      replies,
      replies_count: replies.length,
      last_reply: last
        ? { message: last.message, from_support: last.from_support, created_at: last.created_at }
        : null,
      merged_into: row.merged_into_number === null ? null : numbered(row.merged_into_number),
      merged: merged
        .filter(({ merged_into }) => merged_into === row.id)
        .map(({ number }) => numbered(number)),
      follows: row.follows_number === null ? null : numbered(row.follows_number),
      reopen_until: reopenUntil(row.resolved_at),
      can_rate: row.merged_into === null && canRate(row, ctx.now),
      name: row.member_name ?? row.guest_name ?? '',
      email: row.member_email ?? row.guest_email ?? '',
      is_member: author_id !== null,
      assignee:
        row.assignee_id && row.assignee_name ? { id: row.assignee_id, name: row.assignee_name } : null,
    };
  });
}

/** Takes out what the author does not see: who answers, and the own contact facts. */
function forAuthor({
  name: _name,
  email: _email,
  phone: _phone,
  organization: _organization,
  is_member: _isMember,
  author_id: _author,
  assignee: _assignee,
  ...ticket
}: AuthoredTicket): TicketDetail {
  const replies = ticket.replies.map(({ author_name: _, ...reply }) => reply);
  return { ...ticket, replies };
}

/** Converts rows to the wire format of their author, with the conversations. */
export const presentDetails = async (ctx: Context, rows: TicketRow[]): Promise<TicketDetail[]> =>
  (await presentToSupport(ctx, rows)).map(forAuthor);
