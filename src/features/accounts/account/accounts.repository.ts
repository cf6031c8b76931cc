import { type Insertable, sql } from 'kysely';
import type { AccountId, ProfileId } from '#platform/contract/people/ids.ts';
import type { Role } from '#platform/contract/people/roles.ts';
import type { OrganizationType } from '#platform/contract/reference-data.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import type { Profiles } from '#platform/server/database/schema.generated.ts';

export interface Account {
  id: string;
  email: string;
  password_hash: string;
  email_confirmed_at: string | null;
  is_admin: boolean;
  sign_up_secret_hash: Buffer | null;
  deletion_due_at: string | null;
  /** Time at which an admin suspended the account; null for one that can sign in. */
  suspended_at: string | null;
  /** Name of the member whose account this one was merged into; null for one that was not. */
  merged_into: string | null;
  /** Name of the organisation that the person asked to join and that has not answered; null without one. */
  asked_to_join: string | null;
  /** Own name of the person; null until the person gives it. */
  person_name: string | null;
  /** The profile acted for, and the role in it; null for a person whose last membership ended. */
  profile_id: string | null;
  role: Role | null;
  /** Of that profile; the person's own without one. */
  full_name: string;
  organization_name: string | null;
  avatar_url: string | null;
  /** Time at which that profile is erased; null unless an owner asked for it. */
  profile_deletion_due_at: string | null;
}

/** Selects accounts, each with the profile that the person acted for last, or with `profileId`. */
const accounts = (db: Db, profileId?: ProfileId) =>
  db
    .selectFrom('accounts as a')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('memberships as m')
          .innerJoin('profiles as acted', 'acted.id', 'm.profile_id')
          .innerJoin('main_owners as main', 'main.profile_id', 'm.profile_id')
          .innerJoin('accounts as owner', 'owner.id', 'main.account_id')
          .leftJoin('profile_deletions as leaving', 'leaving.profile_id', 'm.profile_id')
          .select([
            'm.profile_id',
            'm.role',
            'acted.full_name',
            'acted.organization_name',
            'acted.avatar_url',
            'leaving.due_at as profile_deletion_due_at',
          ])
          .whereRef('m.account_id', '=', 'a.id')
          // Nobody acts for a profile that is suspended with its main owner.
          .where((eb) => eb.or([eb('owner.suspended_at', 'is', null), eb('owner.id', '=', eb.ref('a.id'))]))
          .$if(profileId !== undefined, (eb) => eb.where('m.profile_id', '=', profileId ?? ''))
          .orderBy('m.last_seen_at', (order) => order.desc().nullsLast())
          .orderBy('m.created_at')
          .orderBy('m.profile_id')
          .limit(1)
          .as('p'),
      (join) => join.onTrue(),
    )
    .select(['a.id', 'a.email', 'a.password_hash', 'a.email_confirmed_at', 'a.is_admin', 'a.person_name'])
    .select([
      'p.profile_id',
      'p.role',
      sql<string>`coalesce(p.full_name, a.person_name, '')`.as('full_name'),
      'p.organization_name',
      'p.avatar_url',
      'p.profile_deletion_due_at',
      'a.sign_up_secret_hash',
      'a.deletion_due_at',
      'a.suspended_at',
      sql<string | null>`(select k.member_name from account_merges m join profiles k on k.id = m.kept_id
        where m.duplicate_id = a.id)`.as('merged_into'),
      sql<string | null>`(select w.member_name from join_requests j join profiles w on w.id = j.profile_id
        where j.account_id = a.id and j.declined_at is null)`.as('asked_to_join'),
    ]);

/** Finds accounts whose address has characters outside ASCII. */
export const findUnusualAddresses = (db: Db) =>
  db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where(sql<boolean>`octet_length(email) <> char_length(email)`)
    .execute();

