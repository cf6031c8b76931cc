import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './budget-proposals.contract.ts';
import * as proposals from './budget-proposals.service.ts';

export function budgetProposalsRoutes(bind: Bind): void {
  bind(contract.listBudgetProposals, (ctx, { params, query }) =>
    proposals.listBudgetProposals(ctx, params.id, query),
  );
  bind(contract.proposeBudget, (ctx, { params, body }) => proposals.proposeBudget(ctx, params.id, body), {
    stores: { what: 'budget proposals', perDay: 50 },
  });
  bind(contract.answerBudgetProposal, (ctx, { params, body }) =>
    proposals.answerBudgetProposal(ctx, params, body),
  );
}
