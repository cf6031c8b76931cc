import { defineNoun } from '#platform/server/noun.ts';
import { profilesRoutes } from './profiles.routes.ts';

export const profileNoun = defineNoun({
  routes: profilesRoutes,
});
