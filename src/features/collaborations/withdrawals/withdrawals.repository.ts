import { type Insertable, type RawBuilder, sql } from 'kysely';
import { isThere } from '#features/collaborations/readers/readers.repository.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import { hasAsMany } from '#platform/server/database/member-counts.ts';
import type { CollaborationWithdrawals } from '#platform/server/database/schema.generated.ts';
import type { WithdrawnKind } from './withdrawals.contract.ts';

/*
 * A withdrawn row has the id of its withdrawal, and stays in a table ..._records: the view that all other statements use does
 * not show it (migrations/0138_withdrawals.sql). Only this file knows these tables.
 */

const TABLES = {
  file: 'collaboration_file_records',
  milestone: 'collaboration_milestone_records',
  indicator: 'collaboration_indicator_records',
  reading: 'collaboration_reading_records',
} as const satisfies Record<WithdrawnKind, string>;

/** What goes and comes with a record: the column that refers to it. */
const FOLLOWING = [
  { kind: 'milestone', table: 'collaboration_thread_records', column: 'milestone_id' },
  { kind: 'indicator', table: 'collaboration_reading_records', column: 'indicator_id' },
] as const;

/** Locks a record until the transaction ends: whoever refers to it meanwhile waits, and then finds it gone. */
export async function lockRecord(db: Db, kind: WithdrawnKind, id: string): Promise<void> {
  await sql`select from ${sql.table(TABLES[kind])} where id = ${id} for update`.execute(db);
}

/** The condition that a report is accepted, of the collaboration that it belongs to. */
const ACCEPTED = sql`r.status = 'accepted'`;

/** A reading `g` that an accepted report counts: of a day of its period, and written before it was sent. */
const readingsInReports = (only: RawBuilder<unknown>) => sql`
  select from collaboration_reading_records g
  join collaboration_indicator_records i on i.id = g.indicator_id
  join collaboration_reports r on r.collaboration_id = i.collaboration_id and ${ACCEPTED}
    and g.reading_date between r.period_from and r.period_to and g.created_at <= r.sent_at
  where ${only}`;

const EVIDENCE: Record<WithdrawnKind, (id: string) => RawBuilder<unknown>> = {
  file: (id) => sql`
    exists (select from collaboration_milestone_evidence e join collaboration_milestone_records m on m.id = e.milestone_id
      where e.file_id = ${id} and m.status = 'completed')
    or exists (select from collaboration_report_files e join collaboration_reports r on r.id = e.report_id
      where e.file_id = ${id} and ${ACCEPTED})
    or exists (${readingsInReports(sql`exists (
      select from collaboration_reading_files e where e.reading_id = g.id and e.file_id = ${id})`)})`,
  milestone: () => sql`false`,
  indicator: (id) => sql`exists (${readingsInReports(sql`i.id = ${id}`)})`,
  reading: (id) => sql`exists (${readingsInReports(sql`g.id = ${id}`)})`,
};

/** Tells whether a record is evidence of accepted work; what refers to it counts also while it is withdrawn. */
export async function isEvidence(db: Db, kind: WithdrawnKind, id: string): Promise<boolean> {
  const { rows } = await sql<{ is_evidence: boolean }>`select ${EVIDENCE[kind](id)} as is_evidence`.execute(
    db,
  );
  return rows[0]?.is_evidence ?? false;
}

/** Returns true if the collaboration already has `max` withdrawn records. */
export const hasWithdrawals = (db: Db, collaborationId: string, max: number) =>
  hasAsMany(db, { table: 'collaboration_withdrawals', column: 'collaboration_id' }, collaborationId, max);

/** Stores a withdrawal and takes its record, with what follows it, out of sight. */
export async function insertWithdrawal(
  db: Db,
  withdrawal: Insertable<CollaborationWithdrawals> & { kind: WithdrawnKind },
): Promise<void> {
  await db.insertInto('collaboration_withdrawals').values(withdrawal).execute();
  const { id, kind, subject_id } = withdrawal;
  await sql`update ${sql.table(TABLES[kind])} set withdrawal_id = ${id} where id = ${subject_id}`.execute(db);
  for (const { table, column } of FOLLOWING.filter((one) => one.kind === kind)) {
    await sql`update ${sql.table(table)} set withdrawal_id = ${id}
      where ${sql.ref(column)} = ${subject_id} and withdrawal_id is null`.execute(db);
  }
}

