import { defineNoun } from '#platform/server/noun.ts';
import { milestoneNewsJob } from './milestone-news.job.ts';
import { MILESTONES_MAX } from './milestones.contract.ts';
import { milestonesErrors } from './milestones.errors.ts';
import { milestonesRoutes } from './milestones.routes.ts';

export const milestonesNoun = defineNoun({
  routes: milestonesRoutes,
  jobs: [milestoneNewsJob],
  limits: [{ what: 'milestones', max: MILESTONES_MAX, of: 'of a collaboration' }],
  errors: milestonesErrors,
});
