import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** Days before the end of a level when its member is notified; the vault reminds of papers earlier. */
const DAYS_BEFORE = 30;

/** Finds a granted level with the member to notify. */
const levelToTell = (db: Db, id: string) =>
  db
    .selectFrom('verification_requests as r')
    .innerJoin('profiles as p', 'p.id', 'r.member_id')
    .innerJoin('main_owners as o', 'o.profile_id', 'p.id')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .select(['p.id', 'r.level', 'r.end_cause', 'r.end_reason', 'p.full_name', 'a.email'])
    .select((eb) => eb.ref('r.valid_until').$notNull().as('valid_until'))
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow();

export type ToldLevel = Awaited<ReturnType<typeof levelToTell>>;

const isEnded = (today: string) => sql<boolean>`r.status = 'granted' and r.ended_told_at is null
  and (r.end_cause in ('document-changed', 'document-removed', 'profile-changed')
    or (r.ended_at is null and r.valid_until < ${today}::date))`;
const isEnding = (today: string) => sql<boolean>`r.status = 'granted' and r.ended_at is null
  and r.ending_told_at is null and r.valid_until between ${today}::date and ${today}::date + ${DAYS_BEFORE}::int`;

async function findLevels(db: Db, isDue: RawBuilder<boolean>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from verification_requests r where ${isDue} order by r.member_id, r.level`.execute(db);
  return rows.map(({ id }) => id);
}

/** Finds levels that have expired or were ended by a change, of members not yet notified. @param today ISO day in India. */
export const findEndedLevels = (db: Db, today: string) => findLevels(db, isEnded(today));

/** Finds levels that expire within 30 days, of members not yet notified. @param today ISO day in India. */
export const findEndingLevels = (db: Db, today: string) => findLevels(db, isEnding(today));

/**
 * Records that the member is notified of a level that has ended.
 * @returns null if that was recorded before, or if the level was granted again in the meantime.
 */
export async function noteEndedLevel(
  db: Db,
  id: string,
  today: string,
  now: Date,
): Promise<ToldLevel | null> {
  const { rows } = await sql<{ granted_again: boolean }>`
    update verification_requests r set ended_told_at = ${now}
    where r.id = ${id} and ${isEnded(today)}
    returning r.ended_at is not null and exists (
      select 1 from verification_requests n where n.member_id = r.member_id and n.level = r.level
        and n.status = 'granted' and n.ended_at is null) as granted_again`.execute(db);
  return rows[0] && !rows[0].granted_again ? levelToTell(db, id) : null;
}

/** Records that the member is notified of a level that expires within 30 days. @returns null if recorded before. */
export async function noteEndingLevel(
  db: Db,
  id: string,
  today: string,
  now: Date,
): Promise<ToldLevel | null> {
  const { numAffectedRows } = await sql`
    update verification_requests r set ending_told_at = ${now}
    where r.id = ${id} and ${isEnding(today)}`.execute(db);
  return numAffectedRows ? levelToTell(db, id) : null;
}
