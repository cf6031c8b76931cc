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

const ASKED_BY = sql<string | null>`acting_name(asked_by, member_id)`.as('asked_by_name');

/** Finds all requests of a member, newest first. */
export function findRequests(db: Db, memberId: string) {
  return db
    .selectFrom('verification_requests')
    .select(REQUEST_COLUMNS)
    .select(ASKED_BY)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export type RequestRow = Awaited<ReturnType<typeof findRequests>>[number];

/** Finds the papers of some requests, in the order of the key documents. */
export async function findRequestDocuments(db: Db, requestIds: string[]) {
  if (requestIds.length === 0) return [];
  return db
    .selectFrom('verification_documents')
    .select(DOCUMENT_COLUMNS)
    .select(
      sql<string | null>`acting_name(uploaded_by,
        (select r.member_id from verification_requests r where r.id = request_id))`.as('uploaded_by_name'),
    )
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

/** Finds a request and locks it until the transaction ends. */
export const lockRequest = (db: Db, id: string) =>
  db
    .selectFrom('verification_requests')
    .select(REQUEST_COLUMNS)
    .select(ASKED_BY)
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

/** Withdraws the member's open request, or only the one with `id`. @returns its id, if there was one. */
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

/** Ends those of a member's granted levels that have not ended. @returns the levels it ended. */
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
