import { defineNoun } from '#platform/server/noun.ts';
import { newsSyncJob } from './news-sync.job.ts';
import { newsSyncRoutes } from './news-sync.routes.ts';

export const syncNoun = defineNoun({
  routes: (bind, parts) => newsSyncRoutes(bind, parts.config),
  jobs: [newsSyncJob],
});
