import { defineNoun } from '#platform/server/noun.ts';
import { passwordsRoutes } from './passwords.routes.ts';

export const passwordsNoun = defineNoun({
  routes: (bind, parts) => passwordsRoutes(bind, parts.signIn),
});
