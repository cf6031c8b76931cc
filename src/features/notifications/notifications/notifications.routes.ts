import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './notifications.contract.ts';
import * as notifications from './notifications.service.ts';

export function notificationsRoutes(bind: Bind): void {
  bind(contract.listNotifications, (ctx, { query }) => notifications.listNotifications(ctx, query));
  bind(contract.watchNotifications, async (ctx) => notifications.watchNotifications(ctx));
  bind(contract.readNotifications, (ctx, { body }) => notifications.readNotifications(ctx, body.up_to));
  bind(contract.readNotification, (ctx, { params }) => notifications.readNotification(ctx, params.id));
}
