import type { MailChoice } from '#features/profiles/profile/profile-settings.contract.ts';
import type { Db } from '#platform/server/database/connect.ts';

/** Returns true if the member wants such mails; false if the profile no longer exists, or is suspended. */
export async function findMailChoice(db: Db, memberId: string, choice: MailChoice): Promise<boolean> {
  const row = await db
    .selectFrom('profile_details as d')
    .innerJoin('accounts as a', 'a.id', 'd.id')
    .select(`d.${choice}`)
    .where('d.id', '=', memberId)
    .where('a.suspended_at', 'is', null)
    .executeTakeFirst();
  return row?.[choice] ?? false;
}
