import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** The names of a person and of the profile acted for. */
interface ActingName {
  /** Null where the person has no name of their own beside the profile's, or has gone. */
  person: string | null;
  organisation: string;
}

/**
 * Finds how persons who act for a profile are named, in the order of the names; one row without a person where none has a
 * name beside the profile's. Empty for a profile that has gone.
 * @param accountIds ids of the persons.
 */
export async function findActingNames(
  db: Db,
  accountIds: string[],
  profileId: string,
): Promise<ActingName[]> {
  const { rows } = await sql<ActingName>`
    select a.person_name as person, p.member_name as organisation
    from profiles p left join accounts a on a.id = any(${accountIds}::uuid[])
      and p.organization_name is not null and a.person_name <> p.organization_name
    where p.id = ${profileId}
    order by a.person_name`.execute(db);
  return rows;
}
