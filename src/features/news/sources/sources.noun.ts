import { defineNoun } from '#platform/server/noun.ts';
import { newsSourcesRoutes } from './news-sources.routes.ts';
import { sourcesErrors } from './sources.errors.ts';

export const sourcesNoun = defineNoun({
  routes: newsSourcesRoutes,
  errors: sourcesErrors,
});
