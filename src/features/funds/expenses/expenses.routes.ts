import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './expenses.contract.ts';
import * as expenses from './expenses.service.ts';

export function expensesRoutes(bind: Bind): void {
  bind(contract.createExpense, (ctx, { params, body }) => expenses.createExpense(ctx, params.id, body), {
    stores: { what: 'expenses', perDay: 10_000 },
  });
  bind(contract.listExpenses, (ctx, { params, query }) => expenses.listExpenses(ctx, params.id, query));
  bind(contract.updateExpense, (ctx, { params, body }) => expenses.updateExpense(ctx, params, body));
  bind(contract.removeExpense, (ctx, { params }) => expenses.removeExpense(ctx, params));
  bind(contract.downloadBill, (ctx, { params }) => expenses.downloadBill(ctx, params));
}
