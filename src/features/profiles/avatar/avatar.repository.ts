import type { Db } from '#platform/server/database/connect.ts';

/** Sets the address of the member's picture. @returns the previous one. */
export async function updateAvatarUrl(db: Db, id: string, avatarUrl: string | null): Promise<string | null> {
  const before = await db
    .selectFrom('profiles')
    .select('avatar_url')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  await db.updateTable('profiles').set({ avatar_url: avatarUrl }).where('id', '=', id).execute();
  return before?.avatar_url ?? null;
}
