import { defineNoun } from '#platform/server/noun.ts';
import { invitationsErrors } from './invitations.errors.ts';
import { oldInvitationsRemovalJob } from './invitations.job.ts';
import { collaborationInvitationsRoutes } from './invitations.routes.ts';

export const invitationsNoun = defineNoun({
  routes: collaborationInvitationsRoutes,
  jobs: [oldInvitationsRemovalJob],
  errors: invitationsErrors,
});
