import { defineNoun } from '#platform/server/noun.ts';
import { editsRoutes } from './edits.routes.ts';

export const editsNoun = defineNoun({
  routes: editsRoutes,
});
