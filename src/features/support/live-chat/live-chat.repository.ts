import type { Insertable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { SupportChatMessages, SupportChats } from '#platform/server/database/schema.generated.ts';
import { summariseWaiting } from '#platform/server/database/waiting.ts';

/** Chats with the names of both sides and the number of the ticket. */
const chats = (db: Db) =>
  db
    .selectFrom('support_chats as c')
    .leftJoin('people as m', 'm.id', 'c.member_id')
    .leftJoin('people as s', 's.id', 'c.supporter_id')
    .leftJoin('support_tickets as t', 't.id', 'c.ticket_id')
    .select([
      'c.id',
      'c.state',
      'c.member_id',
      'm.full_name as member_name',
      'c.supporter_id',
      's.full_name as supporter_name',
      'c.transcript',
      'c.created_at',
      'c.waits_until',
      'c.last_message_at',
      'c.ended_because',
      't.number as ticket_number',
    ]);

export type ChatRow = NonNullable<Awaited<ReturnType<typeof findChat>>>;

export const findChat = (db: Db, id: string) => chats(db).where('c.id', '=', id).executeTakeFirst();

/** Finds the chat of a member that has not ended. */
export const findOpenChat = (db: Db, memberId: string) =>
  chats(db).where('c.member_id', '=', memberId).where('c.state', '<>', 'ended').executeTakeFirst();

/** Finds all chats of a member, oldest first. */
export const findChatsOf = (db: Db, memberId: string) =>
  chats(db).where('c.member_id', '=', memberId).orderBy('c.created_at').execute();

/** Finds the chats that wait or go on, oldest first, with the newest message of each. */
export const findOpenChats = (db: Db, most: number) =>
  chats(db)
    .innerJoin('support_chat_messages as l', (join) =>
      join.onRef('l.chat_id', '=', 'c.id').onRef('l.seq', '=', 'c.messages_count'),
    )
    .select('l.message as latest')
    .where('c.state', '<>', 'ended')
    .orderBy('c.created_at')
    .orderBy('c.id')
    .limit(most)
    .execute();

/** Counts the chats that nobody has taken. */
export const summariseWaitingChats = (db: Db) =>
  summariseWaiting(db, db.selectFrom('support_chats').select('created_at').where('state', '=', 'waiting'));

/** Finds a chat and locks it until the transaction ends, so that its messages get their numbers one after the other. */
export const lockChat = (db: Db, id: string) =>
  db
    .selectFrom('support_chats')
    .select([
      'id',
      'state',
      'member_id',
      'supporter_id',
      'messages_count',
      'waits_until',
      'last_message_at',
      'transcript',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
export type LockedChat = NonNullable<Awaited<ReturnType<typeof lockChat>>>;

export async function insertChat(db: Db, chat: Insertable<SupportChats>): Promise<void> {
  await db.insertInto('support_chats').values(chat).execute();
}

export async function updateChat(db: Db, id: string, changes: Updateable<SupportChats>): Promise<void> {
  await db.updateTable('support_chats').set(changes).where('id', '=', id).execute();
}

export async function insertMessage(db: Db, message: Insertable<SupportChatMessages>): Promise<void> {
  await db.insertInto('support_chat_messages').values(message).execute();
}

const messages = (db: Db, chatId: string) =>
  db
    .selectFrom('support_chat_messages as m')
    .leftJoin('people as p', 'p.id', 'm.author_id')
    .select(['m.id', 'm.seq', 'm.sender', 'p.full_name as name', 'm.message', 'm.created_at', 'm.author_id'])
    .where('m.chat_id', '=', chatId);

/** Finds the messages of a chat after the one with this number, in their order. */
export const findMessages = (db: Db, chatId: string, after: number) =>
  messages(db, chatId).where('m.seq', '>', after).orderBy('m.seq').execute();

/** Finds the message that a page sent with this id. */
export const findMessage = (db: Db, chatId: string, id: string) =>
  messages(db, chatId).where('m.id', '=', id).executeTakeFirst();

export const findMessageAt = (db: Db, chatId: string, seq: number) =>
  messages(db, chatId).where('m.seq', '=', seq).executeTakeFirst();

/** Finds chats that nobody took in time, and those in which nobody has written since `silentSince`. */
export const findForgottenChats = (db: Db, now: Date, silentSince: Date, most: number) =>
  db
    .selectFrom('support_chats')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('state', '=', 'waiting').and('waits_until', '<=', now.toISOString()),
        eb('state', '=', 'open').and('last_message_at', '<=', silentSince.toISOString()),
      ]),
    )
    .orderBy('created_at')
    .limit(most)
    .execute();

/** Deletes chats that ended before this moment, oldest first. @returns how many. */
export async function removeOldChats(db: Db, endedBefore: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from support_chats where id in (
      select id from support_chats where state = 'ended' and ended_at < ${endedBefore.toISOString()}
      order by ended_at limit ${most} for update skip locked
    )`.execute(db);
  return Number(numAffectedRows);
}
