import { type Insertable, sql } from 'kysely';
import { oldestBeginning, REFRESH_TOKEN_MS } from '#features/accounts/sessions/session-lifetime.rules.ts';
import { Uuid } from '#platform/contract/fields.ts';
import type { AccountId, ProfileId } from '#platform/contract/people/ids.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { Suspensions } from '#platform/server/database/schema.generated.ts';
import { MERGES_SHOWN, type PeopleFilters, type PersonState, SUSPENSIONS_SHOWN } from './people.contract.ts';

/** Conditions of the states. People in several states are in each of these lists, but never active. */
const STATES: Record<PersonState, ReturnType<typeof sql<boolean>>> = {
  active: sql`(a.email_confirmed_at is not null and a.suspended_at is null and a.deletion_due_at is null)`,
  unconfirmed: sql`a.email_confirmed_at is null`,
  suspended: sql`(a.suspended_at is not null
    and not exists (select from account_merges m where m.duplicate_id = a.id))`,
  merged: sql`exists (select from account_merges m where m.duplicate_id = a.id)`,
  leaving: sql`a.deletion_due_at is not null`,
  closing: sql`exists (select from memberships s join profile_deletions d on d.profile_id = s.profile_id
    where s.account_id = a.id)`,
  admin: sql`a.is_admin`,
};

/** Persons, each with the profile acted for last, if there is one. */
const rows = (db: Db) =>
  db
    .selectFrom('accounts as a')
    .innerJoin('people as w', 'w.id', 'a.id')
    .leftJoin('profiles as p', 'p.id', 'w.profile_id')
    .leftJoin('account_merges as m', 'm.duplicate_id', 'a.id')
    .leftJoin('profile_deletions as d', 'd.profile_id', 'w.profile_id')
    .select(['a.id', 'a.email', 'p.organization_type', 'p.headquarters_state as state'])
    .select([
      sql<string>`coalesce(nullif(w.member_name, ''), a.email)`.as('name'),
      sql<string>`coalesce(nullif(w.full_name, ''), a.email)`.as('contact_name'),
    ])
    .select(['a.created_at as joined_at', 'a.is_admin', 'a.suspended_at'])
    .select(['m.kept_id as merged_into', 'a.deletion_due_at'])
    .select('d.due_at as organisation_deletion_due_at')
    .select([sql<boolean>`a.email_confirmed_at is not null`.as('email_confirmed')]);

/** Matches part of a name of the person or of a profile, of an address, or a whole id. Each branch has an index of its own. */
function matches(search: string) {
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const id = Uuid.safeParse(search).data ?? null;
  return sql<boolean>`a.id in (
    select s.account_id from profiles o join memberships s on s.profile_id = o.id where o.member_name ilike ${part}
    union all
    select s.account_id from profiles o join memberships s on s.profile_id = o.id where o.full_name ilike ${part}
    union all select id from accounts where email ilike ${part}
    union all select id from accounts where person_name ilike ${part}
    union all select id from accounts where id = ${id}::uuid
    union all select account_id from memberships where profile_id = ${id}::uuid)`;
}

