import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** What the figures of weeks need to know: ISO days in India. */
interface WeekCount {
  monday: string;
  received: number;
  resolved: number;
  ratings: number;
  stars: number;
}

/** The Monday of the week, in India, of an instant. */
const monday = (column: string) =>
  sql`to_char(date_trunc('week', ${sql.ref(column)} at time zone 'Asia/Kolkata'), 'YYYY-MM-DD')`;

/** Counts tickets by week from an instant on: received, resolved, rated. Weeks without any are left out. */
export async function countTicketsByWeek(db: Db, from: Date): Promise<WeekCount[]> {
  const { rows } = await sql<WeekCount>`
    select monday, sum(received)::int as received, sum(resolved)::int as resolved,
      sum(ratings)::int as ratings, sum(stars)::int as stars
    from (
      select ${monday('created_at')} as monday, count(*) as received, 0 as resolved, 0 as ratings, 0 as stars
        from support_tickets where created_at >= ${from} and merged_into is null group by 1
      union all
      select ${monday('resolved_at')}, 0, count(*), 0, 0
        from support_tickets where resolved_at >= ${from} and merged_into is null group by 1
      union all
      select ${monday('rated_at')}, 0, 0, count(*), sum(rating)
        from support_tickets where rated_at >= ${from} group by 1
    ) as parts
    group by monday`.execute(db);
  return rows;
}

/** The most first answers of which the times are computed: more than a team sends in twelve weeks. */
const ANSWERS_MAX = 50_000;

/** Finds when tickets came and were first answered, of the first answers from an instant on. */
export const findFirstAnswers = (db: Db, from: Date) =>
  db
    .selectFrom('support_tickets')
    .select(['created_at', sql<string>`first_answered_at`.as('answered_at')])
    .where('first_answered_at', '>=', from.toISOString())
    .where('merged_into', 'is', null)
    .orderBy('first_answered_at', 'desc')
    .limit(ANSWERS_MAX)
    .execute();
