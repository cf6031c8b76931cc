import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './bank-accounts.contract.ts';
import * as accounts from './bank-accounts.service.ts';

export function bankAccountsRoutes(bind: Bind): void {
  bind(contract.listBankAccounts, (ctx) => accounts.listBankAccounts(ctx));
  bind(contract.createBankAccount, (ctx, { body }) => accounts.createBankAccount(ctx, body), {
    stores: { what: 'bank accounts', perDay: 20 },
  });
  bind(contract.confirmBankAccount, (ctx, { params }) => accounts.confirmBankAccount(ctx, params.id));
  bind(contract.endBankAccount, (ctx, { params }) => accounts.endBankAccount(ctx, params.id));
}
