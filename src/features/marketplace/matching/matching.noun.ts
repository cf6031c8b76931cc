import { defineNoun } from '#platform/server/noun.ts';
import { matchRoutes } from './match.routes.ts';
import { findFirstCandidates, orderByMatch, readMatcher } from './match.service.ts';

export const matchingNoun = defineNoun({
  prepare: () => ({ matches: { read: readMatcher, find: findFirstCandidates, order: orderByMatch } }),
  routes: matchRoutes,
});
