import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** First answers that the average looks at, the newest. */
const ANSWERS_MAX = 2000;

/** Finds when questions were made and first answered, of those answered since an instant. */
export const findFirstAnswers = (db: Db, since: Date) =>
  db
    .selectFrom('support_tickets')
    .select(['created_at', 'first_answered_at'])
    .where('kind', '=', 'question')
    .where('first_answered_at', '>=', since.toISOString())
    .orderBy('first_answered_at', 'desc')
    .limit(ANSWERS_MAX)
    .$narrowType<{ first_answered_at: string }>()
    .execute();

interface Counts {
  any: boolean;
  active: number;
  resolved: number;
  all: number;
}

/** Counts questions that are not resolved, and those made between two instants with the resolved ones among them. */
export async function countQuestions(db: Db, from: Date, to: Date): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select exists (select 1 from support_tickets where kind = 'question') as any,
      (select count(*)::int from support_tickets
        where status in ('open', 'in-progress') and kind = 'question' and merged_into is null) as active,
      count(*) filter (where status = 'resolved')::int as resolved, count(*)::int as all
    from support_tickets
    where created_at >= ${from} and created_at < ${to} and kind = 'question' and merged_into is null`.execute(
    db,
  );
  return rows[0] ?? { any: false, active: 0, resolved: 0, all: 0 };
}
