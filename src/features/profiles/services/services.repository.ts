import type { Insertable, Updateable } from 'kysely';
import type { PageQuery } from '#platform/contract/paging.ts';
import { columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { UserServices } from '#platform/server/database/schema.generated.ts';

const COLUMNS = columns(`
  id category contact_preference created_at description duration field_versions focus_areas
  geographic_coverage practice_areas price sdg_goals tagline title updated_at user_id version
`);

/** Selects services; the caller says of which members. */
export const selectServices = (db: Db) => db.selectFrom('user_services').select(COLUMNS);

/** A member's services, newest first. */
export function findServices(db: Db, userId: string, { page, pageSize }: PageQuery) {
  return selectServices(db)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function countServices(db: Db, userId: string): Promise<number> {
  const profile = await db
    .selectFrom('profiles')
    .select('services_count')
    .where('id', '=', userId)
    .executeTakeFirst();
  return profile?.services_count ?? 0;
}

/** The service if it is this member's: another member's is as good as none. */
export function findService(db: Db, userId: string, id: string) {
  return selectServices(db).where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export function findServiceForUpdate(db: Db, userId: string, id: string) {
  return selectServices(db).where('id', '=', id).where('user_id', '=', userId).forUpdate().executeTakeFirst();
}

export function insertService(db: Db, service: Insertable<UserServices>) {
  return db.insertInto('user_services').values(service).returning(COLUMNS).executeTakeFirstOrThrow();
}

export async function updateService(
  db: Db,
  userId: string,
  id: string,
  changes: Updateable<UserServices>,
): Promise<void> {
  await db
    .updateTable('user_services')
    .set(changes)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

/** @returns whether there was such a service of this member. */
export async function deleteService(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('user_services')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
