import { sql } from 'kysely';
import { REMINDER_DAYS } from '#features/documents/documents/documents.rules.ts';
import type { Db } from '#platform/server/database/connect.ts';

const [FIRST, SECOND, LAST] = REMINDER_DAYS;

/** The reminder (days before) that is due for a document within its last 90 days. */
const dueReminder = (today: string) => {
  const daysLeft = sql`(d.expires_on - ${today}::date)`;
  return sql`case when ${daysLeft} <= ${LAST}::int then ${LAST}::int
    when ${daysLeft} <= ${SECOND}::int then ${SECOND}::int else ${FIRST}::int end`;
};

/** Finds the owners of documents with a reminder that is due and was not sent. @param today ISO day. */
export async function findOwnersToRemind(db: Db, today: string): Promise<string[]> {
  const { rows } = await sql<{ owner_id: string }>`
    select distinct d.owner_id from documents d
    where d.expires_on between ${today}::date and ${today}::date + ${FIRST}::int
      and not exists (
        select from document_reminders r
        where r.document_id = d.id and r.expires_on = d.expires_on and r.days_before = ${dueReminder(today)})
    order by d.owner_id`.execute(db);
  return rows.map(({ owner_id }) => owner_id);
}

/**
 * Records the reminders that are due for a member's documents, and returns the documents that had none recorded. Each
 * reminder is returned once, however often this is called; a missed day is caught up.
 * @param today ISO day.
 */
export async function insertDueReminders(
  db: Db,
  ownerId: string,
  today: string,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ document_id: string }>`
    insert into document_reminders (document_id, expires_on, days_before, sent_at)
    select d.id, d.expires_on, ${dueReminder(today)}, ${now}
    from documents d
    where d.owner_id = ${ownerId} and d.expires_on between ${today}::date and ${today}::date + ${FIRST}::int
    on conflict do nothing
    returning document_id`.execute(db);
  return rows.map(({ document_id }) => document_id);
}

/** Finds the documents to remind of, the first to expire first. */
export function findDocumentsToRemind(db: Db, ids: string[]) {
  return db
    .selectFrom('documents as d')
    .select(['d.kind', 'd.title', 'd.financial_year', 'd.owner_id'])
    .select((eb) => eb.ref('d.expires_on').$notNull().as('expires_on'))
    .where((eb) => eb('d.id', '=', eb.fn.any(eb.val(ids))))
    .orderBy('d.expires_on')
    .orderBy('d.id')
    .execute();
}
