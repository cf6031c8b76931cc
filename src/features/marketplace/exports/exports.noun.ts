import { defineNoun } from '#platform/server/noun.ts';
import { exportRoutes } from './exports.routes.ts';

export const exportsNoun = defineNoun({
  routes: (bind, parts) => exportRoutes(bind, parts),
});
