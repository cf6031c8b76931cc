import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import { NEW_POSTS_MAX, TOPICS_COUNTED } from './circles.contract.ts';

/** Days without a post after which a circle is not active any more. */
const ACTIVE_DAYS = 30;

/** Looks that are no further apart are one visit. */
const VISIT_MINUTES = 30;

interface CircleRow {
  id: string;
  slug: string;
  name: string;
  description: string;
  group_url: string | null;
  is_archived: boolean;
  topics_count: number;
  last_activity_at: string | null;
  is_active: boolean;
  new_posts: number | null;
  is_followed: boolean;
  is_moderator: boolean;
}

/** Selects circles with what is new for a member. Each part reads one index; the order makes the planner choose it. */
const selectCircles = (memberId: string, now: Date) => sql`
  select c.id, c.slug, c.name, c.description, c.group_url, c.archived_at is not null as is_archived,
    (select count(*)::int from (
        select from forum_topics t where t.circle_id = c.id and not t.is_hidden
        order by t.last_activity_at desc limit ${TOPICS_COUNTED + 1}) counted) as topics_count,
    latest.last_activity_at, v.previous_at,
    coalesce(latest.last_activity_at > ${now}::timestamptz - make_interval(days => ${ACTIVE_DAYS}::int), false) as is_active,
    case when v.visited_at is not null then (
      select count(*)::int from (
        select from forum_posts p
        where p.circle_id = c.id and p.created_at > v.visited_at and p.is_shown
          and p.author_id is distinct from ${memberId}::uuid
        order by p.created_at desc limit ${NEW_POSTS_MAX + 1}) fresh) end as new_posts,
    exists (select from forum_circle_follows f where f.circle_id = c.id and f.member_id = ${memberId}) as is_followed,
    exists (select from forum_moderators m where m.circle_id = c.id and m.member_id = ${memberId}) as is_moderator
  from forum_circles c
  left join forum_visits v on v.circle_id = c.id and v.member_id = ${memberId}
  left join lateral (
    select t.last_activity_at from forum_topics t where t.circle_id = c.id and not t.is_hidden
    order by t.last_activity_at desc limit 1) latest on true`;

/** Finds the circles that are not archived, in their order. */
export async function findCircles(db: Db, memberId: string, now: Date): Promise<CircleRow[]> {
  const { rows } = await sql<CircleRow>`
    ${selectCircles(memberId, now)} where c.archived_at is null order by c.place, c.name, c.id`.execute(db);
  return rows;
}

export async function findCircle(
  db: Db,
  slug: string,
  memberId: string,
  now: Date,
): Promise<CircleRow | undefined> {
  const { rows } = await sql<CircleRow>`${selectCircles(memberId, now)} where c.slug = ${slug}`.execute(db);
  return rows[0];
}

/** Finds a circle by its address, without what is new, and whether the member was named its moderator. */
export const findCircleBySlug = (db: Db, slug: string, memberId: string) =>
  db
    .selectFrom('forum_circles as c')
    .select(['c.id', 'c.slug', 'c.name', 'c.archived_at'])
    .select(
      sql<boolean>`exists (select from forum_moderators m where m.circle_id = c.id and m.member_id = ${memberId})`.as(
        'is_moderator',
      ),
    )
    .where('c.slug', '=', slug)
    .executeTakeFirst();

/** True if the member was named a moderator of the circle. */
export async function isModerator(db: Db, circleId: string, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('forum_moderators')
    .select('member_id')
    .where('circle_id', '=', circleId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Notes a look of a member; the first of a new visit moves the mark of what is new. @returns that mark, null at the
 * first visit.
 */
export async function upsertVisit(
  db: Db,
  visit: { memberId: string; circleId: string; now: Date },
): Promise<string | null> {
  const { rows } = await sql<{ previous_at: string | null }>`
    insert into forum_visits as v (member_id, circle_id, visited_at)
    values (${visit.memberId}, ${visit.circleId}, ${visit.now})
    on conflict (member_id, circle_id) do update set
      previous_at = case
        when v.visited_at < excluded.visited_at - make_interval(mins => ${VISIT_MINUTES}::int) then v.visited_at
        else v.previous_at end,
      visited_at = greatest(v.visited_at, excluded.visited_at)
    returning previous_at`.execute(db);
  return rows[0]?.previous_at ?? null;
}

/** Deletes the member's notes of topics read before the previous visit: those topics count as read anyway. */
export async function deleteOldReads(
  db: Db,
  { memberId, circleId, before }: { memberId: string; circleId: string; before: string },
): Promise<void> {
  await sql`
    delete from forum_reads r using forum_topics t
    where r.member_id = ${memberId} and t.id = r.topic_id and t.circle_id = ${circleId}
      and r.read_at < ${before}::timestamptz`.execute(db);
}

export async function insertCircleFollow(
  db: Db,
  follow: { member_id: string; circle_id: string },
): Promise<void> {
  await db
    .insertInto('forum_circle_follows')
    .values(follow)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteCircleFollow(
  db: Db,
  follow: { member_id: string; circle_id: string },
): Promise<void> {
  await db
    .deleteFrom('forum_circle_follows')
    .where('member_id', '=', follow.member_id)
    .where('circle_id', '=', follow.circle_id)
    .execute();
}
