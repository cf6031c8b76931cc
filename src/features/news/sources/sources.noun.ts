import { defineNoun } from '#platform/server/noun.ts';
import { newsSourcesRoutes } from './news-sources.routes.ts';

export const sourcesNoun = defineNoun({
  routes: newsSourcesRoutes,
});
