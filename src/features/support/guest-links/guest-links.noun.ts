import { defineNoun } from '#platform/server/noun.ts';
import { guestLinksRoutes } from './guest-links.routes.ts';

export const guestLinksNoun = defineNoun({
  routes: (bind, parts) => guestLinksRoutes(bind, parts.config),
});
