import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import { DELETED_MEMBER } from '#features/profiles/records/deleted-member.rules.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { ForumPosts, ForumTopics } from '#platform/server/database/schema.generated.ts';
import type { Attachment, Author } from './posts.contract.ts';

/** The member who reads, and if that member moderates the circle. */
export interface Reader {
  id: string;
  moderates: boolean;
}

export interface PostRow {
  id: string;
  topic_id: string;
  author_id: string | null;
  title: string | null;
  body: string;
  is_shown: boolean;
  created_at: string;
  edited_at: string | null;
  removed_at: string | null;
  hidden_at: string | null;
  hidden_reason: string | null;
  author: Author | null;
  attachments: Attachment[];
  mentions: { id: string; name: string; slug: string }[];
  is_reported: boolean;
}

/** The author `p.author_id` of a row as JSON; null once the account was erased. */
export const authorOf = (id: RawBuilder<unknown>) => sql`(
  select json_build_object('id', a.id, 'name', a.member_name, 'avatar_url', a.avatar_url,
    'slug', case when a.is_published then a.slug end)
  from profiles a where a.id = ${id})`;

/** A reader sees what everybody sees, placeholders of removed posts, and own hidden ones; a moderator sees all. */
const visible = ({ id, moderates }: Reader) =>
  moderates
    ? sql`true`
    : sql`(p.is_shown or p.author_id = ${id}::uuid or p.hidden_at is null and (p.removed_at is not null or exists (
        select from forum_topics t where t.id = p.topic_id and t.is_hidden and t.author_id = ${id}::uuid)))`;

const selectPosts = (reader: Reader) => sql`
  select p.id, p.topic_id, p.author_id, p.title, p.body, p.is_shown, p.created_at, p.edited_at, p.removed_at, p.hidden_at,
    p.hidden_reason, ${authorOf(sql`p.author_id`)} as author,
    coalesce((
      select json_agg(json_build_object('id', f.id, 'name', f.original_name, 'media_type', s.media_type,
        'byte_size', s.byte_size) order by f.place, f.id)
      from forum_attachments f join files s on s.name = f.file_name where f.post_id = p.id), '[]') as attachments,
    coalesce((
      select json_agg(json_build_object('id', m.member_id, 'name', m.name, 'slug', a.slug))
      from forum_mentions m join profiles a on a.id = m.member_id and a.is_published where m.post_id = p.id), '[]') as mentions,
    exists (select from forum_reports r where r.post_id = p.id and r.reporter_id = ${reader.id}) as is_reported
  from forum_posts p`;

/** Finds a post that the reader sees. The caller has checked that the reader sees its topic. */
export async function findPost(db: Db, reader: Reader, id: string): Promise<PostRow | undefined> {
  const { rows } = await sql<PostRow>`
    ${selectPosts(reader)} where p.id = ${id} and ${visible(reader)}`.execute(db);
  return rows[0];
}

/** The part of a topic's replies to read: from a place on, or back from it, which is left out. */
interface ReplyRange {
  topicId: string;
  from?: { at: string; id: string };
  after?: { at: string; id: string };
  before?: { at: string; id: string };
}

