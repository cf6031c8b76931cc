import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { ForumCircles } from '#platform/server/database/schema.generated.ts';
import type { ManagedCircle } from './managed-circles.contract.ts';

const selectCircles = sql`
  select c.id, c.slug, c.name, c.description, c.group_url, c.archived_at is not null as is_archived,
    (select count(*)::int from forum_topics t where t.circle_id = c.id) as topics_count,
    coalesce((
      select json_agg(json_build_object('id', p.id, 'name', p.member_name) order by p.member_name, p.id)
      from forum_moderators m join profiles p on p.id = m.member_id where m.circle_id = c.id), '[]') as moderators
  from forum_circles c`;

/** Finds all circles, archived ones at the end. */
export async function findManagedCircles(db: Db): Promise<ManagedCircle[]> {
  const { rows } = await sql<ManagedCircle>`
    ${selectCircles} order by c.archived_at is not null, c.place, c.name, c.id`.execute(db);
  return rows;
}

export async function findManagedCircle(db: Db, id: string): Promise<ManagedCircle | undefined> {
  const { rows } = await sql<ManagedCircle>`${selectCircles} where c.id = ${id}`.execute(db);
  return rows[0];
}

/** Counts the circles that are not archived, and keeps others from adding one until the transaction ends. */
export async function countOpenCircles(db: Db): Promise<number> {
  await sql`lock table forum_circles in share row exclusive mode`.execute(db);
  const { circles } = await db
    .selectFrom('forum_circles')
    .select((eb) => eb.fn.countAll<number>().as('circles'))
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return circles;
}

export const insertCircle = (db: Db, circle: Insertable<ForumCircles>) =>
  db.insertInto('forum_circles').values(circle).execute();

/** @returns false if there is no such circle. */
export async function updateCircle(db: Db, id: string, changes: Updateable<ForumCircles>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('forum_circles')
    .set(changes)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a circle exactly these moderators. */
export async function replaceModerators(db: Db, circleId: string, memberIds: string[]): Promise<void> {
  await sql`
    delete from forum_moderators where circle_id = ${circleId} and member_id <> all(${memberIds}::uuid[])`.execute(
    db,
  );
  if (memberIds.length === 0) return;
  await db
    .insertInto('forum_moderators')
    .values(memberIds.map((member_id) => ({ circle_id: circleId, member_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Finds the circles that a member moderates, for the export of the data. */
export const findModeratedBy = (db: Db, memberId: string) =>
  db
    .selectFrom('forum_moderators as m')
    .innerJoin('forum_circles as c', 'c.id', 'm.circle_id')
    .select(['c.slug', 'c.name', 'm.created_at'])
    .where('m.member_id', '=', memberId)
    .orderBy('c.slug')
    .execute();
