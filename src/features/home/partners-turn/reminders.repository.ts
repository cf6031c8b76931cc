import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { WaitingKind } from './partners-turn.contract.ts';

/** Finds when partners were last reminded of these records. */
export const findReminders = (db: Db, records: { kind: WaitingKind; id: string }[]) =>
  db
    .selectFrom('reminders')
    .select(['record_id', 'sent_at'])
    .where(
      sql<boolean>`(kind, record_id) in (select k, i from unnest(${records.map(({ kind }) => kind)}::text[],
        ${records.map(({ id }) => id)}::uuid[]) as waiting (k, i))`,
    )
    .execute();

/** Finds the reminders that a member was the last to send, the oldest first, for the export of the data. */
export const findRemindersOf = (db: Db, profileId: string) =>
  db
    .selectFrom('reminders')
    .select(['kind', 'record_id', 'sent_at'])
    .where('profile_id', '=', profileId)
    .orderBy('sent_at')
    .orderBy('record_id')
    .execute();

/**
 * Keeps that a member reminds partners of a record, unless somebody did so after `since`. Of two at once one wins.
 * @returns false if somebody did.
 */
export async function keepReminder(
  db: Db,
  reminder: { kind: WaitingKind; record_id: string; profile_id: string; sent_at: Date },
  since: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('reminders')
    .values(reminder)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'record_id'])
        .doUpdateSet({ profile_id: reminder.profile_id, sent_at: reminder.sent_at })
        .where('reminders.sent_at', '<=', since.toISOString()),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
