import type { Db } from '#platform/server/database/connect.ts';

/** Finds one page of ids of the member's saved profiles, newest first. */
export async function findSavedProfileIds(
  db: Db,
  userId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('saved_profiles')
    .select('profile_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('profile_id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return rows.map((row) => row.profile_id);
}

/** Finds all the member's saved profiles with the time of saving. */
export function findSavedProfiles(db: Db, userId: string) {
  return db
    .selectFrom('saved_profiles')
    .select(['profile_id', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
}

export async function insertSavedProfile(db: Db, userId: string, profileId: string): Promise<void> {
  await db
    .insertInto('saved_profiles')
    .values({ user_id: userId, profile_id: profileId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteSavedProfile(db: Db, userId: string, profileId: string): Promise<void> {
  await db
    .deleteFrom('saved_profiles')
    .where('user_id', '=', userId)
    .where('profile_id', '=', profileId)
    .execute();
}
