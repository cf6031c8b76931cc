import { type Insertable, sql, type Updateable } from 'kysely';
import { columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { DemoRequests } from '#platform/server/database/schema.generated.ts';
import { summariseWaiting } from '#platform/server/database/waiting.ts';

const COLUMNS = columns(`
  id account_id created_at email language message name organization people preferred_days reason state updated_at
`);

export type GroupRequestRow = Awaited<ReturnType<typeof findRequestForUpdate>> & object;

export async function insertRequest(db: Db, request: Insertable<DemoRequests>): Promise<void> {
  await db.insertInto('demo_requests').values(request).execute();
}

export async function updateRequest(db: Db, id: string, changes: Updateable<DemoRequests>): Promise<void> {
  await db.updateTable('demo_requests').set(changes).where('id', '=', id).execute();
}

/** Locks a request, so that it is answered once at a time. */
export const findRequestForUpdate = (db: Db, id: string) =>
  db.selectFrom('demo_requests').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();

/** Lets the requests of an address be counted one after the other, and counts the open ones. Call inside a transaction. */
export async function countOpenRequests(db: Db, email: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`demo request ${email}`}))`.execute(db);
  const { count } = await db
    .selectFrom('demo_requests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('state', 'in', ['waiting', 'offered'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts the requests that wait for an admin, and dates the oldest. */
export const summariseRequests = (db: Db) =>
  summariseWaiting(db, db.selectFrom('demo_requests').select('created_at').where('state', '=', 'waiting'));

const WAITING = ['waiting'] as const;
const ANSWERED = ['offered', 'accepted', 'declined', 'withdrawn'] as const;

export async function countRequests(db: Db, isWaiting: boolean): Promise<number> {
  const { count } = await db
    .selectFrom('demo_requests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', 'in', isWaiting ? WAITING : ANSWERED)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Finds one page of requests: those that wait, the oldest first, or those that were answered, the newest first. */
export const findRequests = (
  db: Db,
  isWaiting: boolean,
  { page, pageSize }: { page: number; pageSize: number },
) =>
  db
    .selectFrom('demo_requests')
    .select(COLUMNS)
    .select((eb) =>
      eb
        .selectFrom('demo_slots as s')
        .select((slot) => slot.fn.max('s.starts_at').as('at'))
        .whereRef('s.request_id', '=', 'demo_requests.id')
        .as('offered_at'),
    )
    .where('state', 'in', isWaiting ? WAITING : ANSWERED)
    .orderBy(isWaiting ? 'created_at' : 'updated_at', isWaiting ? 'asc' : 'desc')
    .orderBy('id', isWaiting ? 'asc' : 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

/** Withdraws the open requests of a member who leaves. */
export async function withdrawRequestsOf(db: Db, accountId: string, now: Date): Promise<void> {
  await db
    .updateTable('demo_requests')
    .set({ state: 'withdrawn', updated_at: now })
    .where('account_id', '=', accountId)
    .where('state', 'in', ['waiting', 'offered'])
    .execute();
}

/**
 * Deletes requests of visitors that have not changed since an instant and whose demo is over, at most `most`. Their
 * times and bookings go with them. @returns how many.
 */
export async function deleteVisitorsRequests(db: Db, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from demo_requests where id in (
      select r.id from demo_requests r
      where r.account_id is null and r.updated_at < ${before}
        and not exists (select from demo_slots s where s.request_id = r.id and s.starts_at >= ${before})
      limit ${most})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Finds everything that is kept about a member's requests, for the export. */
export const findEveryRequest = (db: Db, accountId: string) =>
  db
    .selectFrom('demo_requests')
    .select(['name', 'email', 'organization', 'people', 'language', 'preferred_days', 'message', 'state'])
    .select(['reason', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
