import { defineNoun } from '#platform/server/noun.ts';
import { supportLooksRemovalJob } from './member-looks.job.ts';
import { memberLooksRoutes } from './member-looks.routes.ts';

export const memberLooksNoun = defineNoun({
  routes: memberLooksRoutes,
  jobs: [supportLooksRemovalJob],
});
