import { recordChange } from '#features/collaborations/changes/changes.service.ts';
import { findOtherMembers } from '#features/collaborations/collaboration/collaboration-members.repository.ts';
import {
  lockCollaboration,
  requireReadable,
  setAgreedBudget,
} from '#features/collaborations/collaboration/collaborations.service.ts';
import { publishWork } from '#features/collaborations/work-changes/publish-work.service.ts';
import { nameOfActor } from '#features/profiles/records/acting-name.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { withTotal } from '#platform/server/database/waiting.ts';
import { newId } from '#platform/server/ids.ts';
import { mailBudgetAnswered, mailBudgetProposed } from './budget-proposal.mail.ts';
import {
  BUDGET_PROPOSALS_MAX,
  type BudgetProposal,
  type BudgetProposalAnswer,
  type BudgetProposalInput,
} from './budget-proposals.contract.ts';
import { canAnswerProposal } from './budget-proposals.policy.ts';
import * as proposals from './budget-proposals.repository.ts';

/** @throws AppError COLLABORATION_NOT_FOUND, also when the caller does not take part. */
export async function listBudgetProposals(
  ctx: MemberContext,
  collaborationId: string,
  query: ListQuery,
): Promise<BudgetProposal[]> {
  await requireReadable(ctx, collaborationId);
  return proposals.findProposals(ctx.db, collaborationId, query);
}

/** Lists the first proposals of partners that the member can answer, the longest waiting first, and counts all. */
export async function listWaitingProposals(ctx: MemberContext, limit: number) {
  return withTotal(await proposals.findWaitingProposals(ctx.db, ctx.actor, limit));
}

/** Lists the first proposals of the member that wait for partners, the longest waiting first, and counts all. */
export async function listUnansweredProposals(ctx: MemberContext, asked: { limit: number; id?: string }) {
  return withTotal(await proposals.findUnansweredProposals(ctx.db, ctx.actor, asked));
}

/** @throws AppError BUDGET_PROPOSAL_NOT_FOUND. */
async function getProposal(ctx: MemberContext, collaborationId: string, id: string): Promise<BudgetProposal> {
  const proposal = await proposals.findProposal(ctx.db, collaborationId, id);
  if (!proposal) throw new AppError('BUDGET_PROPOSAL_NOT_FOUND');
  return proposal;
}

const answeredBy = ({ actor, now }: MemberContext) => ({
  answered_by: actor.profileId,
  answered_by_person: actor.accountId,
  answered_at: now,
});

/**
 * Answers the open proposal by another one.
 * @throws AppError BUDGET_PROPOSAL_OPEN if it is the member's own, or not the one that the member has seen;
 *   BUDGET_PROPOSAL_ANSWERED if it is no longer open.
 */
async function counterOpenProposal(
  ctx: MemberContext,
  collaborationId: string,
  counters: string | undefined,
): Promise<void> {
  const open = await proposals.findOpenProposal(ctx.db, collaborationId);
  if (!open && counters) throw new AppError('BUDGET_PROPOSAL_ANSWERED');
  if (!open) return;
  if (open.id !== counters || open.proposed_by === ctx.actor.profileId)
    throw new AppError('BUDGET_PROPOSAL_OPEN');
  await proposals.updateProposal(ctx.db, open.id, {
    status: 'countered',
    answer_note: null,
    ...answeredBy(ctx),
  });
}

/**
 * Proposes a budget to the other members and mails them. The agreed budget stays until one of them agrees.
 * @throws AppError COLLABORATION_NOT_FOUND, COLLABORATION_ARCHIVED, NO_OTHER_MEMBER, BUDGET_PROPOSAL_OPEN,
 *   BUDGET_PROPOSAL_ANSWERED, LIMIT_REACHED.
 */
export function proposeBudget(
  ctx: MemberContext,
  collaborationId: string,
  { amount, note, counters }: BudgetProposalInput,
): Promise<BudgetProposal> {
  return transact(ctx, async (ctx) => {
    const { title } = await lockCollaboration(ctx, collaborationId, 'budget');
    const others = await findOtherMembers(ctx.db, collaborationId, ctx.actor.profileId);
    if (others.length === 0) throw new AppError('NO_OTHER_MEMBER');
    if (await proposals.hasProposals(ctx.db, collaborationId, BUDGET_PROPOSALS_MAX)) {
      throw new AppError('LIMIT_REACHED', {
        message: `This collaboration has ${BUDGET_PROPOSALS_MAX} budget proposals, the maximum.`,
      });
    }
    await counterOpenProposal(ctx, collaborationId, counters);
    const id = newId();
    await proposals.insertProposal(ctx.db, {
      id,
      collaboration_id: collaborationId,
      proposed_by: ctx.actor.profileId,
      proposed_by_person: ctx.actor.accountId,
      amount,
      note,
    });
    const by = await nameOfActor(ctx);
    await recordChange(ctx, {
      collaborationId,
      noun: 'budget',
      what: counters ? 'countered' : 'proposed',
      to: amount,
      reason: note,
    });
    for (const to of others) {
      await mailBudgetProposed(ctx, {
        to,
        by,
        collaboration: { id: collaborationId, title },
        amount,
        note,
        isCounter: counters !== undefined,
      });
    }
    return getProposal(ctx, collaborationId, id);
  });
}

/**
 * Agrees to an open proposal, declines or withdraws it. Agreeing sets the budget in the same transaction. The others
 * are mailed, except about a withdrawal.
 * @throws AppError COLLABORATION_NOT_FOUND, COLLABORATION_ARCHIVED, BUDGET_PROPOSAL_NOT_FOUND, FORBIDDEN for the wrong
 *   side, BUDGET_PROPOSAL_ANSWERED.
 */
export function answerBudgetProposal(
  ctx: MemberContext,
  { id: collaborationId, proposalId }: { id: string; proposalId: string },
  { status, answer_note = null }: BudgetProposalAnswer,
): Promise<BudgetProposal> {
  return transact(ctx, async (ctx) => {
    const collaboration = await lockCollaboration(ctx, collaborationId, 'budget');
    const proposal = await getProposal(ctx, collaborationId, proposalId);
    if (!canAnswerProposal(ctx.actor.profileId, proposal, status)) throw new AppError('FORBIDDEN');
    if (proposal.status !== 'open') throw new AppError('BUDGET_PROPOSAL_ANSWERED');
    await proposals.updateProposal(ctx.db, proposalId, {
      status,
      answer_note,
      ...answeredBy(ctx),
    });
    if (status === 'agreed') {
      await setAgreedBudget(ctx, collaboration, proposal.amount);
      // The history has the budget that changed; open pages also show the proposal.
      await publishWork(ctx, collaborationId, ['budget']);
    } else {
      await recordChange(ctx, {
        collaborationId,
        noun: 'budget',
        what: status,
        from: proposal.amount,
        reason: answer_note,
      });
    }
    const answered = await getProposal(ctx, collaborationId, proposalId);
    if (status !== 'withdrawn') {
      const others = await findOtherMembers(ctx.db, collaborationId, ctx.actor.profileId);
      const by = await nameOfActor(ctx);
      for (const to of others) {
        await mailBudgetAnswered(ctx, {
          to,
          by,
          collaboration,
          proposal: answered,
          isAgreed: status === 'agreed',
        });
      }
    }
    return answered;
  });
}
