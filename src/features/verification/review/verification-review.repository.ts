import { sql } from 'kysely';
import type { VerificationStatus } from '#features/verification/requests/verification-requests.contract.ts';
import { findRequestDocuments } from '#features/verification/requests/verification-requests.repository.ts';
import { columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { VerificationDocuments } from '#platform/server/database/schema.generated.ts';
import { summariseWaiting } from '#platform/server/database/waiting.ts';

const COLUMNS = columnsOf(
  'r',
  `
  id checked_on created_at decided_at decided_by end_cause end_reason ended_at ended_told_at
  ending_told_at internal_note level member_id note reason status valid_until
`,
);

/** Selects requests with the member, the admin who decided, and whether the member had this level before. */
const requests = (db: Db) =>
  db
    .selectFrom('verification_requests as r')
    .innerJoin('profiles as p', 'p.id', 'r.member_id')
    .leftJoin('people as by', 'by.id', 'r.decided_by')
    .select(COLUMNS)
    .select(['p.organization_type', 'p.member_name', 'by.member_name as decided_by_name'])
    .select(sql<string | null>`acting_name(r.asked_by, r.member_id)`.as('asked_by_name'))
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('verification_requests as before')
            .select('before.id')
            .whereRef('before.member_id', '=', 'r.member_id')
            .whereRef('before.level', '=', 'r.level')
            .whereRef('before.created_at', '<', 'r.created_at')
            .where('before.status', '=', 'granted'),
        )
        .$castTo<boolean>()
        .as('is_renewal'),
    );

export const findRequest = (db: Db, id: string) => requests(db).where('r.id', '=', id).executeTakeFirst();

/** Finds a page of requests: open ones oldest first, others newest first. */
export function findListedRequests(
  db: Db,
  status: VerificationStatus | undefined,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const order = status === 'open' ? 'asc' : 'desc';
  return requests(db)
    .$if(status !== undefined, (query) => query.where('r.status', '=', status as VerificationStatus))
    .orderBy('r.created_at', order)
    .orderBy('r.id', order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function countRequests(db: Db, status: VerificationStatus | undefined): Promise<number> {
  const { count } = await db
    .selectFrom('verification_requests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$if(status !== undefined, (query) => query.where('status', '=', status as VerificationStatus))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts open requests of members other than `adminId`, who cannot decide their own. */
export const summariseOpenRequests = (db: Db, adminId: string) =>
  summariseWaiting(
    db,
    db
      .selectFrom('verification_requests')
      .select('created_at')
      .where('status', '=', 'open')
      .where('member_id', '<>', adminId),
  );

/** Finds the member who made a request. @returns the member's id. */
export async function findMemberOf(db: Db, requestId: string): Promise<string | undefined> {
  const request = await db
    .selectFrom('verification_requests')
    .select('member_id')
    .where('id', '=', requestId)
    .executeTakeFirst();
  return request?.member_id;
}

/**
 * Finds the papers of a request as they were then and as they are now; `current` is null for deleted ones.
 * @param lock blocks changes by others until the transaction ends.
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

/** Stores the papers as they were when the request was decided. */
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

/** Finds the owner of a paper of an open request: admins can read it only while the request is open. */
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
