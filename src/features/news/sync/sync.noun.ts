import { defineNoun } from '#platform/server/noun.ts';
import { newsSyncJob } from './news-sync.job.ts';
import { newsSyncRoutes } from './news-sync.routes.ts';
import { syncErrors } from './sync.errors.ts';

export const syncNoun = defineNoun({
  routes: (bind, parts) => newsSyncRoutes(bind, parts.config),
  jobs: [newsSyncJob],
  errors: syncErrors,
});
