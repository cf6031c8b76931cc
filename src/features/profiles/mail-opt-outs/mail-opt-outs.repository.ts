import { sql } from 'kysely';
import type { MailChoice } from '#features/profiles/profile/profile-settings.contract.ts';
import type { Db } from '#platform/server/database/connect.ts';

/** Adds a choice to what is off; once. */
const off = (choice: MailChoice) =>
  sql<string[]>`array_append(array_remove(mails_off, ${choice}), ${choice})`;

/** Switches a kind of mail off for the main owner of a profile. @returns false if the profile is not here any more. */
export async function switchMailOff(db: Db, profileId: string, choice: MailChoice): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ mails_off: off(choice) })
    .where(sql<boolean>`id = (select account_id from main_owners where profile_id = ${profileId})`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Switches a kind of mail off for a person. @returns false if the key is not that of the account. */
export async function switchPersonMailOff(
  db: Db,
  { id, key, choice }: { id: string; key: string; choice: MailChoice },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ mails_off: off(choice), mails_daily: sql<string[]>`array_remove(mails_daily, ${choice})` })
    .where('id', '=', id)
    .where(sql<string>`mail_stop_key::text`, '=', key)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Switches all kinds off that come to a person in the daily mail. @returns false if the key is not that of the account. */
export async function switchDailyMailOff(db: Db, { id, key }: { id: string; key: string }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({
      mails_off: sql<string[]>`array(select unnest(mails_off) union select unnest(mails_daily) order by 1)`,
      mails_daily: [],
    })
    .where('id', '=', id)
    .where(sql<string>`mail_stop_key::text`, '=', key)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
