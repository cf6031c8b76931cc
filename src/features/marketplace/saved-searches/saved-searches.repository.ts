import { type Insertable, sql, type Updateable } from 'kysely';
import type { Role } from '#platform/contract/people/roles.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { SavedSearches } from '#platform/server/database/schema.generated.ts';

/** The person, and the profile that the person acts for. */
interface Keeper {
  accountId: string;
  profileId: string;
}

const searchesOf = (db: Db, { accountId, profileId }: Keeper) =>
  db
    .selectFrom('saved_searches')
    .select(['id', 'name', 'query', 'sends_mail', 'created_at', 'mailed_at'])
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId);

/** Finds the searches of a person in an organisation, newest first. */
export const findSearches = (db: Db, keeper: Keeper) =>
  searchesOf(db, keeper).orderBy('created_at', 'desc').orderBy('id', 'desc').execute();

export const findSearch = (db: Db, keeper: Keeper, id: string) =>
  searchesOf(db, keeper).where('id', '=', id).executeTakeFirst();

/** Counts the searches of a person in an organisation, one caller after the other. */
export async function countSearches(db: Db, { accountId, profileId }: Keeper): Promise<number> {
  await sql`select 1 from memberships where account_id = ${accountId} and profile_id = ${profileId} for no key update`.execute(
    db,
  );
  const { count } = await db
    .selectFrom('saved_searches')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertSearch(db: Db, search: Insertable<SavedSearches>): Promise<void> {
  await db.insertInto('saved_searches').values(search).execute();
}

export async function updateSearch(db: Db, id: string, changes: Updateable<SavedSearches>): Promise<void> {
  await db.updateTable('saved_searches').set(changes).where('id', '=', id).execute();
}

/** @returns false if the person has no such search. */
export async function deleteSearch(db: Db, { accountId, profileId }: Keeper, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Switches the mails of all searches of a person off. */
export async function switchMailsOff(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable('saved_searches')
    .set({ sends_mail: false, seen: null })
    .where('account_id', '=', accountId)
    .where('sends_mail', '=', true)
    .execute();
}

/** Finds all searches of a person, in every organisation, for the export of the data. */
export const findEverySearchOf = (db: Db, accountId: string) =>
  db
    .selectFrom('saved_searches')
    .select(['profile_id', 'name', 'query', 'sends_mail', 'created_at', 'mailed_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** A search that sends mail, with whom the mail is for. */
export interface MailingSearch {
  id: string;
  name: string;
  query: string;
  seen: string[] | null;
  only_joined: boolean;
  profile_id: string;
  role: Role;
  email: string;
}

/** Searches whose mails may be sent: of people who can sign in, for profiles that are in the marketplace. */
const mailing = sql`
  saved_searches s
  join memberships m on m.account_id = s.account_id and m.profile_id = s.profile_id
  join accounts a on a.id = s.account_id and a.email_confirmed_at is not null and a.deletion_due_at is null
    and a.suspended_at is null
  join profiles p on p.id = s.profile_id and p.is_published
  where s.sends_mail`;

/** Finds people whose searches send mail, by id, but for those who had one since `freshAfter`. */
export async function findPeopleToMail(
  db: Db,
  { freshAfter, after, limit }: { freshAfter: Date; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct s.account_id as id from ${mailing} and s.account_id > ${after}::uuid and not exists (
      select from saved_searches other where other.account_id = s.account_id and other.mailed_at > ${freshAfter}::timestamptz)
    order by 1 limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Finds the searches of a person that send mail, oldest first. */
export async function findMailingSearches(db: Db, accountId: string): Promise<MailingSearch[]> {
  const { rows } = await sql<MailingSearch>`
    select s.id, s.name, s.query, s.seen, s.only_joined, s.profile_id, m.role, a.email from ${mailing}
      and s.account_id = ${accountId} order by s.created_at, s.id`.execute(db);
  return rows;
}

/** Locks the searches of a person that still send mail. @returns their ids; none if the person had a mail since `freshAfter`. */
export async function lockMailingSearches(db: Db, accountId: string, freshAfter: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string; is_fresh: boolean }>`
    select s.id, coalesce(s.mailed_at > ${freshAfter}::timestamptz, false) as is_fresh from ${mailing}
      and s.account_id = ${accountId} order by s.id for no key update of s`.execute(db);
  return rows.some(({ is_fresh }) => is_fresh) ? [] : rows.map(({ id }) => id);
}
