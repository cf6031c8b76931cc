import { type Insertable, sql } from 'kysely';
import {
  hasPartnersIn,
  partnersIn,
} from '#features/collaborations/collaboration/collaboration-members.repository.ts';
import { rolesWith } from '#features/collaborations/collaboration/collaboration-roles.rules.ts';
import type { Reader } from '#features/collaborations/collaboration/collaborations.repository.ts';
import { isThere, readableBy } from '#features/collaborations/readers/readers.repository.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import { columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import { hasAsMany } from '#platform/server/database/member-counts.ts';
import type { CollaborationBudgetProposals } from '#platform/server/database/schema.generated.ts';
import type { BudgetProposal } from './budget-proposals.contract.ts';

const COLUMNS = columnsOf(
  'b',
  `
  id amount answer_note answered_at answered_by created_at note proposed_by status
`,
);
const PERSONS = [
  sql<string | null>`acting_name(b.proposed_by_person, b.proposed_by)`.as('proposed_by_name'),
  sql<string | null>`acting_name(b.answered_by_person, b.answered_by)`.as('answered_by_name'),
] as const;

const proposals = (db: Db) =>
  db
    .selectFrom('collaboration_budget_proposals as b')
    .leftJoin('profiles as proposer', 'proposer.id', 'b.proposed_by')
    .leftJoin('profiles as answerer', 'answerer.id', 'b.answered_by')
    .select(COLUMNS)
    .select(['proposer.member_name as proposer_name', 'answerer.member_name as answerer_name'])
    .select(PERSONS)
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc');

export const findProposals = (db: Db, collaborationId: string, { page, pageSize }: ListQuery) =>
  proposals(db)
    .where('b.collaboration_id', '=', collaborationId)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export const findProposal = (db: Db, collaborationId: string, id: string) =>
  proposals(db).where('b.id', '=', id).where('b.collaboration_id', '=', collaborationId).executeTakeFirst();

/** Finds the proposal that waits for an answer; a collaboration has at most one. */
export const findOpenProposal = (db: Db, collaborationId: string) =>
  proposals(db)
    .where('b.collaboration_id', '=', collaborationId)
    .where('b.status', '=', 'open')
    .executeTakeFirst();

/**
 * Finds the first open proposals of partners in the member's collaborations, the longest waiting first; `total` counts
 * all.
 */
export const findWaitingProposals = (db: Db, { accountId, profileId }: Reader, limit: number) =>
  db
    .selectFrom('collaboration_participants as mine')
    .innerJoin('collaborations as c', 'c.id', 'mine.collaboration_id')
    .innerJoin('collaboration_budget_proposals as b', 'b.collaboration_id', 'c.id')
    .innerJoin('profiles as proposer', 'proposer.id', 'b.proposed_by')
    .select(['b.id', 'b.amount', 'b.created_at', 'proposer.member_name as name'])
    .select(['c.id as collaboration_id', 'c.title as collaboration_title'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('mine.profile_id', '=', profileId)
    .where('mine.role', 'in', rolesWith('budget'))
    .where(readableBy(accountId))
    .where('b.status', '=', 'open')
    .where('b.proposed_by', '<>', profileId)
    .where('c.archived_at', 'is', null)
    .orderBy('b.created_at')
    .orderBy('b.id')
    .limit(limit)
    .execute();

/**
 * Finds the first open proposals of the member that partners can answer, the longest waiting first; `total` counts all.
 * @param id one proposal alone.
 */
export const findUnansweredProposals = (
  db: Db,
  { accountId, profileId }: Reader,
  { limit, id }: { limit: number; id?: string | undefined },
) =>
  db
    .selectFrom('collaboration_participants as mine')
    .innerJoin('collaborations as c', 'c.id', 'mine.collaboration_id')
    .innerJoin('collaboration_budget_proposals as b', 'b.collaboration_id', 'c.id')
    .select([
      'b.id',
      'b.amount',
      'b.created_at',
      'c.id as collaboration_id',
      'c.title as collaboration_title',
    ])
    .select(partnersIn(rolesWith('budget')).as('partners'))
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('mine.profile_id', '=', profileId)
    .where(readableBy(accountId))
    .where(hasPartnersIn(rolesWith('budget')))
    .where('b.status', '=', 'open')
    .where('b.proposed_by', '=', profileId)
    .where('c.archived_at', 'is', null)
    .$if(id !== undefined, (some) => some.where('b.id', '=', id as string))
    .orderBy('b.created_at')
    .orderBy('b.id')
    .limit(limit)
    .execute();

/** Finds all proposals that the member made or answered, newest first. */
export const findProposalsOfMember = (db: Db, memberId: string) =>
  db
    .selectFrom('collaboration_budget_proposals as b')
    .select(COLUMNS)
    .select(PERSONS)
    .select('b.collaboration_id')
    .where((eb) => eb.or([eb('b.proposed_by', '=', memberId), eb('b.answered_by', '=', memberId)]))
    .where(isThere('b.collaboration_id'))
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc')
    .execute();

/** Returns true if the collaboration already has `max` proposals. */
export const hasProposals = (db: Db, collaborationId: string, max: number) =>
  hasAsMany(
    db,
    { table: 'collaboration_budget_proposals', column: 'collaboration_id' },
    collaborationId,
    max,
  );

/** @throws AppError BUDGET_PROPOSAL_OPEN. */
export async function insertProposal(
  db: Db,
  proposal: Insertable<CollaborationBudgetProposals>,
): Promise<void> {
  await mapConstraints({ collaboration_budget_proposals_one_open: 'BUDGET_PROPOSAL_OPEN' }, () =>
    db.insertInto('collaboration_budget_proposals').values(proposal).execute(),
  );
}

export async function updateProposal(
  db: Db,
  id: string,
  answer: Pick<BudgetProposal, 'status' | 'answered_by'> & {
    answer_note: string | null;
    answered_at: Date;
    /** Account of the person who answers for `answered_by`. */
    answered_by_person: string;
  },
): Promise<void> {
  await db.updateTable('collaboration_budget_proposals').set(answer).where('id', '=', id).execute();
}

/** Removes what the member wrote about budgets, and withdraws the proposals that nobody else can answer any more. */
export async function anonymiseProposals(db: Db, memberId: string, now: Date): Promise<void> {
  await db
    .updateTable('collaboration_budget_proposals')
    .set({ note: null, proposed_by: null, proposed_by_person: null })
    .where('proposed_by', '=', memberId)
    .where('status', '<>', 'open')
    .execute();
  await db
    .updateTable('collaboration_budget_proposals')
    .set({
      note: null,
      proposed_by: null,
      proposed_by_person: null,
      status: 'withdrawn',
      answered_at: now,
    })
    .where('proposed_by', '=', memberId)
    .where('status', '=', 'open')
    .execute();
  await db
    .updateTable('collaboration_budget_proposals')
    .set({ answer_note: null, answered_by: null, answered_by_person: null })
    .where('answered_by', '=', memberId)
    .execute();
}
