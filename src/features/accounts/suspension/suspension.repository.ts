import type { Db } from '#platform/server/database/connect.ts';

/** Stores the time of a suspension; null ends it. A trigger takes the profile out of the marketplace, or puts it back. */
export async function updateSuspended(db: Db, id: string, at: Date | null): Promise<void> {
  await db.updateTable('accounts').set({ suspended_at: at }).where('id', '=', id).execute();
}
