import { sql } from 'kysely';
import type { AccountId, ProfileId } from '#platform/contract/people/ids.ts';
import type { Db } from '#platform/server/database/connect.ts';

/** Finds the profiles for which nobody but this person acts: they go with the account. */
export async function findProfilesOfOne(db: Db, accountId: AccountId): Promise<string[]> {
  const profiles = await db
    .selectFrom('memberships as m')
    .select('m.profile_id')
    .where('m.account_id', '=', accountId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('memberships as other')
            .select('other.role')
            .whereRef('other.profile_id', '=', 'm.profile_id')
            .where('other.account_id', '<>', accountId),
        ),
      ),
    )
    .orderBy('m.profile_id')
    .execute();
  return profiles.map(({ profile_id }) => profile_id);
}

/**
 * Finds the profiles that a person owns together with others who act for them, and the owner who stays: one who can sign in
 * and is not leaving. Locks the rows of the profiles, so that their owners do not change meanwhile.
 */
export async function lockSharedProfiles(db: Db, accountId: AccountId) {
  return db
    .selectFrom('memberships as m')
    .innerJoin('profiles as p', 'p.id', 'm.profile_id')
    .select(['m.profile_id', 'm.is_main', 'p.member_name as name'])
    .select(
      sql<string | null>`(select o.account_id from memberships o join accounts a on a.id = o.account_id
        where o.profile_id = m.profile_id and o.role = 'owner' and o.account_id <> m.account_id
          and a.email_confirmed_at is not null and a.suspended_at is null and a.deletion_due_at is null
        order by o.created_at, o.account_id limit 1)`.as('next_owner'),
    )
    .select(
      sql<boolean>`exists (select from profile_deletions d where d.profile_id = m.profile_id)`.as(
        'is_leaving',
      ),
    )
    .where('m.account_id', '=', accountId)
    .where('m.role', '=', 'owner')
    .where(
      sql<boolean>`exists (select from memberships other
        where other.profile_id = m.profile_id and other.account_id <> m.account_id)`,
    )
    .orderBy('m.profile_id')
    .forNoKeyUpdate(['p'])
    .execute();
}

/**
 * Finds the colleague to whom a profile passes when an owner goes: another owner, or else who can sign in and stays, by role,
 * then the one who has been there longest.
 */
export const findHeir = (db: Db, profileId: ProfileId, leaverId: string) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.id', 'a.email'])
    .where('m.profile_id', '=', profileId)
    .where('m.account_id', '<>', leaverId)
    .orderBy(sql`m.role = 'owner'`, 'desc')
    .orderBy(
      sql`a.email_confirmed_at is not null and a.suspended_at is null and a.deletion_due_at is null`,
      'desc',
    )
    .orderBy(sql`array_position(array['manager', 'member', 'finance', 'viewer'], m.role)`)
    .orderBy('m.created_at')
    .orderBy('a.id')
    .executeTakeFirstOrThrow();
