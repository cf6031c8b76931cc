import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import { REMINDER_DAYS } from '../documents.contract.ts';

const [FIRST, SECOND, LAST] = REMINDER_DAYS;

/**
 * Notes for every document that is within its last 90, 60 or 30 days that its owner is reminded of that, and gives
 * those for which this was not noted before: each reminder comes up once, whoever asks and however often, and a day on
 * which nobody asked is made up for.
 * @param today ISO day.
 */
export async function insertDueReminders(db: Db, today: string, now: Date): Promise<string[]> {
  const daysLeft = sql`(expires_on - ${today}::date)`;
  const { rows } = await sql<{ document_id: string }>`
    insert into document_reminders (document_id, expires_on, days_before, sent_at)
    select id, expires_on, case when ${daysLeft} <= ${LAST}::int then ${LAST}::int
      when ${daysLeft} <= ${SECOND}::int then ${SECOND}::int else ${FIRST}::int end, ${now}
    from documents where expires_on between ${today}::date and ${today}::date + ${FIRST}::int
    on conflict do nothing
    returning document_id`.execute(db);
  return rows.map(({ document_id }) => document_id);
}

/** Documents with whom to remind of them, the first to expire first. */
export function findDocumentsToRemind(db: Db, ids: string[]) {
  return db
    .selectFrom('documents as d')
    .innerJoin('profiles as p', 'p.id', 'd.owner_id')
    .innerJoin('accounts as a', 'a.id', 'd.owner_id')
    .select(['d.kind', 'd.title', 'd.financial_year', 'd.owner_id', 'p.full_name', 'a.email'])
    .select((eb) => eb.ref('d.expires_on').$notNull().as('expires_on'))
    .where((eb) => eb('d.id', '=', eb.fn.any(eb.val(ids))))
    .orderBy('d.expires_on')
    .orderBy('d.id')
    .execute();
}
