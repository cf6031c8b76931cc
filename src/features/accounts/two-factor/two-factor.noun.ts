import { defineNoun } from '#platform/server/noun.ts';
import { twoFactorErrors } from './two-factor.errors.ts';
import { twoFactorRoutes } from './two-factor.routes.ts';

export const twoFactorNoun = defineNoun({
  routes: (bind, parts) => twoFactorRoutes(bind, parts.signIn),
  errors: twoFactorErrors,
});
