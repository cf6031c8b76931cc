import { sql } from 'kysely';
import { requests } from '#features/requests/requests/collaboration-requests.repository.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { HeldCollaborationRequest } from './guest-requests.contract.ts';

const held = (db: Db) =>
  requests(db, 'r.sender_profile_id')
    .select(['r.guest_name', 'r.guest_email', 'r.version'])
    .select(
      sql<
        HeldCollaborationRequest['original']
      >`case when r.original_objective is not null then json_build_object(
        'collaboration_objective', r.original_objective, 'additional_notes', r.original_notes,
        'attachment_url', r.original_attachment_url) end`.as('original'),
    )
    .where('r.status', '=', sql.lit('held'));

/** Finds one page of guests' requests with the names and emails that the guests gave. */
export const findHeldRequests = (db: Db, { page, pageSize }: ListQuery) =>
  held(db)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export const findHeldRequest = (db: Db, id: string) =>
  held(db).where('r.id', '=', id).executeTakeFirstOrThrow();

/** Finds a guest's request in any state and locks it until the transaction ends; undefined once it is deleted. */
export const findGuestRequestForUpdate = (db: Db, id: string) =>
  db
    .selectFrom('collaboration_requests')
    .select(['id', 'status', 'version', 'target_profile_id', 'guest_name', 'guest_email'])
    .select(['collaboration_objective', 'additional_notes', 'attachment_url', 'original_objective'])
    .where('id', '=', id)
    .where('status', 'in', ['held', 'released', 'closed'])
    .forUpdate()
    .executeTakeFirst();

/** Stores other words; the first time, those of the guest are kept beside them. */
export async function updateWords(
  db: Db,
  id: string,
  words: { collaboration_objective: string; additional_notes: string | null; attachment_url: string | null },
): Promise<void> {
  await db
    .updateTable('collaboration_requests as r')
    .set(({ ref }) => ({
      ...words,
      version: sql<number>`${ref('r.version')} + 1`,
      original_objective: sql<string>`coalesce(r.original_objective, r.collaboration_objective)`,
      original_notes: sql<string | null>`case when r.original_objective is null then r.additional_notes
        else r.original_notes end`,
      original_attachment_url: sql<string | null>`case when r.original_objective is null then r.attachment_url
        else r.original_attachment_url end`,
    }))
    .where('id', '=', id)
    .execute();
}

export async function updateReleased(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('collaboration_requests')
    .set({ status: 'released', released_at: now })
    .where('id', '=', id)
    .execute();
}

export async function deleteRequest(db: Db, id: string): Promise<void> {
  await db.deleteFrom('collaboration_requests').where('id', '=', id).execute();
}

/**
 * Deletes guests' requests that were sent, or passed on, before an instant, at most `most`.
 * @returns the addresses that the guests gave, and the states: nobody answered a request that was not closed.
 */
export const deleteGuestRequests = (db: Db, before: Date, most: number) =>
  db
    .deleteFrom('collaboration_requests')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('collaboration_requests')
        .select('id')
        .where(
          sql<boolean>`(status = 'held' and created_at < ${before.toISOString()}
            or status in ('released', 'closed') and released_at < ${before.toISOString()})`,
        )
        .orderBy('created_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['guest_email', 'status'])
    .execute();

/** Finds which of these addresses are confirmed ones of accounts: only they get mails from us. */
export async function findConfirmedAddresses(db: Db, emails: readonly string[]): Promise<string[]> {
  if (emails.length === 0) return [];
  const accounts = await db
    .selectFrom('accounts')
    .select('email')
    .where('email', 'in', emails)
    .where('email_confirmed_at', 'is not', null)
    .where('suspended_at', 'is', null)
    .orderBy('email')
    .execute();
  return accounts.map(({ email }) => email);
}
