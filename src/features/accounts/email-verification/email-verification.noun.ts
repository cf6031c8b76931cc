import { defineNoun } from '#platform/server/noun.ts';
import { emailVerificationErrors } from './email-verification.errors.ts';
import { emailVerificationRoutes } from './email-verification.routes.ts';

export const emailVerificationNoun = defineNoun({
  routes: (bind, parts) => emailVerificationRoutes(bind, { ...parts.config, ...parts.signIn }),
  errors: emailVerificationErrors,
});
