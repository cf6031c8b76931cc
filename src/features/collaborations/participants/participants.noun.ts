import { defineNoun } from '#platform/server/noun.ts';
import { PARTICIPANTS_MAX } from './participants.contract.ts';
import { participantsErrors } from './participants.errors.ts';
import { participantsRoutes } from './participants.routes.ts';

export const participantsNoun = defineNoun({
  routes: participantsRoutes,
  limits: [{ what: 'participants', max: PARTICIPANTS_MAX, of: 'of a collaboration' }],
  errors: participantsErrors,
});
