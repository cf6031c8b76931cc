import type { MailChoice } from '#features/profiles/profile/profile-settings.contract.ts';
import type { Db } from '#platform/server/database/connect.ts';

/** Returns true if the member wants such mails; false if the profile no longer exists. */
export async function findMailChoice(db: Db, memberId: string, choice: MailChoice): Promise<boolean> {
  const row = await db
    .selectFrom('profile_details')
    .select(choice)
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.[choice] ?? false;
}
