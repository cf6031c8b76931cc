import type { Db } from '#platform/server/database/connect.ts';
import type { TopicFollow } from './follows.contract.ts';

export async function findTopicFollow(db: Db, memberId: string, topicId: string): Promise<TopicFollow> {
  const row = await db
    .selectFrom('forum_topic_follows')
    .select('is_muted')
    .where('member_id', '=', memberId)
    .where('topic_id', '=', topicId)
    .executeTakeFirst();
  return row ? (row.is_muted ? 'muted' : 'following') : 'none';
}

/** Follows a topic, unless the member has muted it. */
export async function insertTopicFollow(db: Db, memberId: string, topicId: string): Promise<void> {
  await db
    .insertInto('forum_topic_follows')
    .values({ member_id: memberId, topic_id: topicId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function saveTopicFollow(
  db: Db,
  memberId: string,
  topicId: string,
  follow: TopicFollow,
): Promise<void> {
  if (follow === 'none') {
    await db
      .deleteFrom('forum_topic_follows')
      .where('member_id', '=', memberId)
      .where('topic_id', '=', topicId)
      .execute();
    return;
  }
  const is_muted = follow === 'muted';
  await db
    .insertInto('forum_topic_follows')
    .values({ member_id: memberId, topic_id: topicId, is_muted })
    .onConflict((conflict) => conflict.columns(['member_id', 'topic_id']).doUpdateSet({ is_muted }))
    .execute();
}

/** Notes that the member has read a topic until now. */
export async function upsertRead(
  db: Db,
  { memberId, topicId, now }: { memberId: string; topicId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('forum_reads')
    .values({ member_id: memberId, topic_id: topicId, read_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'topic_id']).doUpdateSet({ read_at: now }))
    .execute();
}

/** Finds until when the member has read a topic: as noted, else until the previous visit to its circle. */
export async function findReadUntil(
  db: Db,
  { memberId, topicId, circleId }: { memberId: string; topicId: string; circleId: string },
): Promise<string | null> {
  const read = await db
    .selectFrom('forum_reads')
    .select('read_at')
    .where('member_id', '=', memberId)
    .where('topic_id', '=', topicId)
    .executeTakeFirst();
  if (read) return read.read_at;
  const visit = await db
    .selectFrom('forum_visits')
    .select('previous_at')
    .where('member_id', '=', memberId)
    .where('circle_id', '=', circleId)
    .executeTakeFirst();
  return visit?.previous_at ?? null;
}

/** Finds what a member follows, for the export of the data. */
export async function findEveryFollowOf(db: Db, memberId: string) {
  const circles = await db
    .selectFrom('forum_circle_follows as f')
    .innerJoin('forum_circles as c', 'c.id', 'f.circle_id')
    .select(['c.slug', 'c.name', 'f.created_at'])
    .where('f.member_id', '=', memberId)
    .orderBy('c.slug')
    .execute();
  const topics = await db
    .selectFrom('forum_topic_follows')
    .select(['topic_id', 'is_muted', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('topic_id')
    .execute();
  const visits = await db
    .selectFrom('forum_visits as v')
    .innerJoin('forum_circles as c', 'c.id', 'v.circle_id')
    .select(['c.slug', 'v.previous_at', 'v.visited_at'])
    .where('v.member_id', '=', memberId)
    .orderBy('c.slug')
    .execute();
  const reads = await db
    .selectFrom('forum_reads')
    .select(['topic_id', 'read_at'])
    .where('member_id', '=', memberId)
    .orderBy('read_at', 'desc')
    .orderBy('topic_id')
    .execute();
  return { circles, topics, visits, reads };
}
