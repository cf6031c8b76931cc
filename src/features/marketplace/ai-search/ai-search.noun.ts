import { defineNoun } from '#platform/server/noun.ts';
import { aiSearchRoutes } from './ai-search.routes.ts';

export const aiSearchNoun = defineNoun({
  routes: (bind, parts) => aiSearchRoutes(bind, parts),
});
