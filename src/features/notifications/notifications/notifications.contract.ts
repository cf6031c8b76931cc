import { z } from 'zod';
import { IdParams, Instant, Uuid } from '#platform/contract/fields.ts';
import { eventsOf } from '#platform/contract/live/live-events.ts';
import { PageQuery, paged, wholeNumber } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Number of notifications that the panel of the bell and a page of the list show. */
const NOTIFICATIONS_SHOWN = 20;

export const Notification = z.object({
  id: z.uuid(),
  /** A NotificationKind, or one that a newer version knows. */
  kind: z.string(),
  title: z.string(),
  /** The sentence that says what happened. */
  body: z.string().nullable(),
  /** Path of the page that it leads to. */
  path: z.string(),
  /** The profile that it is for; null when it is the person's own. */
  profile: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  created_at: Instant,
  read_at: Instant.nullable(),
});
export type Notification = z.output<typeof Notification>;

const NotificationsQuery = PageQuery.extend({
  pageSize: wholeNumber('Page size', 100).default(NOTIFICATIONS_SHOWN),
  /** Without it, read ones are in the list too. */
  only: z.enum(['unread'], 'Choose unread, or leave it out').optional(),
});
export type NotificationsQuery = z.output<typeof NotificationsQuery>;

const Unread = z.object({ unread: z.int() });

export const listNotifications = defineRoute({
  name: 'listNotifications',
  method: 'GET',
  path: '/notifications',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: 'What happened to the person, for every profile that the person acts for, newest first',
  query: NotificationsQuery,
  response: paged(Notification),
});

export const watchNotifications = defineRoute({
  name: 'watchNotifications',
  method: 'GET',
  path: '/notifications/events',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: 'The number of unread notifications of the person: now, and whenever it may have changed',
  response: eventsOf(Unread.extend({ type: z.literal('unread') })),
});

export const readNotification = defineRoute({
  name: 'readNotification',
  method: 'PUT',
  path: '/notifications/:id/read',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: 'Marks a notification of the person as read',
  params: IdParams,
  response: Unread,
});

export const readNotifications = defineRoute({
  name: 'readNotifications',
  method: 'PUT',
  path: '/notifications/read',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: 'Marks all notifications of the person as read, up to the newest that the person saw',
  body: z.strictObject({ up_to: Uuid }),
  response: Unread,
});
