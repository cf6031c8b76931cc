import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** Most topics in one digest. */
const DIGEST_TOPICS_MAX = 20;

/** Finds published members who follow something and want the digest. */
export async function findFollowers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from profiles p
    join main_owners o on o.profile_id = p.id
    join accounts a on a.id = o.account_id
    where p.is_published and array_position(a.mails_off, 'mails_digest') is null and (
      exists (select from forum_circle_follows f where f.member_id = p.id)
      or exists (select from forum_topic_follows f where f.member_id = p.id and not f.is_muted))
    order by p.id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Notes that the member has the digest until now, unless the last one is too fresh.
 * @returns until when the member had it before: at most `since`; undefined if the last one is younger than `freshAfter`.
 */
export async function takeDigest(
  db: Db,
  { memberId, now, since, freshAfter }: { memberId: string; now: Date; since: Date; freshAfter: Date },
): Promise<string | undefined> {
  const last = await db
    .selectFrom('forum_digests')
    .select('sent_at')
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  if (last && Date.parse(last.sent_at) > freshAfter.getTime()) return undefined;
  await db
    .insertInto('forum_digests')
    .values({ member_id: memberId, sent_at: now })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ sent_at: now }))
    .execute();
  const begins = since.toISOString();
  return last && last.sent_at > begins ? last.sent_at : begins;
}

export interface DigestTopic {
  id: string;
  title: string;
  circle_slug: string;
  circle_name: string;
  is_new: boolean;
  new_replies: number;
}

/**
 * Finds the topics that the member follows, alone or with their circle, in which others wrote since an instant. Posts
 * that not everybody sees do not count. The first 20, and the number of all.
 */
export async function findDigestTopics(
  db: Db,
  memberId: string,
  since: string,
): Promise<{ topics: DigestTopic[]; total: number }> {
  const { rows } = await sql<DigestTopic & { total: number }>`
    with followed as (
      select t.id from forum_circle_follows f
      join forum_topics t on t.circle_id = f.circle_id and t.last_activity_at > ${since}::timestamptz and not t.is_hidden
      where f.member_id = ${memberId}
      union
      select t.id from forum_topic_follows f
      join forum_topics t on t.id = f.topic_id and t.last_activity_at > ${since}::timestamptz and not t.is_hidden
      where f.member_id = ${memberId} and not f.is_muted
    ), fresh as (
      select p.topic_id, bool_or(p.id = p.topic_id) as is_new, count(*) filter (where p.id <> p.topic_id)::int as new_replies
      from followed join forum_posts p on p.topic_id = followed.id
      where p.created_at > ${since}::timestamptz and p.is_shown and p.author_id is distinct from ${memberId}::uuid
      group by p.topic_id
    )
    select o.id, o.title, c.slug as circle_slug, c.name as circle_name, fresh.is_new, fresh.new_replies,
      (count(*) over ())::int as total
    from fresh
    join forum_topics t on t.id = fresh.topic_id
    join forum_posts o on o.id = t.id
    join forum_circles c on c.id = t.circle_id and c.archived_at is null
    where not exists (
      select from forum_topic_follows m where m.topic_id = t.id and m.member_id = ${memberId} and m.is_muted)
    order by t.last_activity_at desc, t.id desc limit ${DIGEST_TOPICS_MAX}`.execute(db);
  return { topics: rows.map(({ total: _, ...topic }) => topic), total: rows[0]?.total ?? 0 };
}
