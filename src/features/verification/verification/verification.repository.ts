import { createHash } from 'node:crypto';
import { type Insertable, sql, type Updateable } from 'kysely';
import { columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import type {
  VerificationDocuments,
  VerificationRequests,
} from '#platform/server/database/schema.generated.ts';

const DOCUMENT_COLUMNS = columns('document_id expires_on kind name number position request_id');
const REQUEST_COLUMNS = columns(`
  id checked_on created_at decided_at decided_by end_cause end_reason ended_at ended_told_at
  ending_told_at internal_note level member_id note reason status valid_until
`);

/** Who asks: what the rules look at, what a mail needs, and what an admin compares the papers with. */
const members = (db: Db) =>
  db
    .selectFrom('profiles as p')
    .innerJoin('profile_details as d', 'd.id', 'p.id')
    .innerJoin('accounts as a', 'a.id', 'p.id')
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
      ] as const),
      ...(['p.documents_checked_on', 'p.documents_checked_until', 'p.field_audited_on'] as const),
      ...(['p.field_audited_until', 'p.monitored_on', 'p.monitored_until'] as const),
    ])
    .select('p.member_name as name')
    .select(sql<string | null>`coalesce(p.headquarters_location, p.location)`.as('location'));

export const findMember = (db: Db, id: string) => members(db).where('p.id', '=', id).executeTakeFirst();

/** The same, and the member can change nothing of it until the transaction ends. */
export const lockMember = (db: Db, id: string) =>
  members(db).where('p.id', '=', id).forNoKeyUpdate(['p', 'd']).executeTakeFirst();

export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>;

/** The documents of a member's vault. */
export function findPapers(db: Db, ownerId: string) {
  return db
    .selectFrom('documents')
    .select(['id', 'kind', 'title', 'financial_year', 'number', 'expires_on', 'file_stored_at'])
    .where('owner_id', '=', ownerId)
    .execute();
}

export type PaperRow = Awaited<ReturnType<typeof findPapers>>[number];

