import { type Insertable, sql } from 'kysely';
import type { Author } from '#features/community/posts/posts.contract.ts';
import { authorOf } from '#features/community/posts/posts.repository.ts';
import type { PageQuery } from '#platform/contract/paging.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { ForumReports } from '#platform/server/database/schema.generated.ts';
import { summariseWaiting } from '#platform/server/database/waiting.ts';

/** Most reports of one post that an admin reads. */
const REPORTS_SHOWN = 10;

export const insertReport = (db: Db, report: Insertable<ForumReports>) =>
  db.insertInto('forum_reports').values(report).execute();

interface Decision {
  decision: 'hidden' | 'dismissed';
  decided_by: string;
  decided_at: Date;
}

/** Decides the open reports of a post. @returns their number. */
export async function decideReportsOf(db: Db, postId: string, decision: Decision): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('forum_reports')
    .set(decision)
    .where('post_id', '=', postId)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

interface ReportedRow {
  id: string;
  topic_id: string;
  topic_title: string;
  circle: { slug: string; name: string };
  body: string;
  author: Author | null;
  created_at: string;
  reports: { reporter: string; reason: string; created_at: string }[];
  reports_count: number;
}

/** Counts posts with open reports, and dates the oldest of them. */
export const summariseReportedPosts = (db: Db) =>
  summariseWaiting(
    db,
    db
      .selectFrom('forum_reports')
      .select((row) => row.fn.min('created_at').as('created_at'))
      .where('decided_at', 'is', null)
      .groupBy('post_id'),
  );

/** Finds posts with open reports, the longest waiting first. */
export async function findReportedPosts(db: Db, { page, pageSize }: PageQuery): Promise<ReportedRow[]> {
  const { rows } = await sql<ReportedRow>`
    with page as materialized (
      select r.post_id, min(r.created_at) as since, count(*)::int as reports_count
      from forum_reports r where r.decided_at is null
      group by r.post_id order by since, r.post_id limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select p.id, p.topic_id, o.title as topic_title, json_build_object('slug', c.slug, 'name', c.name) as circle,
      p.body, ${authorOf(sql`p.author_id`)} as author, p.created_at, page.reports_count,
      (select json_agg(json_build_object('reporter', one.member_name, 'reason', one.reason, 'created_at',
          to_char(one.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by one.created_at)
        from (
          select m.member_name, r.reason, r.created_at from forum_reports r join profiles m on m.id = r.reporter_id
          where r.post_id = p.id and r.decided_at is null order by r.created_at limit ${REPORTS_SHOWN}) one) as reports
    from page
    join forum_posts p on p.id = page.post_id
    join forum_posts o on o.id = p.topic_id
    join forum_circles c on c.id = p.circle_id
    order by page.since, p.id`.execute(db);
  return rows;
}

/** Counts the posts with open reports. */
export async function countReportedPosts(db: Db): Promise<number> {
  const { posts } = await db
    .selectFrom('forum_reports')
    .select((eb) => eb.fn.count<number>('post_id').distinct().as('posts'))
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow();
  return posts;
}

/** Finds what a member reported, newest first, for the export of the data. */
export const findEveryReportOf = (db: Db, memberId: string) =>
  db
    .selectFrom('forum_reports')
    .select(['post_id', 'reason', 'created_at', 'decision', 'decided_at'])
    .where('reporter_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Finds hidden posts with these ids that their authors have not removed. */
export const findHiddenPosts = (db: Db, ids: string[]) =>
  db
    .selectFrom('forum_posts as p')
    .innerJoin('forum_posts as o', 'o.id', 'p.topic_id')
    .innerJoin('forum_circles as c', 'c.id', 'p.circle_id')
    .leftJoin('profiles as m', 'm.id', 'p.author_id')
    .select(['p.id', 'p.topic_id', 'p.body', 'c.slug as circle_slug', 'm.member_name as author_name'])
    .select((eb) => [
      eb.ref('o.title').$notNull().as('topic_title'),
      eb.ref('p.hidden_at').$notNull().as('hidden_at'),
    ])
    .where('p.id', 'in', ids)
    .where('p.hidden_at', 'is not', null)
    .where('p.removed_at', 'is', null)
    .execute();
