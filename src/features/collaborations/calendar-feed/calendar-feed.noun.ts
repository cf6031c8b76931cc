import { defineNoun } from '#platform/server/noun.ts';
import { calendarFeedRoutes } from './calendar-feed.routes.ts';

export const calendarFeedNoun = defineNoun({
  routes: calendarFeedRoutes,
});
