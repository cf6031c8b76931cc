import { defineNoun } from '#platform/server/noun.ts';
import { collaborationEventsRoutes } from './collaboration-events.routes.ts';

export const liveNoun = defineNoun({
  routes: collaborationEventsRoutes,
});
