import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

interface Presence {
  stream_id: string;
  collaboration_id: string;
  account_id: string;
  profile_id: string;
  seen_at: Date;
}

/** Stores that a stream is open. @returns true if it was not known. */
export async function upsertPresence(db: Db, presence: Presence): Promise<boolean> {
  const stored = await db
    .insertInto('collaboration_presence')
    .values(presence)
    .onConflict((conflict) => conflict.column('stream_id').doUpdateSet({ seen_at: presence.seen_at }))
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirst();
  return stored?.is_new ?? false;
}

export async function deletePresence(db: Db, streamId: string): Promise<void> {
  await db.deleteFrom('collaboration_presence').where('stream_id', '=', streamId).execute();
}

/** Deletes the streams of a collaboration that were last seen before an instant. @returns true if there were any. */
export async function deleteOldPresence(db: Db, collaborationId: string, before: Date): Promise<boolean> {
  const old = await db
    .deleteFrom('collaboration_presence')
    .where('collaboration_id', '=', collaborationId)
    .where('seen_at', '<', before.toISOString())
    .returning('stream_id')
    .execute();
  return old.length > 0;
}

/** Finds the persons who have a collaboration open, each once for each organisation, by name. */
export function findPeopleHere(db: Db, collaborationId: string, seenSince: Date, most: number) {
  return db
    .selectFrom('collaboration_presence as h')
    .innerJoin('accounts as a', 'a.id', 'h.account_id')
    .innerJoin('profiles as p', 'p.id', 'h.profile_id')
    .select([
      'a.id',
      sql<string>`coalesce(a.person_name, p.member_name)`.as('name'),
      'p.organization_name as organization',
    ])
    .distinct()
    .where('h.collaboration_id', '=', collaborationId)
    .where('h.seen_at', '>=', seenSince.toISOString())
    .orderBy('name')
    .orderBy('a.id')
    .orderBy('organization')
    .limit(most)
    .execute();
}
