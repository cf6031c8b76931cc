import { sql } from 'kysely';
import { isThere } from '#features/collaborations/readers/readers.repository.ts';
import { DELETED_MEMBER } from '#features/collaborations/requests/collaboration-requests.contract.ts';
import { columns, columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';

const MILESTONE_COLUMNS = columnsOf(
  'm',
  `
  id collaboration_id completed_at created_at description due_date evidence_note start_date status title updated_at
`,
);
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

/** Finds the milestones of all the member's collaborations. */
export function findMilestonesOfMember(db: Db, memberId: string) {
  return db
    .selectFrom('collaboration_milestones as m')
    .innerJoin('collaboration_participants as p', 'p.collaboration_id', 'm.collaboration_id')
    .leftJoin('collaboration_participants as owner', 'owner.id', 'm.owner_participant_id')
    .select(MILESTONE_COLUMNS)
    .select(sql<string | null>`acting_name(m.completed_by, m.completed_for)`.as('completed_by_name'))
    .select(sql<string | null>`acting_name(m.owner_account_id, owner.profile_id)`.as('owner_person'))
    .select('owner.name as owner')
    .where('p.profile_id', '=', memberId)
    .where(isThere('m.collaboration_id'))
    .orderBy('m.created_at')
    .orderBy('m.id')
    .execute();
}

/** Finds the collaborations of an organisation in which a person is named, and since when. */
export function findSeatsOfPerson(
  db: Db,
  { accountId, profileId }: { accountId: string; profileId: string },
) {
  return db
    .selectFrom('collaboration_seats as s')
    .innerJoin('collaboration_participants as p', 'p.id', 's.participant_id')
    .select(['p.collaboration_id', 's.created_at'])
    .where('s.account_id', '=', accountId)
    .where('s.profile_id', '=', profileId)
    .where(isThere('p.collaboration_id'))
    .orderBy('s.created_at')
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

/** Deletes the collaborations in which no other member takes part. */
export async function deleteLonelyCollaborations(db: Db, memberId: string): Promise<void> {
  await sql`
    delete from collaborations c
    where exists (select from collaboration_participants p where p.collaboration_id = c.id and p.profile_id = ${memberId})
      and not exists (select from collaboration_participants p
        where p.collaboration_id = c.id and p.profile_id <> ${memberId})`.execute(db);
}

/**
 * Removes the member's name and responsibility from collaborations with others. Partners without a profile have unique
 * names within a collaboration, so the database adds a number where the replacement name is taken.
 */
export async function anonymiseParticipations(db: Db, memberId: string): Promise<void> {
  await sql`select anonymise_participations(${memberId}::uuid, ${DELETED_MEMBER}::text)`.execute(db);
}
