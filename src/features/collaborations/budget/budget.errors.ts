import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const budgetErrors = defineErrors({
  BUDGET_PROPOSAL_NOT_FOUND: [404, 'Budget proposal not found'],
  NO_OTHER_MEMBER: [409, 'You are the only member of this collaboration. You can set its budget yourself.'],
  BUDGET_PROPOSAL_OPEN: [409, 'A budget is already proposed. It has to be answered or withdrawn first.'],
  BUDGET_PROPOSAL_ANSWERED: [409, 'This budget proposal has already been answered or withdrawn.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof budgetErrors> {}
}
