import type { MailChoice } from '#features/profiles/profile/profile-settings.contract.ts';
import type { Db } from '#platform/server/database/connect.ts';

/** Whether the member wants such mails; not who has no profile any more. */
export async function findMailChoice(db: Db, memberId: string, choice: MailChoice): Promise<boolean> {
  const row = await db
    .selectFrom('profile_details')
    .select(choice)
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.[choice] ?? false;
}
