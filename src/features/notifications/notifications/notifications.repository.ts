import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import { newId } from '#platform/server/ids.ts';
import type { NotificationKind } from './notification-kinds.data.ts';
import type { NotificationsQuery } from './notifications.contract.ts';

interface Readership {
  collaboration: RawBuilder<unknown>;
  account: RawBuilder<unknown>;
  profile: RawBuilder<unknown>;
}

/**
 * The condition that a person may read the collaboration that a notification is about, for the profile that it is for; true where it
 * is about none.
 */
const mayRead = ({
  collaboration,
  account,
  profile,
}: Readership) => sql<boolean>`(${collaboration} is null or exists (select from collaboration_readers r
  where r.collaboration_id = ${collaboration} and r.profile_id = ${profile} and r.account_id = ${account}))`;

/** `mayRead` for the rows of `notifications as n`. */
export const isReadable = mayRead({
  collaboration: sql.ref('n.collaboration_id'),
  account: sql.ref('n.account_id'),
  profile: sql.ref('n.profile_id'),
});

/** The condition that a person has not muted a collaboration. */
export const isNotMuted = (collaboration: RawBuilder<unknown>, account: RawBuilder<unknown>) =>
  sql<boolean>`not exists (select from notification_mutes muted
    where muted.account_id = ${account} and muted.collaboration_id = ${collaboration})`;

/** What the notifications of several persons have in common. */
interface NewNotifications {
  profile_id: string | null;
  kind: NotificationKind;
  title: string;
  body: string | null;
  path: string;
  collaboration_id: string | null;
  once: string | null;
  created_at: Date;
  /** Accounts for which it waits for the daily mail, by a choice of mail. */
  daily: { choice: string; accountIds: string[] } | null;
}

/**
 * Stores a notification for each of these accounts. Skips who has gone, or no longer acts for the profile, who has one with the same
 * `once`, who may not read the collaboration, and who has muted it, unless the notification names the person.
 * @returns the accounts that got one.
 */
