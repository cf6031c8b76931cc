import { type Insertable, sql } from 'kysely';
import type { ListQuery } from '#platform/contract/paging.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { DocumentOpenings } from '#platform/server/database/schema.generated.ts';

export async function insertOpening(db: Db, opening: Insertable<DocumentOpenings>): Promise<void> {
  await db.insertInto('document_openings').values(opening).execute();
}

const OPENING = [
  'o.id',
  'o.document_id',
  'o.opened_by',
  sql<string>`coalesce(acting_name(o.opened_by_person, o.opened_by), o.opened_by_name)`.as('opened_by_name'),
  'o.opened_at',
] as const;

/** Finds one page of the openings of this member's documents and numbers by others, newest first. */
export function findOpenings(db: Db, ownerId: string, { page, pageSize }: ListQuery) {
  return db
    .selectFrom('document_openings as o')
    .innerJoin('documents as d', 'd.id', 'o.document_id')
    .select(OPENING)
    .where('d.owner_id', '=', ownerId)
    .unionAll(db.selectFrom('document_openings as o').select(OPENING).where('o.numbers_of', '=', ownerId))
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

/** Finds every opening by this member of other members' documents and numbers, newest first. */
export function findOpeningsBy(db: Db, memberId: string) {
  return db
    .selectFrom('document_openings as o')
    .leftJoin('documents as d', 'd.id', 'o.document_id')
    .innerJoin('profiles as p', (join) =>
      join.on('p.id', '=', (eb) => eb.fn.coalesce('d.owner_id', 'o.numbers_of')),
    )
    .select(['o.id', 'o.document_id', 'd.kind', 'd.title', 'p.id as owner_id', 'o.opened_at'])
    .select('p.member_name as owner_name')
    .where('o.opened_by', '=', memberId)
    .orderBy('o.opened_at', 'desc')
    .orderBy('o.id', 'desc')
    .execute();
}
