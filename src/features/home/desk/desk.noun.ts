import { defineNoun } from '#platform/server/noun.ts';
import { deskRoutes } from './desk.routes.ts';

export const deskNoun = defineNoun({
  routes: deskRoutes,
});
