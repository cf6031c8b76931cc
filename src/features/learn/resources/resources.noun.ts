import { defineNoun } from '#platform/server/noun.ts';
import { countResourceReadersDemo, loadResourcesDemo } from './resources.demo.ts';
import { resourcesErrors } from './resources.errors.ts';
import { resourcesRoutes } from './resources.routes.ts';

export const resourcesNoun = defineNoun({
  routes: resourcesRoutes,
  errors: resourcesErrors,
  demo: { load: loadResourcesDemo, finish: countResourceReadersDemo },
});
