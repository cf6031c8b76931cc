import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** Days before its end on which a member is told that a level ends; of papers the vault reminds earlier. */
const DAYS_BEFORE = 30;

/** Granted levels with whom to tell of them. */
const levels = (db: Db, ids: string[]) =>
  db
    .selectFrom('verification_requests as r')
    .innerJoin('profiles as p', 'p.id', 'r.member_id')
    .innerJoin('accounts as a', 'a.id', 'r.member_id')
    .select(['r.level', 'r.end_cause', 'r.end_reason', 'p.full_name', 'a.email'])
    .select((eb) => eb.ref('r.valid_until').$notNull().as('valid_until'))
    .where((eb) => eb('r.id', '=', eb.fn.any(eb.val(ids))))
    .orderBy('r.member_id')
    .orderBy('r.level')
    .execute();

/**
 * Notes that members are told of levels that have run out, or that a change has ended, and gives those for which this
 * was not noted before. One that was granted anew in the meantime is nothing to tell.
 * @param today ISO day in India.
 */
export async function noteEndedLevels(db: Db, today: string, now: Date) {
  const { rows } = await sql<{ id: string; told: boolean }>`
    update verification_requests r set ended_told_at = ${now}
    where r.status = 'granted' and r.ended_told_at is null
      and (r.end_cause in ('document-changed', 'document-removed', 'profile-changed')
        or (r.ended_at is null and r.valid_until < ${today}::date))
    returning r.id, r.ended_at is not null and exists (
      select 1 from verification_requests n where n.member_id = r.member_id and n.level = r.level
        and n.status = 'granted' and n.ended_at is null) as told`.execute(db);
  const ids = rows.filter(({ told }) => !told).map(({ id }) => id);
  return ids.length === 0 ? [] : levels(db, ids);
}

/** The same for levels that run out within thirty days. */
export async function noteEndingLevels(db: Db, today: string, now: Date) {
  const { rows } = await sql<{ id: string }>`
    update verification_requests set ending_told_at = ${now}
    where status = 'granted' and ended_at is null and ending_told_at is null
      and valid_until between ${today}::date and ${today}::date + ${DAYS_BEFORE}::int
    returning id`.execute(db);
  return rows.length === 0
    ? []
    : levels(
        db,
        rows.map(({ id }) => id),
      );
}

export type ToldLevel = Awaited<ReturnType<typeof noteEndingLevels>>[number];
