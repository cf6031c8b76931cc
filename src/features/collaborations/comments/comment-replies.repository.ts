import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** Most persons who are told of one comment. */
const WRITERS_MAX = 20;

/** Of a long thread, those who wrote the last comments are told. */
const COMMENTS_LOOKED_AT = 200;

interface Writer {
  account_id: string;
  /** The organisation for which the person wrote last. */
  profile_id: string;
  /** Names the thread and how far the person has read it: who was told of a comment after that is not told again. */
  once: string;
}

/** Finds the people to tell of a comment because they wrote before it: not its author, nobody it mentions, nobody told before. */
export async function findWriters(db: Db, threadId: string, commentId: string): Promise<Writer[]> {
  const { rows } = await sql<Writer>`
    select w.account_id, w.profile_id, told.once from (
      select distinct on (c.author_id) c.author_id as account_id, c.author_for as profile_id, c.id
      from (select id, author_id, author_for, removed_at from collaboration_comments
        where thread_id = ${threadId} and id < ${commentId} order by id desc limit ${COMMENTS_LOOKED_AT}) c
      where c.removed_at is null and c.author_for is not null and c.author_id is not null and c.author_id is distinct from (
          select author_id from collaboration_comments where id = ${commentId})
        and not exists (select from collaboration_comment_mentions m
          where m.comment_id = ${commentId} and m.account_id = c.author_id)
      order by c.author_id, c.id desc) w
    left join collaboration_thread_reads r on r.thread_id = ${threadId} and r.account_id = w.account_id
    cross join lateral (select concat('replies ', ${threadId}::text, ' ', coalesce(r.read_until::text, 'null')) as once) told
    where not exists (select from notifications n where n.account_id = w.account_id and n.once = told.once)
    order by w.id desc limit ${WRITERS_MAX}`.execute(db);
  return rows;
}
