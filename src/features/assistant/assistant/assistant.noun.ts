import { defineNoun } from '#platform/server/noun.ts';
import { assistantRoutes } from './assistant.routes.ts';

export const assistantNoun = defineNoun({
  routes: assistantRoutes,
});
