import { type Insertable, sql } from 'kysely';
import { readableBy } from '#features/collaborations/readers/readers.repository.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { CalendarFeeds } from '#platform/server/database/schema.generated.ts';

export const findFeed = (db: Db, accountId: string) =>
  db.selectFrom('calendar_feeds').select('created_at').where('account_id', '=', accountId).executeTakeFirst();

/** Stores the feed of an account; the one before ends. */
export async function saveFeed(db: Db, feed: Insertable<CalendarFeeds>): Promise<void> {
  await db
    .insertInto('calendar_feeds')
    .values(feed)
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ token_hash: feed.token_hash, created_at: feed.created_at }),
    )
    .execute();
}

export async function deleteFeed(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('account_id', '=', accountId).execute();
}

/** Finds the account whose feed has this key; none for an account that is suspended, or that its owner is deleting. */
export const findFeedHolder = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('calendar_feeds as f')
    .innerJoin('accounts as a', 'a.id', 'f.account_id')
    .select('f.account_id')
    .where('f.token_hash', '=', tokenHash)
    .where('a.suspended_at', 'is', null)
    .where('a.deletion_due_at', 'is', null)
    .executeTakeFirst();

interface FeedMilestone {
  id: string;
  title: string;
  description: string | null;
  status: string;
  due_date: string;
  updated_at: string;
  collaboration_id: string;
  collaboration_title: string;
  owner: string | null;
}

/**
 * Finds the milestones with a due day that a person may read at this moment, by the own memberships: of collaborations that
 * are neither archived, cancelled nor deleted, and of organisations that are not suspended. The latest due days come first.
 * @param from ISO day of the first due day.
 */
export async function findFeedMilestones(
  db: Db,
  { accountId, from, limit }: { accountId: string; from: string; limit: number },
): Promise<FeedMilestone[]> {
  const { rows } = await sql<FeedMilestone>`
    select m.id, m.title, m.description, m.status, m.due_date, m.updated_at, c.id as collaboration_id,
      c.title as collaboration_title, owner.name as owner
    from collaboration_milestones m
    join collaborations c on c.id = m.collaboration_id
    left join collaboration_participants owner on owner.id = m.owner_participant_id
    where c.archived_at is null and c.status <> 'cancelled' and m.due_date >= ${from}::date
      and exists (
        select from memberships me
        join collaboration_participants mine on mine.profile_id = me.profile_id
        join main_owners main on main.profile_id = me.profile_id and main.suspended_at is null
        where me.account_id = ${accountId} and mine.collaboration_id = c.id and ${readableBy(accountId)})
    order by m.due_date desc, m.id limit ${limit}`.execute(db);
  return rows;
}
