import type { Db } from '#platform/server/database/connect.ts';

/** Notes that the desk of a supporter is open: a row for each stream, in whichever process. */
export async function upsertPresence(
  db: Db,
  presence: { stream_id: string; supporter_id: string; seen_at: Date },
): Promise<void> {
  await db
    .insertInto('support_desk_presence')
    .values(presence)
    .onConflict((conflict) => conflict.column('stream_id').doUpdateSet({ seen_at: presence.seen_at }))
    .execute();
}

export async function deletePresence(db: Db, streamId: string): Promise<void> {
  await db.deleteFrom('support_desk_presence').where('stream_id', '=', streamId).execute();
}

/** Deletes the rows of processes that died. */
export async function deleteStalePresence(db: Db, seenBefore: Date): Promise<void> {
  await db.deleteFrom('support_desk_presence').where('seen_at', '<', seenBefore.toISOString()).execute();
}

/** True if a supporter other than this member has a desk open. */
export async function isSupporterHere(db: Db, memberId: string, seenSince: Date): Promise<boolean> {
  const found = await db
    .selectFrom('support_desk_presence as d')
    .innerJoin('accounts as a', 'a.id', 'd.supporter_id')
    .select('d.stream_id')
    .where('a.is_admin', '=', true)
    .where('d.supporter_id', '<>', memberId)
    .where('d.seen_at', '>=', seenSince.toISOString())
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
