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

/** Finds the events of a member, newest first, for the export of the data. */
export const findActivityOf = (db: Db, memberId: string) =>
  db
    .selectFrom('activity_events')
    .select(['kind', 'item_id', 'action', 'tags', 'at'])
    .where('member_id', '=', memberId)
    .orderBy('day', 'desc')
    .orderBy('at', 'desc')
    .execute();