const ONE_A_DAY = { collaboration_readings_one_a_day: 'READING_DAY_TAKEN' } as const;

/**
 * Brings a record back with what went with it, and deletes the withdrawal.
 * @throws AppError READING_DAY_TAKEN where another reading has its place.
 */
export async function restoreRecord(
  db: Db,
  { id, kind }: { id: string; kind: WithdrawnKind },
): Promise<void> {
  const tables = [TABLES[kind], ...FOLLOWING.filter((one) => one.kind === kind).map(({ table }) => table)];
  for (const table of tables) {
    await mapConstraints(ONE_A_DAY, () =>
      sql`update ${sql.table(table)} set withdrawal_id = null where withdrawal_id = ${id}`.execute(db),
    );
  }
  await deleteWithdrawal(db, id);
}

/** Deletes a withdrawal, and for good what was withdrawn by it. */
export async function deleteWithdrawal(db: Db, id: string): Promise<void> {
  await db.deleteFrom('collaboration_withdrawals').where('id', '=', id).execute();
}

const COLUMNS = ['w.id', 'w.kind', 'w.name', 'w.withdrawn_at', 'w.reason'] as const;
const WITHDRAWN_BY = sql<string | null>`coalesce(acting_name(w.withdrawn_by, w.withdrawn_for),
  (select p.member_name from profiles p where p.id = w.withdrawn_for))`.as('withdrawn_by_name');

/** Finds one page of what was withdrawn in a collaboration after an instant, newest first. */
export const findWithdrawals = (
  db: Db,
  collaborationId: string,
  after: Date,
  { page, pageSize }: ListQuery,
) =>
  db
    .selectFrom('collaboration_withdrawals as w')
    .select(COLUMNS)
    .select(WITHDRAWN_BY)
    .where('w.collaboration_id', '=', collaborationId)
    .where('w.withdrawn_at', '>', after.toISOString())
    .orderBy('w.withdrawn_at', 'desc')
    .orderBy('w.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

/** Finds what was withdrawn in a collaboration after an instant, and locks it. */
export const findWithdrawalForUpdate = (db: Db, collaborationId: string, id: string, after: Date) =>
  db
    .selectFrom('collaboration_withdrawals')
    .select(['id', 'kind', 'name', 'subject_id'])
    .where('id', '=', id)
    .where('collaboration_id', '=', collaborationId)
    .where('withdrawn_at', '>', after.toISOString())
    .forUpdate()
    .executeTakeFirst();

/** Finds the indicator of a withdrawn reading; undefined while that is withdrawn too. */
export const findIndicatorOfReading = (db: Db, readingId: string) =>
  db
    .selectFrom('collaboration_reading_records as r')
    .innerJoin('collaboration_indicators as i', 'i.id', 'r.indicator_id')
    .select(['i.id', 'i.name'])
    .where('r.id', '=', readingId)
    .executeTakeFirst();

/** Finds what was withdrawn up to an instant, oldest first. */
export async function findWithdrawnUntil(db: Db, until: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('collaboration_withdrawals')
    .select('id')
    .where('withdrawn_at', '<=', until.toISOString())
    .orderBy('withdrawn_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Finds a withdrawal up to an instant, and locks it; undefined if it was restored meanwhile. */
export const findOldForUpdate = (db: Db, id: string, until: Date) =>
  db
    .selectFrom('collaboration_withdrawals')
    .select(['id', 'collaboration_id', 'kind', 'name', 'subject_id'])
    .where('id', '=', id)
    .where('withdrawn_at', '<=', until.toISOString())
    .forUpdate()
    .executeTakeFirst();

/** Finds what the people of a member have withdrawn, oldest first. */
export const findWithdrawalsOfMember = (db: Db, memberId: string) =>
  db
    .selectFrom('collaboration_withdrawals as w')
    .select(COLUMNS)
    .select('w.collaboration_id')
    .where('w.withdrawn_for', '=', memberId)
    .where(isThere('w.collaboration_id'))
    .orderBy('w.withdrawn_at')
    .orderBy('w.id')
    .execute();

/** Deletes the reasons that a member gave. */
export async function deleteReasonsOf(db: Db, memberId: string): Promise<void> {
  await db
    .updateTable('collaboration_withdrawals')
    .set({ reason: null })
    .where('withdrawn_for', '=', memberId)
    .execute();
}
