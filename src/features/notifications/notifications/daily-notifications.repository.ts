import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import { isNotMuted, isReadable } from './notifications.repository.ts';

/** A notification for the daily mail. */
interface DailyNotification {
  id: string;
  /** The choice of mail by which it waited. */
  choice: string;
  title: string;
  body: string | null;
  /** The collaboration that it is about; null for anything else. */
  collaboration: { id: string; title: string } | null;
  path: string;
}

/** Finds the accounts for which something waits for the daily mail. */
export async function findWaitingAccounts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select distinct account_id from notifications where daily_choice is not null order by account_id`.execute(
    db,
  );
  return rows.map(({ account_id }) => account_id);
}

/**
 * Takes what waits for the daily mail of a person; a second caller waits for the first, and finds nothing.
 * @returns what the person has not read yet, oldest first. Nothing that is for a suspended profile, about a collaboration that the
 *   person may not read any more, or has muted.
 */
export async function takeDaily(db: Db, accountId: string): Promise<DailyNotification[]> {
  const { rows } = await sql<DailyNotification & { is_news: boolean }>`
    select n.id, n.daily_choice as choice, n.title, n.body, n.path,
      (select json_build_object('id', c.id, 'title', c.title) from collaborations c
        where c.id = n.collaboration_id) as collaboration,
      n.read_at is null and ${isReadable}
      and (n.kind = 'mentions' or ${isNotMuted(sql.ref('n.collaboration_id'), sql.ref('n.account_id'))})
      and not exists (
        select from main_owners o where o.profile_id = n.profile_id and o.suspended_at is not null) as is_news
    from notifications n where n.account_id = ${accountId} and n.daily_choice is not null
    order by n.id for no key update of n`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0)
    await sql`update notifications set daily_choice = null where id = any(${ids}::uuid[])`.execute(db);
  return rows.flatMap(({ is_news, ...news }) => (is_news ? [news] : []));
}
