import { defineNoun } from '#platform/server/noun.ts';
import { removalErrors } from './removal.errors.ts';
import { collaborationPurgeJob } from './removal.job.ts';
import { removalRoutes } from './removal.routes.ts';

export const removalNoun = defineNoun({
  routes: removalRoutes,
  jobs: [collaborationPurgeJob],
  errors: removalErrors,
});
