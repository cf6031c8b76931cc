import type { Insertable } from 'kysely';
import type { ListQuery } from '#platform/contract/paging.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { DocumentShares } from '#platform/server/database/schema.generated.ts';

/** Stores shares; an open share with the same member gets the new end date instead. */
export function upsertShares(db: Db, shares: Insertable<DocumentShares>[]) {
  return db
    .insertInto('document_shares')
    .values(shares)
    .onConflict((conflict) =>
      conflict
        .columns(['document_id', 'member_id'])
        .where('revoked_at', 'is', null)
        .doUpdateSet((eb) => ({
          created_at: eb.ref('excluded.created_at'),
          expires_at: eb.ref('excluded.expires_at'),
        })),
    )
    .returning(['id', 'document_id', 'member_id', 'created_at', 'expires_at'])
    .execute();
}

/** Revokes a share of a document of this member. @returns true if there was one to revoke. */
export async function revokeShare(
  db: Db,
  share: { ownerId: string; documentId: string; id: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('document_shares as s')
    .from('documents as d')
    .set({ revoked_at: now })
    .whereRef('d.id', '=', 's.document_id')
    .where('s.id', '=', share.id)
    .where('s.document_id', '=', share.documentId)
    .where('d.owner_id', '=', share.ownerId)
    .where('s.revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Finds one page of the documents that others, or one owner, share with this member now, by owner. */
export function findSharedDocuments(
  db: Db,
  memberId: string,
  now: Date,
  { owner_id, page, pageSize }: ListQuery & { owner_id?: string },
) {
  return db
    .selectFrom('document_shares as s')
    .innerJoin('documents as d', 'd.id', 's.document_id')
    .innerJoin('files as f', 'f.name', 'd.file_name')
    .innerJoin('profiles as p', 'p.id', 'd.owner_id')
    .select([
      ...([
        'd.id',
        'd.kind',
        'd.title',
        'd.financial_year',
        'd.number',
        'd.issued_on',
        'd.expires_on',
      ] as const),
      ...(['d.original_name as file_name', 'f.media_type', 'f.byte_size', 'd.file_stored_at'] as const),
      ...(['d.owner_id', 'p.avatar_url as owner_avatar_url', 's.expires_at as shared_until'] as const),
    ])
    .select('p.member_name as owner_name')
    .where('s.member_id', '=', memberId)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', now.toISOString())
    .orderBy('owner_name')
    .orderBy('d.owner_id')
    .orderBy('d.kind')
    .orderBy('d.id')
    .$if(owner_id !== undefined, (query) => query.where('d.owner_id', '=', owner_id as string))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

/** Counts the documents shared with this member now, per owner. */
export function countSharedDocuments(db: Db, memberId: string, now: Date) {
  return db
    .selectFrom('document_shares as s')
    .innerJoin('documents as d', 'd.id', 's.document_id')
    .select((eb) => ['d.owner_id', eb.fn.countAll<number>().as('documents')])
    .where('s.member_id', '=', memberId)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', now.toISOString())
    .groupBy('d.owner_id')
    .execute();
}
