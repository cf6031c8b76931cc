import { type Insertable, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { ActivityEvents } from '#platform/server/database/schema.generated.ts';

/** Stores an event, unless the reader has done the same with the item on that day. @returns true if it was stored. */
export async function insertActivity(db: Db, event: Insertable<ActivityEvents>): Promise<boolean> {
  const stored = await db
    .insertInto('activity_events')
    .values(event)
    .onConflict((conflict) => conflict.constraint('activity_events_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Deletes at most `limit` events of earlier days. @returns their number. */
export async function deleteActivityBefore(db: Db, day: string, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from activity_events where id in (
      select id from activity_events where day < ${day} order by day limit ${limit})`.execute(db);
  return Number(numAffectedRows);
}

/** Empties the tags of an item's events. */
export async function clearTopics(db: Db, kind: ActivityEvents['kind'], itemId: string): Promise<void> {
  await db
    .updateTable('activity_events')
    .set({ tags: [] })
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .execute();
}

/** Finds the events of a member, newest first, for the export of the data. */
export const findActivityOf = (db: Db, memberId: string) =>
  db
    .selectFrom('activity_events')
    .select(['kind', 'item_id', 'action', 'tags', 'at'])
    .where('member_id', '=', memberId)
    .orderBy('day', 'desc')
    .orderBy('at', 'desc')
    .execute();

/** Counts the members who did anything since a day. Visitors have another name each day, so they cannot be counted. */
export async function countActiveMembers(db: Db, since: string): Promise<number> {
  const { rows } = await sql<{ members: number }>`
    select count(distinct member_id)::int as members from activity_events
    where day >= ${since} and member_id is not null`.execute(db);
  return rows[0]?.members ?? 0;
}

export async function countDownloads(db: Db, since: string): Promise<number> {
  const { rows } = await sql<{ downloads: number }>`
    select count(*)::int as downloads from activity_events
    where day >= ${since} and action = 'download'`.execute(db);
  return rows[0]?.downloads ?? 0;
}

interface TopicCount {
  /** As the item with most events writes it. */
  tag: string;
  /** True if most of it is written and read in the community. */
  isDiscussed: boolean;
  /** Events since `since`, and in the time of `before` until then. */
  count: number;
  countBefore: number;
}

/**
 * Finds the tags of most events since a day, and how often they occurred from the day `before` until then. Events with
 * the same tags, which are those of one item or a few, are counted before the tags are taken apart.
 */
export async function findTopics(
  db: Db,
  { since, before, limit }: { since: string; before: string; limit: number },
): Promise<TopicCount[]> {
  const { rows } = await sql<TopicCount>`
    select (array_agg(tag order by events desc, tag))[1] as tag,
      (array_agg(kind order by events desc, kind))[1] = 'topic' as "isDiscussed",
      sum(events)::int as count, sum(events_before)::int as "countBefore"
    from (
      select kind, tags, count(*) filter (where day >= ${since}) as events, count(*) filter (where day < ${since}) as events_before
      from activity_events where day >= ${before} group by kind, tags
    ) item cross join unnest(tags) tag
    group by lower(tag) having sum(events) > 0
    order by count desc, lower(tag) limit ${limit}`.execute(db);
  return rows;
}

/** True if anything was noted from the day `before` until the day `since`. */
export async function hasActivityBetween(db: Db, before: string, since: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from activity_events where day >= ${before} and day < ${since}) as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}
