import { defineNoun } from '#platform/server/noun.ts';
import { emailChangeRoutes } from './email-change.routes.ts';

export const emailChangeNoun = defineNoun({
  routes: (bind, parts) => emailChangeRoutes(bind, { ...parts.config, ...parts.signIn }),
});
