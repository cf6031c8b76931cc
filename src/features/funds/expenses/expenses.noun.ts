import { defineNoun } from '#platform/server/noun.ts';
import { EXPENSES_MAX } from './expenses.contract.ts';
import { expensesRoutes } from './expenses.routes.ts';

export const expensesNoun = defineNoun({
  routes: expensesRoutes,
  limits: [{ what: 'expenses', max: EXPENSES_MAX, of: 'of a grant' }],
});