/** Stores the normal form of an account's address. @returns false if another account has it. */
export async function updateAddressForm(db: Db, id: string, email: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts as a')
    .set({ email })
    .where('a.id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('accounts as other').select('other.id').where('other.email', '=', email))),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @param profileId the profile acted for, where it is known; else the one acted for last. */
export async function findAccount(db: Db, id: string, profileId?: ProfileId): Promise<Account | null> {
  return (await accounts(db, profileId).where('a.id', '=', id).executeTakeFirst()) ?? null;
}

/** @param email in lower case. */
export async function findAccountByEmail(db: Db, email: string): Promise<Account | null> {
  return (await accounts(db).where('a.email', '=', email).executeTakeFirst()) ?? null;
}

/** Finds the account as its owner sees it, without server-only columns. */
export function findOwnAccount(db: Db, id: string) {
  return db
    .selectFrom('accounts')
    .select(['id', 'email', 'person_name', 'email_confirmed_at', 'is_admin', 'created_at', 'deletion_due_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Finds the newest consent of the account. */
export function findNewestConsent(db: Db, accountId: AccountId) {
  return db
    .selectFrom('consents')
    .select(['notice_version', 'language', 'agreed_at'])
    .where('account_id', '=', accountId)
    .orderBy('agreed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** True if this is still the account's hash. Locks the row until the transaction ends. */
export async function isCurrentPassword(db: Db, id: string, passwordHash: string): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return account?.password_hash === passwordHash;
}

/** @throws AppError EMAIL_TAKEN. */
export async function insertAccount(
  db: Db,
  account: Pick<Account, 'id' | 'email' | 'password_hash' | 'sign_up_secret_hash' | 'person_name'>,
): Promise<void> {
  await mapConstraints({ accounts_email_unique: 'EMAIL_TAKEN' }, () =>
    db.insertInto('accounts').values(account).execute(),
  );
}

/** Inserts a profile. The account with its id is the first owner. */
export async function insertProfile(db: Db, profile: Insertable<Profiles>): Promise<void> {
  await db.insertInto('profiles').values(profile).execute();
}

/** Finds the member type of the account's profile. */
export async function findOrganizationType(db: Db, id: string): Promise<OrganizationType> {
  const profile = db.selectFrom('profiles').select('organization_type').where('id', '=', id);
  return (await profile.executeTakeFirstOrThrow()).organization_type;
}

export async function updatePassword(db: Db, id: string, passwordHash: string): Promise<void> {
  await db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

/** Sets a new address and marks it as confirmed. @throws AppError EMAIL_TAKEN. */
export async function updateEmail(db: Db, id: string, email: string, now: Date): Promise<void> {
  await mapConstraints({ accounts_email_unique: 'EMAIL_TAKEN' }, () =>
    db
      .updateTable('accounts')
      .set({ email, email_confirmed_at: now, sign_up_secret_hash: null })
      .where('id', '=', id)
      .execute(),
  );
}

/** Marks the address as confirmed; the first confirmation counts. */
export async function confirmEmail(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ email_confirmed_at: now, sign_up_secret_hash: null })
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .execute();
}

export async function makeAdmin(db: Db, id: string): Promise<void> {
  await db.updateTable('accounts').set({ is_admin: true }).where('id', '=', id).execute();
}

/** True if there is any account. */
export async function hasAccounts(db: Db): Promise<boolean> {
  return (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** True if the demo data is there. */
export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where('is_demo', '=', true)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Makes the account of this address an admin if its email is confirmed and it is not suspended.
 * @returns its id; undefined if it was an admin already, or is not there.
 */
export async function makeConfirmedAdmin(db: Db, email: string): Promise<string | undefined> {
  const made = await db
    .updateTable('accounts')
    .set({ is_admin: true })
    .where('email', '=', email)
    .where('email_confirmed_at', 'is not', null)
    .where('is_admin', '=', false)
    .where('suspended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

/** Deletes an account whose address is unconfirmed, with its profile. @returns false if it has been confirmed since. */
export async function deleteUnconfirmedAccount(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('accounts')
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
