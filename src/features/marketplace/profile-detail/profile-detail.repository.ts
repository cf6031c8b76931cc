import { sql } from 'kysely';
import { ENOUGH_REQUESTS } from '#features/marketplace/listing/response-figures.rules.ts';
import type { Db } from '#platform/server/database/connect.ts';

/** What a member did long ago says little of today, and the time of the query stays the same. */
const NEWEST = 50;

/** Finds the median time in minutes from a request to the member's answer; null where these are too few to tell. */
export async function findAnswerMinutes(db: Db, profileId: string): Promise<number | null> {
  const { rows } = await sql<{ answers: number; minutes: number | null }>`
    select count(*)::int as answers,
      (percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)) / 60)::int as minutes
    from (
      select created_at, answered_at from collaboration_requests
      where target_profile_id = ${profileId}::uuid and status in ('accepted', 'declined') and answered_at is not null
      order by created_at desc limit ${NEWEST}
    ) answered`.execute(db);
  const [{ answers, minutes } = { answers: 0, minutes: null }] = rows;
  return answers < ENOUGH_REQUESTS ? null : minutes;
}
