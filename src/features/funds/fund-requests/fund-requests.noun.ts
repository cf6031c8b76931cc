import { defineNoun } from '#platform/server/noun.ts';
import { approvalEndJob } from './approval-end.job.ts';
import { FUND_REQUESTS_MAX } from './fund-requests.contract.ts';
import { fundRequestsRoutes } from './fund-requests.routes.ts';
import { overdueJob } from './overdue.job.ts';

export const fundRequestsNoun = defineNoun({
  routes: fundRequestsRoutes,
  jobs: [approvalEndJob, overdueJob],
  limits: [{ what: 'fund requests', max: FUND_REQUESTS_MAX, of: 'of a grant' }],
});
