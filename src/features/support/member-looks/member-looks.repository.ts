import { type Insertable, sql } from 'kysely';
import type { AccountId } from '#platform/contract/people/ids.ts';
import { columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { SupportLooks } from '#platform/server/database/schema.generated.ts';
import { EARLIER_TICKETS_MAX } from './member-looks.contract.ts';

/** Finds the author and the number of a ticket; undefined if there is no such ticket. */
export const findTicketAuthor = (db: Db, ticketId: string) =>
  db
    .selectFrom('support_tickets')
    .select(['author_id', 'number'])
    .where('id', '=', ticketId)
    .executeTakeFirst();

const LEVELS = columnsOf(
  'p',
  `
  documents_checked_on documents_checked_until field_audited_on field_audited_until monitored_on monitored_until
`,
);

const count = (rows: ReturnType<typeof sql>) => sql<number>`(select count(*)::int from ${rows})`;

/**
 * Finds the facts of a person and of the profile that the person acted for last, beside a ticket or on the page of the person; undefined
 * once the account is erased, and for a person who acts for none.
 */
export const findMemberFacts = (db: Db, memberId: AccountId, ticketId: string | null) =>
  db
    .selectFrom('accounts as a')
    .innerJoin('people as w', 'w.id', 'a.id')
    .innerJoin('profiles as p', 'p.id', 'w.profile_id')
    .select(LEVELS)
    .select(['p.id', 'p.member_name as name', 'p.full_name as contact_name', 'p.organization_type'])
    .select(['p.headquarters_state as state', 'p.created_at as joined_at'])
    .select([
      sql<string | null>`case when p.is_published then p.slug end`.as('slug'),
      sql<boolean>`a.email_confirmed_at is not null`.as('email_confirmed'),
      sql<boolean>`exists (select from verification_requests v where v.member_id = p.id and v.status = 'open')`.as(
        'has_open_verification',
      ),
      count(sql`collaboration_requests r where r.sender_profile_id = p.id and r.status = 'pending'`).as(
        'requests_sent',
      ),
      count(sql`collaboration_requests r where r.target_profile_id = p.id and r.status = 'pending'`).as(
        'requests_received',
      ),
      count(sql`collaboration_participants c join collaborations w on w.id = c.collaboration_id
        where c.profile_id = p.id and w.removed_at is null`).as('collaborations'),
      count(sql`support_tickets t where t.author_id = a.id and t.id is distinct from ${ticketId}::uuid`).as(
        'other_tickets',
      ),
    ])
    .where('a.id', '=', memberId)
    .executeTakeFirst();

/** Finds the newest tickets of a member, without the one that the facts are shown beside. */
export const findEarlierTickets = (db: Db, memberId: AccountId, ticketId: string | null) =>
  db
    .selectFrom('support_tickets')
    .select(['id', 'number', 'subject', 'status', 'created_at'])
    .where('author_id', '=', memberId)
    .$if(ticketId !== null, (others) => others.where('id', '<>', ticketId))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(EARLIER_TICKETS_MAX)
    .execute();

export async function insertLook(db: Db, look: Insertable<SupportLooks>): Promise<void> {
  await db.insertInto('support_looks').values(look).execute();
}

const looks = (db: Db) =>
  db
    .selectFrom('support_looks as l')
    .innerJoin('people as p', 'p.id', 'l.member_id')
    .select(['l.id', 'l.looked_by_name', 'p.member_name', 'l.ticket_number', 'l.looked_at'])
    .orderBy('l.looked_at', 'desc')
    .orderBy('l.id', 'desc');

/** Finds one page of the looks, newest first. */
export const findLooks = (db: Db, { page, pageSize }: { page: number; pageSize: number }) =>
  looks(db)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export async function countLooks(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('support_looks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Finds every look at this member. */
export const findLooksAt = (db: Db, memberId: string) =>
  looks(db).where('l.member_id', '=', memberId).execute();

/** Finds every look by this supporter. */
export const findLooksBy = (db: Db, accountId: AccountId) =>
  looks(db).where('l.looked_by', '=', accountId).execute();

/** Deletes looks before an instant, oldest first. @returns how many. */
export async function deleteLooksBefore(db: Db, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from support_looks where id in (
      select id from support_looks where looked_at < ${before.toISOString()}
      order by looked_at limit ${most} for update skip locked
    )`.execute(db);
  return Number(numAffectedRows);
}
