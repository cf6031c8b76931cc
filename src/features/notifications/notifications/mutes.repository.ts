import type { Db } from '#platform/server/database/connect.ts';

/** The collaborations that a person has muted, and since when. */
export const findMutes = (db: Db, accountId: string) =>
  db
    .selectFrom('notification_mutes')
    .select(['collaboration_id', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('collaboration_id')
    .execute();

interface Mute {
  account_id: string;
  collaboration_id: string;
}

export async function isMuted(db: Db, { account_id, collaboration_id }: Mute): Promise<boolean> {
  const mute = await db
    .selectFrom('notification_mutes')
    .select('created_at')
    .where('account_id', '=', account_id)
    .where('collaboration_id', '=', collaboration_id)
    .executeTakeFirst();
  return mute !== undefined;
}

/** Mutes a collaboration for a person; the first time stays. */
export async function insertMute(db: Db, mute: Mute & { created_at: Date }): Promise<void> {
  await db
    .insertInto('notification_mutes')
    .values(mute)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteMute(db: Db, { account_id, collaboration_id }: Mute): Promise<void> {
  await db
    .deleteFrom('notification_mutes')
    .where('account_id', '=', account_id)
    .where('collaboration_id', '=', collaboration_id)
    .execute();
}
