import { z } from 'zod';
import {
  CollaborationId,
  CollaborationParams,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { Instant, optionalText, Rupees, Uuid } from '#platform/contract/fields.ts';
import { ListQuery } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** The most budget proposals that a collaboration can have in all; they are its record and stay. */
export const BUDGET_PROPOSALS_MAX = 200;

export const PROPOSAL_NOTE_MAX = 500;

/** countered: answered by another proposal. Only an open proposal can be answered or withdrawn. */
const BUDGET_PROPOSAL_STATUSES = ['open', 'agreed', 'declined', 'countered', 'withdrawn'] as const;
export type BudgetProposalStatus = (typeof BUDGET_PROPOSAL_STATUSES)[number];

/** Ids and names of members are null once the account was erased. */
export const BudgetProposal = z.object({
  id: z.uuid(),
  status: z.enum(BUDGET_PROPOSAL_STATUSES),
  /** Whole rupees. */
  amount: z.int(),
  note: z.string().nullable(),
  answer_note: z.string().nullable(),
  proposed_by: z.uuid().nullable(),
  proposer_name: z.string().nullable(),
  /** The person who proposed it and the organisation, as "Asha Rao, Tungavarna Industries"; null where no person is known. */
  proposed_by_name: z.string().nullable(),
  answered_by: z.uuid().nullable(),
  answerer_name: z.string().nullable(),
  /** The person who answered it and the organisation; null as `proposed_by_name`. */
  answered_by_name: z.string().nullable(),
  created_at: Instant,
  answered_at: Instant.nullable(),
});
export type BudgetProposal = z.output<typeof BudgetProposal>;

export const BudgetProposalInput = z.strictObject({
  amount: Rupees,
  note: optionalText(PROPOSAL_NOTE_MAX, 'Note'),
  /** Id of the open proposal of the other side that this one answers. */
  counters: Uuid.optional(),
});
export type BudgetProposalInput = z.output<typeof BudgetProposalInput>;

export const BudgetProposalAnswer = z
  .strictObject({
    status: z.enum(['agreed', 'declined', 'withdrawn'], 'Please choose agreed, declined or withdrawn.'),
    answer_note: optionalText(PROPOSAL_NOTE_MAX, 'Reason'),
  })
  .refine(({ status, answer_note }) => status !== 'declined' || Boolean(answer_note), {
    path: ['answer_note'],
    error: 'Please say why you decline',
  });
export type BudgetProposalAnswer = z.output<typeof BudgetProposalAnswer>;

export const listBudgetProposals = defineRoute({
  name: 'listBudgetProposals',
  method: 'GET',
  path: '/collaborations/:id/budget-proposals',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  right: 'any',
  summary: 'The budgets that were proposed in a collaboration, newest first, for its participants',
  params: CollaborationParams,
  query: ListQuery,
  response: z.array(BudgetProposal),
});

export const proposeBudget = defineRoute({
  name: 'proposeBudget',
  method: 'POST',
  path: '/collaborations/:id/budget-proposals',
  access: 'confirmed',
  act: 'money',
  scope: 'collaborations:write',
  right: 'budget',
  summary: 'Proposes a budget to the other members, or counters their open proposal',
  params: CollaborationParams,
  body: BudgetProposalInput,
  response: BudgetProposal,
  status: 201,
});

export const answerBudgetProposal = defineRoute({
  name: 'answerBudgetProposal',
  method: 'PATCH',
  path: '/collaborations/:id/budget-proposals/:proposalId',
  access: 'confirmed',
  act: 'money',
  scope: 'collaborations:write',
  right: 'budget',
  summary:
    'Another member agrees or declines, the member who proposed it withdraws; agreeing sets the budget',
  params: z.strictObject({ id: CollaborationId, proposalId: Uuid }),
  body: BudgetProposalAnswer,
  response: BudgetProposal,
});
