import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/**
 * Notes for members who were last told of the terms before an instant that they are told now, and gives their
 * addresses: those who have waited longest, and each once, whoever asks at the same time.
 */
export async function updateDueReminders(db: Db, before: Date, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    update accounts set terms_reminded_at = ${now}
    where id in (
      select id from accounts
      where email_confirmed_at is not null and deletion_due_at is null and terms_reminded_at < ${before}
      order by terms_reminded_at limit ${limit} for update skip locked)
    returning email`.execute(db);
  return rows.map(({ email }) => email);
}
