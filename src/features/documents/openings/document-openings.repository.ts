import type { Insertable } from 'kysely';
import type { ListQuery } from '#platform/contract/paging.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { DocumentOpenings } from '#platform/server/database/schema.generated.ts';

export async function insertOpening(db: Db, opening: Insertable<DocumentOpenings>): Promise<void> {
  await db.insertInto('document_openings').values(opening).execute();
}

/** Finds one page of the openings of this member's documents by others, newest first. */
export function findOpenings(db: Db, ownerId: string, { page, pageSize }: ListQuery) {
  return db
    .selectFrom('document_openings as o')
    .innerJoin('documents as d', 'd.id', 'o.document_id')
    .select(['o.id', 'o.document_id', 'o.opened_by', 'o.opened_by_name', 'o.opened_at'])
    .where('d.owner_id', '=', ownerId)
    .orderBy('o.opened_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

/** Finds every opening by this member of other members' documents, newest first. */
export function findOpeningsBy(db: Db, memberId: string) {
  return db
    .selectFrom('document_openings as o')
    .innerJoin('documents as d', 'd.id', 'o.document_id')
    .innerJoin('profiles as p', 'p.id', 'd.owner_id')
    .select(['o.id', 'o.document_id', 'd.kind', 'd.title', 'd.owner_id', 'o.opened_at'])
    .select('p.member_name as owner_name')
    .where('o.opened_by', '=', memberId)
    .orderBy('o.opened_at', 'desc')
    .orderBy('o.id', 'desc')
    .execute();
}
