import { sql } from 'kysely';
import type { ProfileId } from '#platform/contract/people/ids.ts';
import type { Db } from '#platform/server/database/connect.ts';

/** Stores the time of a suspension; null ends it. A trigger takes the profile out of the marketplace, or puts it back. */
export async function updateSuspended(db: Db, id: string, at: Date | null): Promise<void> {
  await db.updateTable('accounts').set({ suspended_at: at }).where('id', '=', id).execute();
}

/**
 * Stores the time of the suspension of an organisation; null ends it. A trigger hides the profile, or shows it again as its main
 * owner allows: the column is named for the triggers that count what is shown.
 */
export async function updateOrganisationSuspended(db: Db, id: ProfileId, at: Date | null): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ suspended_at: at, is_published: sql`is_published` })
    .where('id', '=', id)
    .execute();
}
