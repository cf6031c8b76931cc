import { sql } from 'kysely';
import type { Author, Place } from '#features/community/posts/posts.contract.ts';
import { authorOf, type Reader } from '#features/community/posts/posts.repository.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { beginningWith } from '#platform/server/database/place-words.ts';
import type { ListedTopic } from './topics.contract.ts';

/** Beyond this number of hits the newest are found by walking the list, not by collecting all hits. */
const COLLECTED_MAX = 1000;

interface TopicFilter {
  circleId: string;
  after?: Place & { isPinned: boolean };
}

/** Finds topics of a circle that the reader sees: pinned ones first, then those with the newest post. */
export async function findTopics(
  db: Db,
  reader: Reader,
  { circleId, after }: TopicFilter,
  limit: number,
): Promise<ListedTopic[]> {
  const conditions = [sql`t.circle_id = ${circleId}`];
  if (!reader.moderates) conditions.push(sql`(not t.is_hidden or t.author_id = ${reader.id}::uuid)`);
  if (after) {
    conditions.push(
      sql`(t.is_pinned, t.last_activity_at, t.id) < (${after.isPinned}, ${after.at}::timestamptz, ${after.id}::uuid)`,
    );
  }
  const { rows } = await sql<ListedTopic>`
    with page as materialized (
      select t.id from forum_topics t where ${sql.join(conditions, sql` and `)}
      order by t.is_pinned desc, t.last_activity_at desc, t.id desc limit ${limit}
    )
    select t.id, o.title, ${authorOf(sql`t.author_id`)} as author, t.created_at, t.last_activity_at, t.replies_count,
      t.views, t.is_pinned, t.is_locked, t.is_hidden, t.answer_id is not null as is_answered,
      coalesce(t.last_activity_at > greatest(r.read_at, v.previous_at), false) as is_new
    from page
    join forum_topics t on t.id = page.id
    join forum_posts o on o.id = t.id
    left join forum_reads r on r.topic_id = t.id and r.member_id = ${reader.id}
    left join forum_visits v on v.circle_id = t.circle_id and v.member_id = ${reader.id}
    order by t.is_pinned desc, t.last_activity_at desc, t.id desc`.execute(db);
  return rows;
}

interface FoundRow {
  id: string;
  topic_id: string;
  title: string;
  excerpt: string;
  author: Author | null;
  created_at: string;
}

interface SearchFilter {
  circleId: string;
  /** Beginnings of words, all of which a post has. */
  words: string[];
  after?: Place;
}

/** Signs of Markdown, which an excerpt does without. */
const SIGNS = '[*_`#>|~]+|\\]\\([^)]*\\)|!?\\[';

/**
 * Finds posts of a circle that have the words and that the reader sees, newest first. The hits in title and excerpt are
 * between `marks`. Few hits are collected by the index of words; many are met soon while the list is walked, as for news.
 */
export async function findPostsWith(
  db: Db,
  reader: Reader,
  { circleId, words, after }: SearchFilter,
  { limit, marks: [open, close] }: { limit: number; marks: readonly [string, string] },
): Promise<FoundRow[]> {
  const query = beginningWith(words);
  const { rows: hits } = await sql<{ id: string }>`
    with hit as materialized (
      select p.id from forum_posts p where p.circle_id = ${circleId} and p.search_document @@ ${query}
      limit ${COLLECTED_MAX + 1}
    )
    select id from hit`.execute(db);
  const isHit =
    hits.length > COLLECTED_MAX
      ? sql`(p.search_document @@ ${query}) is true`
      : sql`p.id = any(${hits.map(({ id }) => id)}::uuid[])`;
  const conditions = [sql`p.circle_id = ${circleId}`, isHit];
  if (!reader.moderates) {
    conditions.push(sql`(p.is_shown or p.author_id = ${reader.id}::uuid and exists (
      select from forum_topics own where own.id = p.topic_id and (not own.is_hidden or own.author_id = ${reader.id}::uuid)))`);
  }
  if (after) conditions.push(sql`(p.created_at, p.id) < (${after.at}::timestamptz, ${after.id}::uuid)`);
  const options = `StartSel=${open}, StopSel=${close}`;
  const { rows } = await sql<FoundRow>`
    with page as materialized (
      select p.id from forum_posts p where ${sql.join(conditions, sql` and `)}
      order by p.created_at desc, p.id desc limit ${limit}
    )
    select p.id, p.topic_id, p.created_at, ${authorOf(sql`p.author_id`)} as author,
      ts_headline('simple', o.title, ${query}, ${`${options}, HighlightAll=true`}) as title,
      ts_headline('simple', regexp_replace(p.body, ${SIGNS}, ' ', 'g'), ${query},
        ${`${options}, MaxWords=35, MinWords=20`}) as excerpt
    from page
    join forum_posts p on p.id = page.id
    join forum_posts o on o.id = p.topic_id
    order by p.created_at desc, p.id desc`.execute(db);
  return rows;
}

/** Counts one view. */
export async function countView(db: Db, topicId: string): Promise<void> {
  await sql`update forum_topics set views = views + 1 where id = ${topicId}`.execute(db);
}
