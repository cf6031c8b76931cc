import { defineNoun } from '#platform/server/noun.ts';
import { privacyRoutes } from './privacy.routes.ts';

export const privacyNoun = defineNoun({
  routes: privacyRoutes,
});
