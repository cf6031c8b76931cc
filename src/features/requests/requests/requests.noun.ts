import { defineNoun } from '#platform/server/noun.ts';
import { WITHDRAWN_A_DAY_MAX } from './collaboration-requests.contract.ts';
import { collaborationRequestsRoutes } from './collaboration-requests.routes.ts';
import { requestsErrors } from './requests.errors.ts';

export const requestsNoun = defineNoun({
  routes: collaborationRequestsRoutes,
  limits: [{ what: 'withdrawn requests', max: WITHDRAWN_A_DAY_MAX, of: 'to one partner a day' }],
  errors: requestsErrors,
});
