import { defineNoun } from '#platform/server/noun.ts';
import { calendarFeedErrors } from './calendar-feed.errors.ts';
import { calendarFeedRoutes } from './calendar-feed.routes.ts';

export const calendarFeedNoun = defineNoun({
  routes: calendarFeedRoutes,
  errors: calendarFeedErrors,
});
