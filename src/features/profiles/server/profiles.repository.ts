import type { Updateable } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { Profiles } from '#platform/server/database/schema.generated.ts';

/** The member's own profile with what the account knows, or undefined. */
export function findProfile(db: Db, id: string) {
  return db
    .selectFrom('profiles as p')
    .innerJoin('accounts as a', 'a.id', 'p.id')
    .selectAll('p')
    .select(['a.email', 'a.is_admin'])
    .where('p.id', '=', id)
    .executeTakeFirst();
}

export async function updateProfile(db: Db, id: string, changes: Updateable<Profiles>): Promise<void> {
  await db.updateTable('profiles').set(changes).where('id', '=', id).execute();
}
