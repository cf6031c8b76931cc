import { defineNoun } from '#platform/server/noun.ts';
import { withdrawalsErrors } from './withdrawals.errors.ts';
import { withdrawalPurgeJob } from './withdrawals.job.ts';
import { withdrawalRoutes } from './withdrawals.routes.ts';

export const withdrawalsNoun = defineNoun({
  routes: withdrawalRoutes,
  jobs: [withdrawalPurgeJob],
  errors: withdrawalsErrors,
});
