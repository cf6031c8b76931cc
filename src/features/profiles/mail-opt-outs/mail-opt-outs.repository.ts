import type { MailChoice } from '#features/profiles/profile/profile-settings.contract.ts';
import type { Db } from '#platform/server/database/connect.ts';

/** Switches a kind of mail of a member off. @returns false if the member is not here any more. */
export async function switchMailOff(db: Db, memberId: string, choice: MailChoice): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('profile_details')
    .set({ [choice]: false })
    .where('id', '=', memberId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
