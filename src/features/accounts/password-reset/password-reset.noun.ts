import { defineNoun } from '#platform/server/noun.ts';
import { passwordResetRoutes } from './password-reset.routes.ts';

export const passwordResetNoun = defineNoun({
  routes: (bind, parts) => passwordResetRoutes(bind, parts.config),
});
