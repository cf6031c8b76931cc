import { defineNoun } from '#platform/server/noun.ts';
import { invitationsErrors } from './invitations.errors.ts';
import { invitationsRoutes } from './invitations.routes.ts';
import { invitedNotifierJob } from './invited.job.ts';

export const invitationsNoun = defineNoun({
  routes: (bind, parts) => invitationsRoutes(bind, parts.signIn),
  jobs: [invitedNotifierJob],
  errors: invitationsErrors,
});
