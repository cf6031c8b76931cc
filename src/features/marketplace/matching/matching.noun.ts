import { defineNoun } from '#platform/server/noun.ts';
import { matchRoutes } from './match.routes.ts';
import { orderByMatch } from './match.service.ts';

export const matchingNoun = defineNoun({
  prepare: () => ({ reorder: orderByMatch }),
  routes: matchRoutes,
});