/** All requests of a member, the newest first. */
export function findRequests(db: Db, memberId: string) {
  return db
    .selectFrom('verification_requests')
    .select(REQUEST_COLUMNS)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export type RequestRow = Awaited<ReturnType<typeof findRequests>>[number];

/** The papers of some requests, in the order of the rule that asked for them. */
export async function findRequestDocuments(db: Db, requestIds: string[]) {
  if (requestIds.length === 0) return [];
  return db
    .selectFrom('verification_documents')
    .select(DOCUMENT_COLUMNS)
    .where('request_id', 'in', requestIds)
    .orderBy('position')
    .execute();
}

/** @throws AppError VERIFICATION_ALREADY_OPEN. */
export async function insertRequest(
  db: Db,
  request: Insertable<VerificationRequests>,
  documents: Omit<Insertable<VerificationDocuments>, 'request_id' | 'position'>[],
): Promise<void> {
  await mapConstraints({ verification_requests_one_open: 'VERIFICATION_ALREADY_OPEN' }, () =>
    db.insertInto('verification_requests').values(request).execute(),
  );
  if (documents.length === 0) return;
  const rows = documents.map((document, position) => ({ ...document, position, request_id: request.id }));
  await db.insertInto('verification_documents').values(rows).execute();
}

/** Whom a request is from. */
export async function findMemberOf(db: Db, requestId: string): Promise<string | undefined> {
  const request = await db
    .selectFrom('verification_requests')
    .select('member_id')
    .where('id', '=', requestId)
    .executeTakeFirst();
  return request?.member_id;
}

/** A request, locked until the transaction ends. */
export const lockRequest = (db: Db, id: string) =>
  db
    .selectFrom('verification_requests')
    .select(REQUEST_COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function updateRequest(
  db: Db,
  id: string,
  changes: Updateable<VerificationRequests>,
): Promise<void> {
  await db.updateTable('verification_requests').set(changes).where('id', '=', id).execute();
}

/** Withdraws the member's open request. @returns its id, if there was one; `id` narrows it down to that one. */
export async function withdrawOpenRequest(
  db: Db,
  memberId: string,
  now: Date,
  id?: string,
): Promise<string | undefined> {
  let query = db
    .updateTable('verification_requests')
    .set({ status: 'withdrawn', decided_at: now })
    .where('member_id', '=', memberId)
    .where('status', '=', 'open');
  if (id) query = query.where('id', '=', id);
  return (await query.returning('id').executeTakeFirst())?.id;
}

/** Ends the granted levels of a member from one level up, as far as they have not ended. @returns which. */
export function endLevels(
  db: Db,
  memberId: string,
  levels: { from: number; to: number },
  end: Pick<Updateable<VerificationRequests>, 'ended_at' | 'end_cause' | 'end_reason' | 'ended_told_at'>,
) {
  return db
    .updateTable('verification_requests')
    .set(end)
    .where('member_id', '=', memberId)
    .where('level', '>=', levels.from as 1)
    .where('level', '<=', levels.to as 3)
    .where('status', '=', 'granted')
    .where('ended_at', 'is', null)
    .returning(['id', 'level'])
    .execute();
}

/**
 * The papers of a request as they are now beside what was asked with; of those deleted since, only the latter.
 * @param lock keeps others from changing them until the transaction ends.
 */
export async function findReviewedDocuments(db: Db, requestId: string, lock = false) {
  const listed = await findRequestDocuments(db, [requestId]);
  const ids = listed.flatMap(({ document_id }) => document_id ?? []);
  if (ids.length === 0) return listed.map((document) => ({ ...document, current: null }));
  let query = db
    .selectFrom('documents as d')
    .innerJoin('files as f', 'f.name', 'd.file_name')
    .select(['d.id', 'd.kind', 'd.title', 'd.financial_year', 'd.number', 'd.issued_on', 'd.expires_on'])
    .select(['d.original_name', 'd.file_name as stored_name', 'd.updated_at', 'd.file_stored_at'])
    .select('f.byte_size')
    .where('d.id', 'in', ids)
    .orderBy('d.id');
  if (lock) query = query.forShare('d');
  const current = new Map((await query.execute()).map((document) => [document.id, document]));
  return listed.map((document) => ({
    ...document,
    current: current.get(document.document_id ?? '') ?? null,
  }));
}

export type ReviewedRow = Awaited<ReturnType<typeof findReviewedDocuments>>[number];

/** Changes whenever one of the papers changes, its file or what it says, or what it is compared with. */
export function fingerprintOf(documents: ReviewedRow[], member: MemberRow): string {
  const { name, organization_type, corporate_cin, csr_registration_number, pan } = member;
  const { ngo_registration_number, darpan_id, gstin, urn_12a, urn_80g } = member;
  const papers = documents.map(({ current }) => [current?.id, current?.updated_at, current?.stored_name]);
  const compared = [name, organization_type, corporate_cin, csr_registration_number, pan];
  const numbers = [ngo_registration_number, darpan_id, gstin, urn_12a, urn_80g];
  return createHash('sha256')
    .update(JSON.stringify([papers, ...compared, ...numbers]))
    .digest('base64url');
}

/** What the papers were when the request was decided. */
export async function updateRequestDocuments(
  db: Db,
  documents: Pick<VerificationDocuments, 'request_id' | 'position' | 'name' | 'number' | 'expires_on'>[],
): Promise<void> {
  for (const { request_id, position, ...paper } of documents) {
    await db
      .updateTable('verification_documents')
      .set(paper)
      .where('request_id', '=', request_id)
      .where('position', '=', position)
      .execute();
  }
}

/** The owner of a paper of an open request: only as long as it is open may an admin read it for that. */
export async function findOwnerOfReviewed(
  db: Db,
  requestId: string,
  documentId: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('verification_requests as r')
    .innerJoin('verification_documents as d', 'd.request_id', 'r.id')
    .select('r.member_id')
    .where('r.id', '=', requestId)
    .where('r.status', '=', 'open')
    .where('d.document_id', '=', documentId)
    .executeTakeFirst();
  return found?.member_id;
}
