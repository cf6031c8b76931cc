import type { Insertable } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { SupportHolidays } from '#platform/server/database/schema.generated.ts';

export const findAllHolidays = (db: Db) =>
  db.selectFrom('support_holidays').select(['id', 'day', 'name', 'every_year']).orderBy('day').execute();

export async function insertHoliday(db: Db, holiday: Insertable<SupportHolidays>): Promise<void> {
  await db.insertInto('support_holidays').values(holiday).execute();
}

/** @returns the id, or undefined if there is no such holiday. */
export const deleteHoliday = (db: Db, id: string) =>
  db.deleteFrom('support_holidays').where('id', '=', id).returning('id').executeTakeFirst();
