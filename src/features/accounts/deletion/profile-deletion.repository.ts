import { sql } from 'kysely';
import type { ProfileId } from '#platform/contract/people/ids.ts';
import type { Db } from '#platform/server/database/connect.ts';

/** Finds the deletion of a profile; undefined unless an owner asked for it. */
export const findProfileDeletion = (db: Db, profileId: ProfileId) =>
  db
    .selectFrom('profile_deletions as d')
    .leftJoin('people as by', 'by.id', 'd.asked_by')
    .select(['d.due_at', 'd.asked_at', 'by.full_name as asked_by'])
    .where('d.profile_id', '=', profileId)
    .executeTakeFirst();

/** Stores the day of the erasure. @returns false if there is one already. */
export async function insertProfileDeletion(
  db: Db,
  deletion: { profile_id: string; asked_by: string; asked_at: Date; due_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('profile_deletions')
    .values(deletion)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
}

/** @returns false if no deletion waits. */
export async function deleteProfileDeletion(db: Db, profileId: ProfileId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('profile_deletions')
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Finds who loses access with a profile, owners first. Their number has a cap. */
export const findPeopleOfProfile = (db: Db, profileId: ProfileId) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .innerJoin('profiles as p', 'p.id', 'm.profile_id')
    .select(['a.id', 'a.email', 'p.member_name as organisation'])
    .select(
      sql<string>`coalesce(a.person_name, case when p.organization_name is null then p.full_name end, a.email)`.as(
        'name',
      ),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('memberships as other')
          .select('other.role')
          .whereRef('other.account_id', '=', 'm.account_id')
          .whereRef('other.profile_id', '<>', 'm.profile_id'),
      ).as('has_other'),
    )
    .where('m.profile_id', '=', profileId)
    .orderBy(sql`m.role = 'owner'`, 'desc')
    .orderBy('m.created_at')
    .orderBy('a.id')
    .execute();

/** Finds the profiles that are due for erasure, oldest first. */
export async function findProfilesToErase(db: Db, now: Date): Promise<string[]> {
  const profiles = await db
    .selectFrom('profile_deletions')
    .select('profile_id')
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .orderBy('profile_id')
    .execute();
  return profiles.map(({ profile_id }) => profile_id);
}

/**
 * Locks a profile that is due until the transaction ends.
 * @returns false if an owner has kept it, or another process erases it.
 */
export async function lockProfileToErase(db: Db, id: string, now: Date): Promise<boolean> {
  const profile = await db
    .selectFrom('profile_deletions as d')
    .innerJoin('profiles as p', 'p.id', 'd.profile_id')
    .select('p.id')
    .where('p.id', '=', id)
    .where('d.due_at', '<=', now.toISOString())
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return profile !== undefined;
}

/** Deletes a profile and, by foreign keys, its records and memberships; sessions that act for it end. */
export async function deleteProfile(db: Db, id: string): Promise<void> {
  await db.deleteFrom('profiles').where('id', '=', id).execute();
}
