import { defineNoun } from '#platform/server/noun.ts';
import { profileErrors } from './profile.errors.ts';
import { profilesRoutes } from './profiles.routes.ts';

export const profileNoun = defineNoun({
  routes: profilesRoutes,
  errors: profileErrors,
});
