import type { BudgetProposalAnswer } from './budget-proposals.contract.ts';

/** Only the member who proposed a budget can withdraw it; only another member can agree to it or decline it. */
export const canAnswerProposal = (
  profileId: string,
  proposal: { proposed_by: string | null },
  status: BudgetProposalAnswer['status'],
): boolean => (proposal.proposed_by === profileId) === (status === 'withdrawn');
