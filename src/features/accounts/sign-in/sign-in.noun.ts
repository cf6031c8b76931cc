import { defineNoun } from '#platform/server/noun.ts';
import { signInErrors } from './sign-in.errors.ts';
import { signInRoutes } from './sign-in.routes.ts';
import { createSignInParts, type SignInParts } from './sign-in.service.ts';

declare module '#platform/server/noun.ts' {
  interface SharedParts {
    /** What every route needs that checks a password or a code: they share the counts of wrong ones. */
    signIn: SignInParts;
  }
}

export const signInNoun = defineNoun({
  prepare: ({ config }) => ({ signIn: createSignInParts(config) }),
  routes: (bind, parts) => signInRoutes(bind, parts.signIn),
  errors: signInErrors,
});
