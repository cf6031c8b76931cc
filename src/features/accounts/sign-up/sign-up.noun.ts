import { defineNoun } from '#platform/server/noun.ts';
import { signUpRoutes } from './sign-up.routes.ts';

export const signUpNoun = defineNoun({
  routes: signUpRoutes,
});
