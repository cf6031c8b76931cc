import { defineNoun } from '#platform/server/noun.ts';
import { createAuthenticator } from './authenticator.service.ts';
import { expiredRecordsRemovalJob } from './expired-records.job.ts';
import { sessionsErrors } from './sessions.errors.ts';
import { sessionsRoutes } from './sessions.routes.ts';

export const sessionsNoun = defineNoun({
  prepare: ({ database, config }) => ({ sessions: createAuthenticator(database, config.sessionSecret) }),
  routes: (bind, parts) => sessionsRoutes(bind, parts.signIn),
  jobs: [expiredRecordsRemovalJob],
  errors: sessionsErrors,
});
