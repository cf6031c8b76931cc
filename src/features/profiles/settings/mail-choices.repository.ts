import type { MailChoice } from '#features/profiles/profile/profile-settings.contract.ts';
import type { Db } from '#platform/server/database/connect.ts';

/** Returns true if the member wants such mails; false if the profile no longer exists, or is suspended. */
export async function findMailChoice(db: Db, memberId: string, choice: MailChoice): Promise<boolean> {
  const row = await db
    .selectFrom('profile_details as d')
    .innerJoin('main_owners as o', 'o.profile_id', 'd.id')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .select(`d.${choice}`)
    .where('d.id', '=', memberId)
    .where('a.suspended_at', 'is', null)
    .executeTakeFirst();
  return row?.[choice] ?? false;
}
