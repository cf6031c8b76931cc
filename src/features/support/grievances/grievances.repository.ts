import { type Insertable, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { SupportGrievanceLooks, SupportGrievances } from '#platform/server/database/schema.generated.ts';
import { summariseWaiting } from '#platform/server/database/waiting.ts';
import type { DecisionInput, GrievanceKind, GrievancesQuery } from './grievances.contract.ts';

const grievances = (db: Db) =>
  db
    .selectFrom('support_grievances as g')
    .innerJoin('support_tickets as t', 't.id', 'g.ticket_id')
    .leftJoin('accounts as a', 'a.id', 't.author_id')
    .leftJoin('people as p', 'p.id', 't.author_id');

const SHOWN = [
  ...(['t.id', 'g.ground', 'g.about', 't.created_at', 'g.acknowledge_by', 'g.acknowledged_at'] as const),
  ...(['g.dispose_by', 'g.decided_at', 'g.decision'] as const),
] as const;

const rows = (db: Db) =>
  grievances(db)
    .select(SHOWN)
    .select([
      sql<string>`'T-' || t.number`.as('number'),
      sql<GrievanceKind>`t.kind`.as('kind'),
      sql<string>`coalesce(p.full_name, t.guest_name)`.as('name'),
    ]);

const fullRows = (db: Db) =>
  rows(db)
    .leftJoin('people as ack', 'ack.id', 'g.acknowledged_by')
    .leftJoin('people as dec', 'dec.id', 'g.decided_by')
    .select([
      't.message',
      'g.reasons',
      'ack.full_name as acknowledged_by',
      'dec.full_name as decided_by',
      sql<string>`coalesce(a.email, t.guest_email)`.as('email'),
      sql<boolean>`t.author_id is not null`.as('is_member'),
    ]);

/** The clock of the law that ends next; after the decision none runs. */
const nextDue = sql`case when g.acknowledged_at is null then least(g.acknowledge_by, g.dispose_by) else g.dispose_by end`;

/** Restricts a query of grievances to a kind and a state. */
function filtered<Query extends { where(condition: ReturnType<typeof sql<boolean>>): Query }>(
  query: Query,
  { kind, state }: Pick<GrievancesQuery, 'kind' | 'state'>,
  now: Date,
): Query {
  const conditions = [
    ...(kind ? [sql<boolean>`t.kind = ${kind}`] : []),
    ...(state === 'late' ? [sql<boolean>`g.decided_at is null and ${nextDue} < ${now}`] : []),
    ...(state === 'new' ? [sql<boolean>`g.decided_at is null and g.acknowledged_at is null`] : []),
    ...(state === 'acknowledged'
      ? [sql<boolean>`g.decided_at is null and g.acknowledged_at is not null`]
      : []),
    ...(state === 'decided' ? [sql<boolean>`g.decided_at is not null`] : []),
  ];
  return conditions.reduce((limited, condition) => limited.where(condition), query);
}

/** Finds a page of the register: undecided ones first, by the clock that ends next, then decided ones, newest first. */
export const findGrievances = (db: Db, query: GrievancesQuery, now: Date) =>
  filtered(rows(db), query, now)
    .orderBy(sql`g.decided_at is not null`)
    .orderBy(sql`case when g.decided_at is null then ${nextDue} end`)
    .orderBy('g.decided_at', 'desc')
    .orderBy('t.id')
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
    .execute();

export async function countGrievances(db: Db, query: GrievancesQuery, now: Date): Promise<number> {
  const { count } = await filtered(
    grievances(db).select((eb) => eb.fn.countAll<number>().as('count')),
    query,
    now,
  ).executeTakeFirstOrThrow();
  return Number(count);
}

/** Finds a grievance by the id of its ticket. */
export const findGrievance = (db: Db, id: string) => fullRows(db).where('t.id', '=', id).executeTakeFirst();

/** Finds the whole register, oldest first. @param max number of rows. */
export const findEveryGrievance = (db: Db, max: number) =>
  fullRows(db).orderBy('t.created_at', 'desc').orderBy('t.id', 'desc').limit(max).execute();

/** Locks a grievance and its ticket until the transaction ends; undefined if there is no such one. */
export const lockGrievance = (db: Db, id: string) =>
  db
    .selectFrom('support_tickets as t')
    .innerJoin('support_grievances as g', 'g.ticket_id', 't.id')
    .select(['g.acknowledged_at', 'g.decided_at', 'g.dispose_by', 't.version'])
    .where('t.id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function insertGrievance(db: Db, row: Insertable<SupportGrievances>): Promise<void> {
  await db.insertInto('support_grievances').values(row).execute();
}

/** Records the acknowledgement; the next time that is due is that of the decision. */
export async function acknowledge(
  db: Db,
  id: string,
  { by, at, dispose_by }: { by: string; at: Date; dispose_by: string },
): Promise<void> {
  const acknowledged = { acknowledged_at: at, acknowledged_by: by };
  await db.updateTable('support_grievances').set(acknowledged).where('ticket_id', '=', id).execute();
  await db
    .updateTable('support_tickets')
    .set({ due_at: dispose_by })
    .where('id', '=', id)
    .where('status', '<>', 'resolved')
    .execute();
}

export async function decide(
  db: Db,
  id: string,
  { by, at, decision, reasons }: DecisionInput & { by: string; at: Date },
): Promise<void> {
  await db
    .updateTable('support_grievances')
    .set({ decision, reasons, decided_at: at, decided_by: by })
    .where('ticket_id', '=', id)
    .execute();
}

export async function insertLook(db: Db, look: Insertable<SupportGrievanceLooks>): Promise<void> {
  await db.insertInto('support_grievance_looks').values(look).execute();
}

/** True if an admin has looked at a grievance since an instant. */
export async function hasLooked(db: Db, ticketId: string, adminId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('support_grievance_looks')
    .select('id')
    .where('ticket_id', '=', ticketId)
    .where('admin_id', '=', adminId)
    .where('created_at', '>=', since.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds the newest looks at a grievance. */
export const findLooks = (db: Db, ticketId: string, max: number) =>
  db
    .selectFrom('support_grievance_looks as l')
    .leftJoin('people as p', 'p.id', 'l.admin_id')
    .select(['p.full_name as name', 'l.created_at as at'])
    .where('l.ticket_id', '=', ticketId)
    .orderBy('l.created_at', 'desc')
    .limit(max)
    .execute();

/** Counts grievances without a decision, at most a hundred, and dates the oldest. @param lateAt only those late then. */
export const summariseGrievances = (db: Db, lateAt: Date | null) =>
  summariseWaiting(
    db,
    db
      .selectFrom('support_grievances as g')
      .innerJoin('support_tickets as t', 't.id', 'g.ticket_id')
      .select('t.created_at')
      .where('g.decided_at', 'is', null)
      .$if(lateAt !== null, (query) => query.where(sql<boolean>`${nextDue} < ${lateAt}`)),
  );

/** Counts requests about personal data without a decision. */
export async function countOpenPrivacyRequests(db: Db): Promise<number> {
  const { count } = await grievances(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('t.kind', '=', 'privacy_request')
    .where('g.decided_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Finds reports of content without a decision, oldest first. */
export const findOpenReports = (db: Db, most: number) =>
  rows(db)
    .select('t.message')
    .where('t.kind', '=', 'content_report')
    .where('g.decided_at', 'is', null)
    .orderBy('t.created_at')
    .orderBy('t.id')
    .limit(most)
    .execute();