export async function insertNotifications(
  db: Db,
  accountIds: string[],
  { profile_id, kind, title, body, path, collaboration_id, once, created_at, daily }: NewNotifications,
): Promise<string[]> {
  const ids = accountIds.map(() => newId());
  // Locked, so that nobody removes the person between the look and the insert; by id, so that two callers do not wait for each other.
  const holders =
    profile_id === null
      ? sql`join accounts h on h.id = v.account_id`
      : sql`join memberships h on h.account_id = v.account_id and h.profile_id = ${profile_id}::uuid`;
  const about = sql`${collaboration_id}::text`;
  const reads = mayRead({
    collaboration: about,
    account: sql.ref('v.account_id'),
    profile: sql`${profile_id}::uuid`,
  });
  const { rows } = await sql<{ account_id: string }>`
    insert into notifications
      (id, account_id, profile_id, kind, title, body, path, collaboration_id, once, created_at, daily_choice)
    select v.id, v.account_id, ${profile_id}::uuid, ${kind}, ${title}, ${body}::text, ${path}, ${about}, ${once}::text,
      ${created_at}::timestamptz,
      case when v.account_id = any(${daily?.accountIds ?? []}::uuid[]) then ${daily?.choice ?? null}::text end
    from unnest(${ids}::uuid[], ${accountIds}::uuid[]) v (id, account_id) ${holders}
    where ${reads} and (${kind === 'mentions'}::boolean or ${isNotMuted(about, sql.ref('v.account_id'))})
    order by v.account_id for key share of h
    on conflict (account_id, once) where once is not null do nothing
    returning account_id`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

/** Finds the person who gets the mails of a profile. */
export const findMainOwner = (db: Db, profileId: string) =>
  db
    .selectFrom('main_owners as o')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .select(['a.id', 'a.email'])
    .where('o.profile_id', '=', profileId)
    .executeTakeFirst();

const ofAccount = (db: Db, accountId: string, only?: 'unread') =>
  db
    .selectFrom('notifications as n')
    .where('n.account_id', '=', accountId)
    .where(isReadable)
    .$if(only === 'unread', (query) => query.where('n.read_at', 'is', null));

const records = (db: Db, accountId: string, only?: 'unread') =>
  ofAccount(db, accountId, only)
    .leftJoin('profiles as p', 'p.id', 'n.profile_id')
    .select(['n.id', 'n.kind', 'n.title', 'n.body', 'n.path', 'n.created_at', 'n.read_at'])
    .select(
      sql<{ id: string; name: string } | null>`
        case when p.id is not null then json_build_object('id', p.id, 'name', p.member_name) end`.as(
        'profile',
      ),
    )
    .orderBy('n.id', 'desc');

/** Finds a page of the person's notifications, newest first. */
export const findNotifications = (db: Db, accountId: string, { page, pageSize, only }: NotificationsQuery) =>
  records(db, accountId, only)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

/** Finds the first unread notifications of a kind for a profile or for the person, newest first; `total` counts all. */
export const findUnreadOfKind = (
  db: Db,
  { accountId, profileId }: { accountId: string; profileId: string },
  kind: NotificationKind,
  limit: number,
) =>
  ofAccount(db, accountId, 'unread')
    .select(['n.id', 'n.title', 'n.body', 'n.path', 'n.created_at'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('n.kind', '=', kind)
    .where((eb) => eb.or([eb('n.profile_id', 'is', null), eb('n.profile_id', '=', profileId)]))
    .orderBy('n.id', 'desc')
    .limit(limit)
    .execute();

/** Finds all notifications of the person, newest first: the nightly job limits them. */
export const findEveryNotification = (db: Db, accountId: string) => records(db, accountId).execute();

export async function countNotifications(db: Db, accountId: string, only?: 'unread'): Promise<number> {
  const { count } = await ofAccount(db, accountId, only)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks a notification of the person as read; the first time stays. @returns false if the person has no such one. */
export async function markRead(
  db: Db,
  { id, accountId, now }: { id: string; accountId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ read_at: sql`coalesce(read_at, ${now}::timestamptz)` })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks those as read that are not newer than this one. Ids grow with the time. */
export async function markReadUpTo(
  db: Db,
  { upTo, accountId, now }: { upTo: string; accountId: string; now: Date },
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .where('id', '<=', upTo)
    .execute();
}

/** Marks as read what the people of a profile have with the same `once`. @returns their accounts. */
export async function markReadOnce(
  db: Db,
  { profileId, once, now }: { profileId: string; once: string; now: Date },
): Promise<string[]> {
  const settled = await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('account_id', 'in', (eb) =>
      eb.selectFrom('memberships').select('account_id').where('profile_id', '=', profileId),
    )
    .where('once', '=', once)
    .where('read_at', 'is', null)
    .returning('account_id')
    .execute();
  return settled.map(({ account_id }) => account_id);
}

/** Deletes some of the notifications from before an instant. @returns their number. */
export async function deleteBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where('id', 'in', (eb) =>
      eb.selectFrom('notifications').select('id').where('created_at', '<', before.toISOString()).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes some of what a person has beyond the newest `most`. @returns the number that was deleted. */
export async function deleteBeyond(db: Db, most: number, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from notifications where id in (
      select n.id from (
        select account_id from notifications group by account_id having count(*) > ${most}) many
      cross join lateral (
        select id from notifications where account_id = many.account_id order by id desc offset ${most}) n
      limit ${limit})`.execute(db);
  return Number(numAffectedRows);
}

/** Finds the names under which others know a profile. */
export async function findNamesOfProfile(db: Db, profileId: string): Promise<string[]> {
  const row = await db
    .selectFrom('profiles')
    .select(['full_name', 'organization_name', 'member_name'])
    .where('id', '=', profileId)
    .executeTakeFirst();
  return Object.values(row ?? {}).filter((name) => name !== null);
}

export async function findNameOfPerson(db: Db, accountId: string): Promise<string[]> {
  const row = await db
    .selectFrom('accounts')
    .select(['person_name', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row ? [row.email, ...(row.person_name ? [row.person_name] : [])] : [];
}

/** Deletes the notifications in which one of these texts appears. Reads all of them: for rare work of the night. */
export async function deleteWith(db: Db, texts: string[]): Promise<void> {
  await sql`
    delete from notifications n using unnest(${texts}::text[]) t (text)
    where strpos(n.title, t.text) > 0 or strpos(n.body, t.text) > 0`.execute(db);
}
