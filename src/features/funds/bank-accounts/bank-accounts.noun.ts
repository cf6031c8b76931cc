import { defineNoun } from '#platform/server/noun.ts';
import { BANK_ACCOUNTS_MAX } from './bank-accounts.contract.ts';
import { bankAccountsRoutes } from './bank-accounts.routes.ts';

export const bankAccountsNoun = defineNoun({
  routes: bankAccountsRoutes,
  limits: [{ what: 'bank accounts', max: BANK_ACCOUNTS_MAX, of: 'of an organisation' }],
});
