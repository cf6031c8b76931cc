import { defineNoun } from '#platform/server/noun.ts';
import { jobsErrors } from './jobs.errors.ts';
import { jobsRoutes } from './jobs.routes.ts';
import { systemSamplesJob } from './system-samples.job.ts';

export const jobsNoun = defineNoun({
  routes: (bind, parts) => jobsRoutes(bind, parts.config),
  jobs: [systemSamplesJob],
  errors: jobsErrors,
});
