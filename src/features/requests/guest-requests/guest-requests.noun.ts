import { defineNoun } from '#platform/server/noun.ts';
import { guestRequestsErrors } from './guest-requests.errors.ts';
import { heldRequestsExpiryJob } from './guest-requests.job.ts';
import { guestRequestsRoutes } from './guest-requests.routes.ts';

export const guestRequestsNoun = defineNoun({
  routes: guestRequestsRoutes,
  jobs: [heldRequestsExpiryJob],
  errors: guestRequestsErrors,
});
