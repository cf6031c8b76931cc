import { sql } from 'kysely';
import { DELETED_MEMBER } from '#features/profiles/records/deleted-member.rules.ts';
import { isThere } from '#features/requests/requests/collaboration-requests.repository.ts';
import { columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';

const REQUEST_COLUMNS = columns(`
  id additional_notes answered_at attachment_url budget_band collaboration_objective
  created_at geographic_scope reason sdg_focus_areas sender_profile_id status target_profile_id
  target_profile_name timeframe
`);

/** Finds all requests that the member sent or received, newest first; guests' requests are for admins only. */
export function findAllRequests(db: Db, memberId: string, side: 'sender' | 'target') {
  return db
    .selectFrom('collaboration_requests')
    .select(REQUEST_COLUMNS)
    .select([
      sql<string | null>`case when ${isThere('collaboration_id')} then collaboration_id end`.as(
        'collaboration_id',
      ),
      sql<string | null>`acting_name(sent_by, sender_profile_id)`.as('sent_by_name'),
      sql<string | null>`acting_name(answered_by,
        case when status = 'withdrawn' then sender_profile_id else target_profile_id end)`.as(
        'answered_by_name',
      ),
    ])
    .where(`${side}_profile_id`, '=', memberId)
    .where('status', '<>', 'held')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Finds the pending requests that the member sent or received, and locks them until the transaction ends. */
export function findOpenRequestsForUpdate(db: Db, memberId: string) {
  return db
    .selectFrom('collaboration_requests')
    .select(['id', 'sender_profile_id', 'target_profile_id'])
    .where('status', '=', 'pending')
    .where((eb) => eb.or([eb('sender_profile_id', '=', memberId), eb('target_profile_id', '=', memberId)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Removes the member's name and words from accepted requests; the other side keeps the requests. */
export async function anonymiseAcceptedRequests(db: Db, memberId: string): Promise<void> {
  await db
    .updateTable('collaboration_requests')
    .set({ sender_profile_id: null, additional_notes: null, attachment_url: null })
    .where('sender_profile_id', '=', memberId)
    .where('status', '=', 'accepted')
    .execute();
  await db
    .updateTable('collaboration_requests')
    .set({ target_profile_id: null, target_profile_name: DELETED_MEMBER, reason: null })
    .where('target_profile_id', '=', memberId)
    .where('status', '=', 'accepted')
    .execute();
  await db
    .deleteFrom('collaboration_requests')
    .where('sender_profile_id', 'is', null)
    .where('target_profile_id', 'is', null)
    .execute();
}
