import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './calendar-feed.contract.ts';
import * as feed from './calendar-feed.service.ts';

export function calendarFeedRoutes(bind: Bind): void {
  bind(contract.getCalendarFeed, (ctx) => feed.getCalendarFeed(ctx));
  bind(contract.createCalendarFeed, (ctx) => feed.createCalendarFeed(ctx), {
    stores: { what: 'addresses for calendar programs', perDay: 20 },
  });
  bind(contract.removeCalendarFeed, (ctx) => feed.removeCalendarFeed(ctx));
  bind(contract.readCalendarFeed, (ctx, { params }) => feed.readCalendarFeed(ctx, params.token));
}
