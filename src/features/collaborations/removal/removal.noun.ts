import { defineNoun } from '#platform/server/noun.ts';
import { collaborationPurgeJob } from './removal.job.ts';
import { removalRoutes } from './removal.routes.ts';

export const removalNoun = defineNoun({
  routes: removalRoutes,
  jobs: [collaborationPurgeJob],
});
