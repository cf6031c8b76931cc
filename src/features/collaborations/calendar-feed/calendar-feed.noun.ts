import { defineNoun } from '#platform/server/noun.ts';
import { calendarFeedErrors } from './calendar-feed.errors.ts';
import { calendarFeedRoutes } from './calendar-feed.routes.ts';
import { getCalendarFeed } from './calendar-feed.service.ts';

export const calendarFeedNoun = defineNoun({
  routes: calendarFeedRoutes,
  errors: calendarFeedErrors,
  // The address itself is stored as a hash only; it is erased with the account.
  records: { exportData: async (ctx) => ({ calendar_address: await getCalendarFeed(ctx) }) },
});
