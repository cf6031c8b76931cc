import { defineNoun } from '#platform/server/noun.ts';
import { opmlRoutes } from './opml.routes.ts';

export const opmlNoun = defineNoun({
  routes: (bind, parts) => opmlRoutes(bind, parts.config),
});
