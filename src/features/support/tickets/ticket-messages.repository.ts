import { type Insertable, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { SupportTicketReplies } from '#platform/server/database/schema.generated.ts';

/** A message with the ticket that shows it (`root`) and the number of the ticket in which it was written. */
interface MessageRow {
  id: string;
  root: string;
  number: number;
  message: string;
  from_support: boolean;
  author_name: string | null;
  created_at: string;
}

/**
 * Messages after the first one of the tickets `$1`, with all messages of those that were merged into them. Notes of
 * supporters are in another table, so that no reader of this one can see them.
 */
const messagesOf = (ids: string[]) => sql`
  select r.id, coalesce(t.merged_into, t.id) as root, t.number, r.message, r.from_support, r.author_id, r.created_at
  from support_tickets t join support_ticket_replies r on r.ticket_id = t.id
  where t.id = any(${ids}::uuid[]) or t.merged_into = any(${ids}::uuid[])
  union all
  select t.id, t.merged_into, t.number, t.message, false, null, t.created_at
  from support_tickets t where t.merged_into = any(${ids}::uuid[])`;

/** Finds the conversations of tickets, oldest message first. */
export async function findMessages(db: Db, ids: string[]): Promise<MessageRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<MessageRow>`
    select m.id, m.root, m.number, m.message, m.from_support, p.full_name as author_name, m.created_at
    from (${messagesOf(ids)}) m left join people p on m.from_support and p.id = m.author_id
    order by m.created_at, m.id`.execute(db);
  return rows;
}

/** The newest message of a conversation, and the number of messages after the first one. */
interface LastMessage {
  root: string;
  message: string;
  from_support: boolean;
  created_at: string;
  replies_count: number;
}

export async function findLastMessages(db: Db, ids: string[]): Promise<LastMessage[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<LastMessage>`
    select distinct on (root) root, message, from_support, created_at,
      (count(*) over (partition by root))::int as replies_count
    from (${messagesOf(ids)}) m order by root, created_at desc, id desc`.execute(db);
  return rows;
}

/** Finds the files of messages, in their order. */
export async function findFilesOf(db: Db, replyIds: string[]) {
  if (replyIds.length === 0) return [];
  return db
    .selectFrom('support_ticket_files as f')
    .innerJoin('files as s', 's.name', 'f.file_name')
    .select(['f.id', 'f.reply_id', 'f.original_name as name', 's.media_type', 's.byte_size'])
    .where('f.reply_id', 'in', replyIds)
    .orderBy('f.place')
    .orderBy('f.id')
    .execute();
}

/** Finds the numbers of the tickets that were merged into these. */
export async function findMerged(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('support_tickets')
    .select(['merged_into', 'number'])
    .where('merged_into', 'in', ids)
    .orderBy('number')
    .execute();
}

export async function insertReply(db: Db, reply: Insertable<SupportTicketReplies>): Promise<void> {
  await db.insertInto('support_ticket_replies').values(reply).execute();
}

export async function insertReplies(db: Db, replies: Insertable<SupportTicketReplies>[]): Promise<void> {
  if (replies.length > 0) await db.insertInto('support_ticket_replies').values(replies).execute();
}

/** Counts the messages after the first one of a ticket. */
export async function countReplies(db: Db, ticketId: string): Promise<number> {
  const { count } = await db
    .selectFrom('support_ticket_replies')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Gives a message files of its author that have none yet, in this order. @returns how many it has got.
 */
export async function attachFiles(
  db: Db,
  { ticketId, replyId, ownerId, ids }: { ticketId: string; replyId: string; ownerId: string; ids: string[] },
): Promise<number> {
  const { rows } = await sql`
    update support_ticket_files f set reply_id = ${replyId}, place = wanted.place
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
    where f.id = wanted.id and f.ticket_id = ${ticketId} and f.owner_id = ${ownerId} and f.reply_id is null
    returning f.id`.execute(db);
  return rows.length;
}

/** Finds the stored files in the tickets of a member that belong to other accounts: those of supporters. */
export async function findFilesFromSupport(db: Db, authorId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('support_ticket_files as f')
    .innerJoin('support_tickets as t', 't.id', 'f.ticket_id')
    .select('f.file_name')
    .where('t.author_id', '=', authorId)
    .where('f.owner_id', '<>', authorId)
    .execute();
  return rows.map(({ file_name }) => file_name);
}
