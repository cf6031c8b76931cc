import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { Documents } from '#platform/server/database/schema.generated.ts';

/** True if a level of verification that has not ended depends on the document. */
const carriesLevel = sql<boolean>`exists (
  select from verification_documents v join verification_requests r on r.id = v.request_id
  where v.document_id = d.id and r.level = 1 and r.status = 'granted' and r.ended_at is null)`;

/** Selects documents with the type and size of their files. */
const withFile = (db: Db) =>
  db
    .selectFrom('documents as d')
    .innerJoin('files as f', 'f.name', 'd.file_name')
    .select([
      ...(['d.id', 'd.owner_id', 'd.kind', 'd.title', 'd.financial_year', 'd.number'] as const),
      ...(['d.issued_on', 'd.expires_on', 'd.file_stored_at', 'd.created_at', 'd.updated_at'] as const),
      ...([
        'd.original_name as file_name',
        'd.file_name as stored_name',
        'f.media_type',
        'f.byte_size',
      ] as const),
      carriesLevel.as('carries_level'),
      sql<string | null>`acting_name(d.uploaded_by, d.owner_id)`.as('uploaded_by_name'),
    ]);

export type DocumentRow = Awaited<ReturnType<typeof findDocuments>>[number];

/** Finds a member's documents, by kind, newest first. */
export function findDocuments(db: Db, ownerId: string) {
  return withFile(db)
    .where('d.owner_id', '=', ownerId)
    .orderBy('d.kind')
    .orderBy('d.financial_year', 'desc')
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .execute();
}

/**
 * Finds a member's documents that expire from one ISO day to another, the first to expire first, each with the number of
 * all. A document that a later one of its kind and title replaces is left out.
 */
export const findExpiringDocuments = (
  db: Db,
  ownerId: string,
  { from, until }: { from: string; until: string },
  limit: number,
) =>
  db
    .selectFrom('documents as d')
    .select(['d.id', 'd.kind', 'd.title', 'd.financial_year'])
    .select((eb) => eb.ref('d.expires_on').$notNull().as('expires_on'))
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('d.owner_id', '=', ownerId)
    .where('d.expires_on', '>=', from)
    .where('d.expires_on', '<=', until)
    .where(
      sql<boolean>`not exists (
        select from documents later
        where later.owner_id = d.owner_id and later.kind = d.kind and later.title is not distinct from d.title
          and later.id <> d.id and (later.expires_on is null or later.expires_on > d.expires_on))`,
    )
    .orderBy('d.expires_on')
    .orderBy('d.id')
    .limit(limit)
    .execute();

/** Finds a document of this member only. */
export function findDocument(db: Db, ownerId: string, id: string) {
  return withFile(db).where('d.owner_id', '=', ownerId).where('d.id', '=', id).executeTakeFirst();
}

/** Finds a document that this member can open now: their own, or shared with them. */
export function findReadableDocument(db: Db, memberId: string, id: string, now: Date) {
  return withFile(db)
    .where('d.id', '=', id)
    .where((eb) =>
      eb.or([
        eb('d.owner_id', '=', memberId),
        eb.exists(
          eb
            .selectFrom('document_shares as s')
            .select('s.id')
            .whereRef('s.document_id', '=', 'd.id')
            .where('s.member_id', '=', memberId)
            .where('s.revoked_at', 'is', null)
            .where('s.expires_at', '>', now.toISOString()),
        ),
      ]),
    )
    .executeTakeFirst();
}

/** Finds the open shares of a member's documents, the last to end first. */
export function findOpenShares(db: Db, ownerId: string, now: Date) {
  return db
    .selectFrom('document_shares as s')
    .innerJoin('documents as d', 'd.id', 's.document_id')
    .innerJoin('profiles as p', 'p.id', 's.member_id')
    .select(['s.id', 's.document_id', 's.member_id', 's.created_at', 's.expires_at'])
    .select('p.member_name')
    .where('d.owner_id', '=', ownerId)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', now.toISOString())
    .orderBy('s.expires_at', 'desc')
    .orderBy('s.id')
    .execute();
}

export async function countDocuments(db: Db, ownerId: string): Promise<number> {
  const { documents } = await db
    .selectFrom('documents')
    .select((eb) => eb.fn.countAll<number>().as('documents'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return documents;
}

/** Blocks other additions to the member's vault until the transaction ends. */
export async function lockVault(db: Db, ownerId: string): Promise<void> {
  await db.selectFrom('profiles').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute();
}

export async function insertDocument(db: Db, document: Insertable<Documents>): Promise<void> {
  await db.insertInto('documents').values(document).execute();
}

/** @returns true if this member has such a document. */
export async function updateDocument(
  db: Db,
  ownerId: string,
  id: string,
  changes: Updateable<Documents>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('documents')
    .set(changes)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Locks a document of this member until the transaction ends. @returns the name of its file. */
export async function lockDocument(db: Db, ownerId: string, id: string): Promise<string | undefined> {
  const document = await db
    .selectFrom('documents')
    .select('file_name')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst();
  return document?.file_name;
}

export async function deleteDocument(db: Db, id: string): Promise<void> {
  await db.deleteFrom('documents').where('id', '=', id).execute();
}

/** Finds the name of a member, and whether others can see the profile. */
export async function findMemberName(db: Db, id: string) {
  return db
    .selectFrom('profiles as p')
    .select(['p.member_name', 'p.is_published'])
    .where('p.id', '=', id)
    .executeTakeFirst();
}
