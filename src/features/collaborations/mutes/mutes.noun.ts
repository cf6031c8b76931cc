import { defineNoun } from '#platform/server/noun.ts';
import { mutesRoutes } from './mutes.routes.ts';

export const mutesNoun = defineNoun({
  routes: mutesRoutes,
});
