import { defineNoun } from '#platform/server/noun.ts';
import { accountErrors } from './account.errors.ts';
import { accountMailerJob } from './account-mails.job.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { normaliseStoredAddresses } from './address-forms.service.ts';

export const accountNoun = defineNoun({
  routes: accountsRoutes,
  jobs: [accountMailerJob],
  start: normaliseStoredAddresses,
  errors: accountErrors,
});