/** Finds replies that the reader sees, oldest first; of `before` the nearest ones, nearest first. */
export async function findReplies(
  db: Db,
  reader: Reader,
  { topicId, from, after, before }: ReplyRange,
  limit: number,
): Promise<PostRow[]> {
  const place = ({ at, id }: { at: string; id: string }) => sql`(${at}::timestamptz, ${id}::uuid)`;
  const conditions = [sql`p.topic_id = ${topicId}`, sql`p.id <> p.topic_id`, visible(reader)];
  if (from) conditions.push(sql`(p.created_at, p.id) >= ${place(from)}`);
  if (after) conditions.push(sql`(p.created_at, p.id) > ${place(after)}`);
  if (before) conditions.push(sql`(p.created_at, p.id) < ${place(before)}`);
  const order = before ? sql`p.created_at desc, p.id desc` : sql`p.created_at, p.id`;
  const { rows } = await sql<PostRow>`
    ${selectPosts(reader)} where ${sql.join(conditions, sql` and `)} order by ${order} limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** A topic with its circle, for every access to one of its posts. */
export interface TopicRow {
  id: string;
  circle_id: string;
  circle_slug: string;
  circle_name: string;
  is_archived: boolean;
  author_id: string | null;
  title: string;
  is_pinned: boolean;
  is_locked: boolean;
  is_hidden: boolean;
  answer_id: string | null;
  replies_count: number;
  views: number;
  created_at: string;
  last_activity_at: string;
}

const selectTopic = sql`
  select t.id, t.circle_id, c.slug as circle_slug, c.name as circle_name, c.archived_at is not null as is_archived,
    t.author_id, o.title, t.is_pinned, t.is_locked, t.is_hidden, t.answer_id, t.replies_count, t.views, t.created_at,
    t.last_activity_at
  from forum_topics t join forum_circles c on c.id = t.circle_id join forum_posts o on o.id = t.id`;

/** Finds a topic, whoever may see it. */
export async function findTopic(db: Db, id: string): Promise<TopicRow | undefined> {
  const { rows } = await sql<TopicRow>`${selectTopic} where t.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks a topic until the transaction ends: its counts are changed by one writer after the other. */
export const lockTopic = (db: Db, id: string) =>
  db.selectFrom('forum_topics').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Finds the topic that a post belongs to. */
export async function findTopicIdOf(db: Db, postId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('forum_posts')
    .select('topic_id')
    .where('id', '=', postId)
    .executeTakeFirst();
  return row?.topic_id;
}

export const insertTopic = (db: Db, topic: Insertable<ForumTopics>) =>
  db.insertInto('forum_topics').values(topic).execute();

export const updateTopic = (db: Db, id: string, changes: Updateable<ForumTopics>) =>
  db.updateTable('forum_topics').set(changes).where('id', '=', id).execute();

export const insertPost = (db: Db, post: Insertable<ForumPosts>) =>
  db.insertInto('forum_posts').values(post).execute();

export const updatePost = (db: Db, id: string, changes: Updateable<ForumPosts>) =>
  db.updateTable('forum_posts').set(changes).where('id', '=', id).execute();

export const deletePost = (db: Db, id: string) => db.deleteFrom('forum_posts').where('id', '=', id).execute();

export const deleteTopic = (db: Db, id: string) =>
  db.deleteFrom('forum_topics').where('id', '=', id).execute();

/** Adds a reply to the counts of its topic. */
export async function countReply(db: Db, topicId: string, at: Date): Promise<void> {
  await sql`
    update forum_topics set replies_count = replies_count + 1, last_activity_at = greatest(last_activity_at, ${at}::timestamptz)
    where id = ${topicId}`.execute(db);
}

/** Makes what is shown of a topic's posts, and its counts, agree with what is hidden and removed. */
export async function refreshTopic(db: Db, topicId: string): Promise<void> {
  await sql`
    update forum_topics t set is_hidden = o.hidden_at is not null
    from forum_posts o where t.id = ${topicId} and o.id = t.id`.execute(db);
  await sql`
    update forum_posts p set is_shown = not p.is_shown
    from forum_topics t
    where p.topic_id = ${topicId} and t.id = p.topic_id
      and p.is_shown <> (p.hidden_at is null and p.removed_at is null and not t.is_hidden)`.execute(db);
  await sql`
    update forum_topics t set
      replies_count = (select count(*) from forum_posts p where p.topic_id = t.id and p.id <> t.id and p.is_shown),
      last_activity_at = coalesce(
        (select max(p.created_at) from forum_posts p where p.topic_id = t.id and p.is_shown), t.created_at),
      answer_id = (select p.id from forum_posts p where p.id = t.answer_id and p.hidden_at is null and p.removed_at is null)
    where t.id = ${topicId}`.execute(db);
}

/** True if the member has a post that everybody sees. */
export async function hasShownPost(db: Db, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('forum_posts')
    .select('id')
    .where('author_id', '=', memberId)
    .where('is_shown', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds which of these members every signed-in member can see. */
export const findVisibleMembers = (db: Db, ids: string[]) =>
  db
    .selectFrom('profiles as p')
    .innerJoin('main_owners as o', 'o.profile_id', 'p.id')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .select(['p.id', 'p.member_name as name', 'a.email'])
    .where((eb) => eb('p.id', '=', eb.fn.any(eb.val(ids))))
    .where('p.is_published', '=', true)
    .execute();

/** Stores mentions of a post. @returns the ids of the members that were not mentioned in it before. */
export async function replaceMentions(
  db: Db,
  postId: string,
  members: { id: string; name: string }[],
): Promise<string[]> {
  const ids = members.map(({ id }) => id);
  await sql`delete from forum_mentions where post_id = ${postId} and member_id <> all(${ids}::uuid[])`.execute(
    db,
  );
  if (members.length === 0) return [];
  const stored = await db
    .insertInto('forum_mentions')
    .values(members.map(({ id, name }) => ({ post_id: postId, member_id: id, name })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .execute();
  return stored.map(({ member_id }) => member_id);
}

/** Finds the ids of members who muted the topic. */
export async function findMuted(db: Db, topicId: string, memberIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('forum_topic_follows')
    .select('member_id')
    .where('topic_id', '=', topicId)
    .where('is_muted', '=', true)
    .where((eb) => eb('member_id', '=', eb.fn.any(eb.val(memberIds))))
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/** Finds the name of a member and the sign-in address, for mails. */
export const findMemberToMail = (db: Db, id: string) =>
  db
    .selectFrom('profiles as p')
    .innerJoin('main_owners as o', 'o.profile_id', 'p.id')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .select(['p.id', 'p.member_name as name', 'a.email'])
    .where('p.id', '=', id)
    .executeTakeFirst();

/** Finds everything that a member wrote, newest first, for the export of the data. */
export const findEveryPostOf = (db: Db, memberId: string) =>
  db
    .selectFrom('forum_posts')
    .select(['id', 'topic_id', 'title', 'body', 'created_at', 'edited_at', 'removed_at', 'hidden_at'])
    .select('hidden_reason')
    .where('author_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Finds the posts that mention a member, for the export of the data. */
export const findEveryMentionOf = (db: Db, memberId: string) =>
  db
    .selectFrom('forum_mentions')
    .select(['post_id', 'name'])
    .where('member_id', '=', memberId)
    .orderBy('post_id')
    .execute();

/** Takes the name of a member out of the posts that mention it, and out of their earlier versions. */
export async function anonymiseMentionsOf(db: Db, memberId: string): Promise<void> {
  for (const [table, key] of [
    ['forum_posts', 'id'],
    ['forum_edits', 'post_id'],
  ])
    await sql`
      update ${sql.table(String(table))} p
      set title = without_name(p.title, m.name, ${DELETED_MEMBER}), body = without_name(p.body, m.name, ${DELETED_MEMBER})
      from forum_mentions m where m.member_id = ${memberId} and m.post_id = p.${sql.ref(String(key))}`.execute(
      db,
    );
}
