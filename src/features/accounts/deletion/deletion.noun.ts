import { defineNoun } from '#platform/server/noun.ts';
import { accountDeletionRoutes } from './account-deletion.routes.ts';
import { accountEraserJob } from './account-erasure.job.ts';
import { deletionErrors } from './deletion.errors.ts';

export const deletionNoun = defineNoun({
  routes: (bind, parts) => accountDeletionRoutes(bind, parts.signIn, parts.records),
  jobs: [accountEraserJob],
  errors: deletionErrors,
});
