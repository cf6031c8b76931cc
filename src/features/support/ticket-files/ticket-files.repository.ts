import { type Insertable, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { SupportTicketFiles } from '#platform/server/database/schema.generated.ts';

export const insertTicketFile = (db: Db, file: Insertable<SupportTicketFiles>) =>
  db.insertInto('support_ticket_files').values(file).execute();

/** Finds a file with the authors of its ticket and of the one into which that was merged. */
export const findTicketFile = (db: Db, id: string) =>
  db
    .selectFrom('support_ticket_files as f')
    .innerJoin('files as s', 's.name', 'f.file_name')
    .innerJoin('support_tickets as t', 't.id', 'f.ticket_id')
    .leftJoin('support_tickets as m', 'm.id', 't.merged_into')
    .select(['f.id', 'f.ticket_id', 'f.reply_id', 'f.owner_id', 'f.file_name', 'f.original_name'])
    .select(['s.media_type', 's.byte_size', 't.author_id', 't.merged_into', 'm.author_id as main_author_id'])
    .where('f.id', '=', id)
    .executeTakeFirst();

export type TicketFileRow = NonNullable<Awaited<ReturnType<typeof findTicketFile>>>;

/** Counts the files of a ticket, and of these the ones that a member has added and not sent. */
export async function countTicketFiles(
  db: Db,
  ticketId: string,
  ownerId: string,
): Promise<{ all: number; unsent: number }> {
  const { rows } = await sql<{ all: number; unsent: number }>`
    select count(*)::int as all, (count(*) filter (where reply_id is null and owner_id = ${ownerId}))::int as unsent
    from support_ticket_files where ticket_id = ${ticketId}`.execute(db);
  return rows[0] ?? { all: 0, unsent: 0 };
}

/** Deletes a member's file that no message has. @returns the name of its file. */
export async function deleteUnsentFile(db: Db, ownerId: string, id: string): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('support_ticket_files')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('reply_id', 'is', null)
    .returning('file_name')
    .executeTakeFirst();
  return deleted?.file_name;
}

/** Deletes the files of a ticket that were added before an instant and that no message has. @returns their files. */
export async function deleteForgottenFiles(db: Db, ticketId: string, before: Date): Promise<string[]> {
  const deleted = await db
    .deleteFrom('support_ticket_files')
    .where('ticket_id', '=', ticketId)
    .where('reply_id', 'is', null)
    .where('created_at', '<', before.toISOString())
    .returning('file_name')
    .execute();
  return deleted.map(({ file_name }) => file_name);
}
