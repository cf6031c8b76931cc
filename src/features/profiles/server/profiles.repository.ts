import { sql, type Updateable } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type {
  ProfileDetails as DetailColumns,
  Profiles,
} from '#platform/server/database/schema.generated.ts';
import { ProfileDetails } from '../profile-details.contract.ts';
import { ProfileIdentifiers } from '../profile-identifiers.contract.ts';
import type { Profile } from '../profiles.contract.ts';

/** Fields that are kept beside the narrow table that listings read. */
const DETAILS = new Set(Object.keys({ ...ProfileDetails.shape, ...ProfileIdentifiers.shape }));
DETAILS.delete('corporate_cin');

const earlierCins = sql<Profile['earlier_cins']>`array(
  select json_build_object('cin', h.cin,
    'replaced_at', to_char(h.replaced_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from profile_cin_history h where h.profile_id = p.id order by h.replaced_at desc)`;

const profilesWithDetails = (db: Db) =>
  db
    .selectFrom('profiles as p')
    .innerJoin('profile_details as d', 'd.id', 'p.id')
    .innerJoin('accounts as a', 'a.id', 'p.id')
    .selectAll('d')
    .selectAll('p')
    .select(['a.email', 'a.is_admin'])
    .select(earlierCins.as('earlier_cins'));

/** The member's own profile with what the account knows, or undefined. */
export const findProfile = (db: Db, id: string) =>
  profilesWithDetails(db).where('p.id', '=', id).executeTakeFirst();

/**
 * The same, and no other save of it goes on until the transaction ends. Both rows are locked: of a row that is only
 * joined, one who had to wait would see the state from before the waiting.
 */
export const lockProfile = (db: Db, id: string) =>
  profilesWithDetails(db).where('p.id', '=', id).forNoKeyUpdate(['p', 'd']).executeTakeFirst();

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

/** @param changes columns of `profiles` and of `profile_details`, each written where it belongs. */
export async function updateProfile(
  db: Db,
  id: string,
  changes: Updateable<Profiles> & Updateable<DetailColumns>,
): Promise<void> {
  const entries = Object.entries(changes);
  const details = Object.fromEntries(entries.filter(([column]) => DETAILS.has(column)));
  const profile = Object.fromEntries(entries.filter(([column]) => !DETAILS.has(column)));
  if (Object.keys(profile).length > 0) {
    await db.updateTable('profiles').set(profile).where('id', '=', id).execute();
  }
  if (Object.keys(details).length > 0) {
    await db.updateTable('profile_details').set(details).where('id', '=', id).execute();
  }
}

/** Remembers which version of the profile changed which fields. */
export async function updateVersion(
  db: Db,
  id: string,
  version: number,
  fieldVersions: Record<string, number>,
): Promise<void> {
  await db
    .updateTable('profile_details')
    .set({ version, field_versions: JSON.stringify(fieldVersions) })
    .where('id', '=', id)
    .execute();
}
