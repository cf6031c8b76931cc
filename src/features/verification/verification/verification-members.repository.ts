import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** Selects members with what the rules, the mails and an admin's comparison need. */
const members = (db: Db) =>
  db
    .selectFrom('profiles as p')
    .innerJoin('profile_details as d', 'd.id', 'p.id')
    .innerJoin('main_owners as o', 'o.profile_id', 'p.id')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .select([
      ...(['p.id', 'p.organization_type', 'p.full_name', 'a.email', 'a.is_admin'] as const),
      ...(['p.website', 'p.year_established', 'p.corporate_cin', 'd.csr_registration_number'] as const),
      ...([
        'd.ngo_registration_number',
        'd.darpan_id',
        'd.pan',
        'd.gstin',
        'd.urn_12a',
        'd.urn_80g',
        'd.fcra_registration_number',
      ] as const),
      ...(['p.documents_checked_on', 'p.documents_checked_until', 'p.field_audited_on'] as const),
      ...(['p.field_audited_until', 'p.monitored_on', 'p.monitored_until'] as const),
    ])
    .select('p.member_name as name')
    .select(sql<string | null>`coalesce(p.headquarters_location, p.location)`.as('location'));

export const findMember = (db: Db, id: string) => members(db).where('p.id', '=', id).executeTakeFirst();

/** Finds a member and locks the row: the member cannot change it until the transaction ends. */
export const lockMember = (db: Db, id: string) =>
  members(db).where('p.id', '=', id).forNoKeyUpdate(['p', 'd']).executeTakeFirst();

export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>;

/** Finds the documents of a member's vault. */
export function findPapers(db: Db, ownerId: string) {
  return db
    .selectFrom('documents')
    .select([
      'id',
      'kind',
      'title',
      'financial_year',
      'number',
      'expires_on',
      'file_stored_at',
      'uploaded_by',
    ])
    .where('owner_id', '=', ownerId)
    .execute();
}

export type PaperRow = Awaited<ReturnType<typeof findPapers>>[number];
