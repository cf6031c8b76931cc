import { defineNoun } from '#platform/server/noun.ts';
import { JOIN_REQUESTS_MAX } from './join-requests.contract.ts';
import { joinRequestsErrors } from './join-requests.errors.ts';
import { joinExpiryJob, joinLinkMailerJob } from './join-requests.job.ts';
import { joinRequestsRoutes } from './join-requests.routes.ts';

export const joinRequestsNoun = defineNoun({
  routes: (bind, parts) => joinRequestsRoutes(bind, parts.signIn),
  jobs: [joinLinkMailerJob, joinExpiryJob],
  limits: [{ what: 'requests to join that wait', max: JOIN_REQUESTS_MAX, of: 'of an organisation' }],
  errors: joinRequestsErrors,
});
