import { defineNoun } from '#platform/server/noun.ts';
import { documentOpeningsRoutes } from './document-openings.routes.ts';

export const openingsNoun = defineNoun({
  routes: (bind, parts) => documentOpeningsRoutes(bind, parts.config),
});
