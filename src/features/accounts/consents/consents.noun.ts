import { defineNoun } from '#platform/server/noun.ts';
import { consentsErrors } from './consents.errors.ts';
import { consentsRoutes } from './consents.routes.ts';
import { termsRemindersJob } from './terms-reminders.job.ts';

export const consentsNoun = defineNoun({
  routes: (bind, parts) => consentsRoutes(bind, parts.config),
  jobs: [termsRemindersJob],
  errors: consentsErrors,
});
