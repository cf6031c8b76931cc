import { defineNoun } from '#platform/server/noun.ts';
import { guestLinksErrors } from './guest-links.errors.ts';
import { guestLinksRoutes } from './guest-links.routes.ts';

export const guestLinksNoun = defineNoun({
  routes: (bind, parts) => guestLinksRoutes(bind, parts.config),
  errors: guestLinksErrors,
});
