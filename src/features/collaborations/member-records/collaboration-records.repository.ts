import { sql } from 'kysely';
import { isThere } from '#features/collaborations/readers/readers.repository.ts';
import { DELETED_MEMBER } from '#features/profiles/records/deleted-member.rules.ts';
import { columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';

const MILESTONE_COLUMNS = columnsOf(
  'm',
  `
  id collaboration_id completed_at created_at description due_date evidence_note start_date status title updated_at
`,
);
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
