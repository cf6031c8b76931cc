import { defineNoun } from '#platform/server/noun.ts';
import { profileDetailRoutes } from './profile-detail.routes.ts';

export const profileDetailNoun = defineNoun({
  routes: (bind, parts) => profileDetailRoutes(bind, parts.contacts),
});
