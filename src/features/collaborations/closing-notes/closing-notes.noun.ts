import { defineNoun } from '#platform/server/noun.ts';
import { closingNotesRoutes } from './closing-notes.routes.ts';

export const closingNotesNoun = defineNoun({
  routes: closingNotesRoutes,
});
