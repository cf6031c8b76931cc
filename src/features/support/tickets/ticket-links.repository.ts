import { type Insertable, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { SupportTicketLinks } from '#platform/server/database/schema.generated.ts';

export async function insertLink(db: Db, link: Insertable<SupportTicketLinks>): Promise<void> {
  await db.insertInto('support_ticket_links').values(link).execute();
}

/** Finds the ticket of a link that has not expired. */
export async function findLinkedTicket(db: Db, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const link = await db
    .selectFrom('support_ticket_links')
    .select('ticket_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return link?.ticket_id;
}

/** Deletes the links of a ticket except for the newest `kept`. @returns how many. */
export async function deleteOlderLinks(db: Db, ticketId: string, kept: number): Promise<number> {
  const { rows } = await sql`
    delete from support_ticket_links where id in (
      select id from support_ticket_links where ticket_id = ${ticketId}
      order by created_at desc, id desc offset ${kept})
    returning id`.execute(db);
  return rows.length;
}
