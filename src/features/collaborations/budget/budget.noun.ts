import { defineNoun } from '#platform/server/noun.ts';
import { budgetErrors } from './budget.errors.ts';
import { BUDGET_PROPOSALS_MAX } from './budget-proposals.contract.ts';
import { budgetProposalsRoutes } from './budget-proposals.routes.ts';

export const budgetNoun = defineNoun({
  routes: budgetProposalsRoutes,
  limits: [{ what: 'budget proposals', max: BUDGET_PROPOSALS_MAX, of: 'of a collaboration' }],
  errors: budgetErrors,
});
