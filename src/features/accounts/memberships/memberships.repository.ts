import { sql } from 'kysely';
import type { AccountId, ProfileId } from '#platform/contract/people/ids.ts';
import type { Role } from '#platform/contract/people/roles.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';

/** What the database says when a change would leave a profile without an owner. */
const ONE_OWNER = { memberships_an_owner: 'LAST_OWNER' } as const;

/** Finds the people of a profile, owners first, then by the time they joined. */
export const findColleagues = (db: Db, profileId: ProfileId) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .innerJoin('profiles as p', 'p.id', 'm.profile_id')
    .select(['a.id', 'a.email', 'm.role', 'm.created_at as joined_at', 'm.last_seen_at'])
    .select('m.is_main as is_main_owner')
    // An individual's name is that of the profile.
    .select(
      sql<
        string | null
      >`coalesce(a.person_name, case when m.is_main and p.organization_name is null then p.full_name end)`.as(
        'name',
      ),
    )
    .where('m.profile_id', '=', profileId)
    .orderBy(sql`m.role = 'owner'`, 'desc')
    .orderBy('m.created_at')
    .orderBy('a.id')
    .execute();

/** Locks the row of a profile, so that changes of its people come one after the other. */
export const lockPeople = (db: Db, profileId: ProfileId) =>
  db
    .selectFrom('profiles')
    .select(['id', 'member_name'])
    .where('id', '=', profileId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Finds a person's membership. */
export const findMembership = (db: Db, accountId: AccountId, profileId: ProfileId) =>
  db
    .selectFrom('memberships')
    .select('role')
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .executeTakeFirst();

/** Makes a person act for a profile. @returns false if the person does already. */
export async function insertMembership(
  db: Db,
  membership: { account_id: string; profile_id: string; role: Role; created_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('memberships')
    .values(membership)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
}

/** Changes a role. @throws AppError LAST_OWNER. */
export async function updateRole(
  db: Db,
  accountId: AccountId,
  profileId: ProfileId,
  role: Role,
): Promise<void> {
  await mapConstraints(ONE_OWNER, () =>
    db
      .updateTable('memberships')
      .set({ role })
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .execute(),
  );
}

/** Ends a membership, and with it the sessions and access tokens that act by it. @throws AppError LAST_OWNER. */
export async function deleteMembership(db: Db, accountId: AccountId, profileId: ProfileId): Promise<boolean> {
  const deleted = await mapConstraints(ONE_OWNER, () =>
    db
      .deleteFrom('memberships')
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .executeTakeFirst(),
  );
  return deleted.numDeletedRows > 0n;
}

/** Makes an owner the one who gets the mails of the profile. */
export async function updateMainOwner(db: Db, profileId: ProfileId, accountId: AccountId): Promise<void> {
  const people = db.updateTable('memberships').where('profile_id', '=', profileId);
  await people.set({ is_main: false }).where('is_main', '=', true).execute();
  await people.set({ is_main: true }).where('account_id', '=', accountId).execute();
}

/** Finds the profiles that a person acts for, by name. */
export const findOwnProfiles = (db: Db, accountId: AccountId) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('profiles as p', 'p.id', 'm.profile_id')
    .select(['p.id', 'p.member_name as name', 'm.role'])
    .where('m.account_id', '=', accountId)
    .orderBy('p.member_name')
    .orderBy('p.id')
    .execute();

/** Makes a session act for another profile. */
export async function updateSessionProfile(db: Db, sessionId: string, profileId: ProfileId): Promise<void> {
  await db.updateTable('sessions').set({ profile_id: profileId }).where('id', '=', sessionId).execute();
}

/** Finds the owners of a profile who can sign in, for mails to them all. */
export const findOwners = (db: Db, profileId: ProfileId) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.id', 'a.email'])
    .select((eb) => eb('a.deletion_due_at', 'is not', null).as('is_leaving'))
    .where('m.profile_id', '=', profileId)
    .where('m.role', '=', 'owner')
    .where('a.email_confirmed_at', 'is not', null)
    .where('a.suspended_at', 'is', null)
    .orderBy('m.created_at')
    .orderBy('a.id')
    .execute();

/** Counts the people of a profile. */
export async function countPeople(db: Db, profileId: ProfileId): Promise<number> {
  const { count } = await db
    .selectFrom('memberships')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function updatePersonName(db: Db, accountId: AccountId, personName: string): Promise<void> {
  await db.updateTable('accounts').set({ person_name: personName }).where('id', '=', accountId).execute();
}