/** What the filters ask of accounts `a`. */
function condition({ search, state, type }: PeopleFilters) {
  const all = [
    sql<boolean>`true`,
    ...(search ? [matches(search)] : []),
    ...(state ? [STATES[state]] : []),
    ...(type
      ? [
          sql<boolean>`exists (select from memberships s join profiles o on o.id = s.profile_id
            where s.account_id = a.id and o.organization_type = ${type})`,
        ]
      : []),
  ];
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

/** Finds persons, the newest first. */
export const findPeople = (db: Db, filters: PeopleFilters, limit: number, offset = 0) =>
  rows(db)
    .where(condition(filters))
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countPeople(db: Db, filters: PeopleFilters): Promise<number> {
  const { count } = await db
    .selectFrom('accounts as a')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(condition(filters))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Finds a person; undefined once the account is erased. */
export function findPerson(db: Db, id: AccountId, now: Date) {
  const usedAfter = new Date(now.getTime() - REFRESH_TOKEN_MS).toISOString();
  const begunAfter = oldestBeginning(now).toISOString();
  return rows(db)
    .leftJoin('two_factor as f', 'f.account_id', 'a.id')
    .select(['a.is_demo', 'f.confirmed_at as second_factor_at', 'w.profile_id'])
    .select([
      sql<number>`(select count(*)::int from sessions s where s.account_id = a.id and s.revoked_at is null
        and s.last_used_at > ${usedAfter} and s.created_at > ${begunAfter})`.as('devices'),
      sql<string | null>`(select max(s.last_used_at) from sessions s where s.account_id = a.id)`.as(
        'last_active_at',
      ),
    ])
    .where('a.id', '=', id)
    .executeTakeFirst();
}

/** Finds the newest suspensions of a member. */
export const findSuspensions = (db: Db, memberId: AccountId) =>
  db
    .selectFrom('suspensions')
    .select(['id', 'reason', 'suspended_by_name', 'suspended_at', 'restored_at', 'restored_by_name'])
    .select('restore_reason')
    .where('member_id', '=', memberId)
    .orderBy('suspended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SUSPENSIONS_SHOWN)
    .execute();

const merges = (db: Db, other: 'm.kept_id' | 'm.duplicate_id') =>
  db
    .selectFrom('account_merges as m')
    .innerJoin('profiles as p', 'p.id', other)
    .select(['p.id', 'p.member_name as name', 'm.reason', 'm.merged_by_name', 'm.merged_at']);

/** Finds the merge that closed an account, with the member that was kept. */
export const findMerge = (db: Db, id: AccountId) =>
  merges(db, 'm.kept_id').where('m.duplicate_id', '=', id).executeTakeFirst();

/** Finds the newest merges into an account, with the accounts that they closed. */
export const findMergesInto = (db: Db, id: AccountId) =>
  merges(db, 'm.duplicate_id')
    .where('m.kept_id', '=', id)
    .orderBy('m.merged_at', 'desc')
    .orderBy('m.duplicate_id')
    .limit(MERGES_SHOWN)
    .execute();

/** Finds an account and locks it until the transaction ends: two admins decide one after the other. */
export const lockPerson = (db: Db, id: AccountId) =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'is_admin', 'is_demo', 'email_confirmed_at', 'suspended_at', 'deletion_due_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Finds the name of a person; blank once the account is erased. */
export async function findName(db: Db, id: AccountId): Promise<string> {
  const row = await db.selectFrom('people').select('full_name').where('id', '=', id).executeTakeFirst();
  return row?.full_name ?? '';
}

export async function insertSuspension(db: Db, suspension: Insertable<Suspensions>): Promise<void> {
  await db.insertInto('suspensions').values(suspension).execute();
}

/** Ends the open suspension of a person or an organisation. */
export async function endSuspension(
  db: Db,
  of: { member_id: AccountId } | { profile_id: ProfileId },
  end: { restored_by: string; restored_by_name: string; restore_reason: string; restored_at: Date },
): Promise<void> {
  await db
    .updateTable('suspensions')
    .set(end)
    .where((eb) => eb.and(of))
    .where('restored_at', 'is', null)
    .execute();
}

/** True if a verification mail was written for this person whose link ends between two instants; it is valid for a day. */
export async function hasVerificationMailSince(
  db: Db,
  id: AccountId,
  { expiresAfter, expiresBefore }: { expiresAfter: Date; expiresBefore: Date },
): Promise<boolean> {
  const token = await db
    .selectFrom('account_tokens')
    .select('account_id')
    .where('account_id', '=', id)
    .where('purpose', '=', 'verify-email')
    .where('expires_at', '>', expiresAfter.toISOString())
    .where('expires_at', '<=', expiresBefore.toISOString())
    .limit(1)
    .executeTakeFirst();
  return token !== undefined;
}

/** Finds every suspension of a person, of the organisation acted for, and by that person, for the export of own data. */
export async function findOwnSuspensions(db: Db, id: AccountId, profileId: ProfileId) {
  const suspensions = db
    .selectFrom('suspensions')
    .select(['reason', 'suspended_at', 'restore_reason', 'restored_at'])
    .orderBy('suspended_at');
  const [ofMember, byAdmin] = await Promise.all([
    suspensions.where((eb) => eb.or([eb('member_id', '=', id), eb('profile_id', '=', profileId)])).execute(),
    suspensions.where((eb) => eb.or([eb('suspended_by', '=', id), eb('restored_by', '=', id)])).execute(),
  ]);
  return { ofMember, byAdmin };
}

/** Finds every merge of a member, on either side, for the export of own data. The other member is not named. */
export const findOwnMerges = (db: Db, id: AccountId) =>
  db
    .selectFrom('account_merges')
    .select(['duplicate_id', 'kept_id', 'reason', 'merged_at'])
    .where((eb) => eb.or([eb('duplicate_id', '=', id), eb('kept_id', '=', id), eb('merged_by', '=', id)]))
    .orderBy('merged_at')
    .execute();

/** Blanks the name of an admin who leaves, in the suspensions and merges of others. */
export async function eraseNameInDecisions(db: Db, id: AccountId): Promise<void> {
  await db.updateTable('account_merges').set({ merged_by_name: '' }).where('merged_by', '=', id).execute();
  await db.updateTable('suspensions').set({ suspended_by_name: '' }).where('suspended_by', '=', id).execute();
  await db.updateTable('suspensions').set({ restored_by_name: '' }).where('restored_by', '=', id).execute();
}
