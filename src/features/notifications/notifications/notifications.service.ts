import { AppError } from '#platform/contract/errors.ts';
import { paginationOf } from '#platform/contract/paging.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { withTotal } from '#platform/server/database/waiting.ts';
import type { Feed } from '#platform/server/live/feed.ts';
import { publish } from '#platform/server/live/publish.ts';
import type { NotificationsQuery } from './notifications.contract.ts';
import * as notifications from './notifications.repository.ts';

/** Topic of the streams of a person. */
export const notificationsTopic = (accountId: string) => `notifications:${accountId}`;

/** The person's notifications, for every profile that the person acts for, newest first. */
export async function listNotifications({ db, actor }: MemberContext, query: NotificationsQuery) {
  const [records, total] = await Promise.all([
    notifications.findNotifications(db, actor.accountId, query),
    notifications.countNotifications(db, actor.accountId, query.only),
  ]);
  return { records, pagination: paginationOf(query, total) };
}

/** Lists the newest comments and posts that mention the caller and are not read, and counts all. */
export async function listUnreadMentions({ db, actor }: MemberContext, limit: number) {
  return withTotal(await notifications.findUnreadOfKind(db, actor, 'mentions', limit));
}

/**
 * The number of unread notifications: when the line opens, also again, and when one arrives or is read on any device. It needs
 * no numbers to catch up by, as each event says all.
 */
export function watchNotifications({
  db,
  actor: { accountId },
}: MemberContext): Feed<{ type: 'unread'; unread: number }> {
  const count = async () => ({
    event: {
      type: 'unread' as const,
      unread: await notifications.countNotifications(db, accountId, 'unread'),
    },
  });
  return {
    topics: [notificationsTopic(accountId)],
    since: async () => [await count()],
    toEvent: ({ shared }) => shared('unread', count),
  };
}

/** Tells the person's open pages that the number has changed. @returns it. */
async function published({ db, actor: { accountId } }: MemberContext): Promise<{ unread: number }> {
  await publish(db, notificationsTopic(accountId), {});
  return { unread: await notifications.countNotifications(db, accountId, 'unread') };
}

/** Marks a notification as read. @throws AppError NOTIFICATION_NOT_FOUND. */
export const readNotification = (ctx: MemberContext, id: string): Promise<{ unread: number }> =>
  transact(ctx, async (ctx) => {
    const isHere = await notifications.markRead(ctx.db, { ...ctx.actor, id, now: ctx.now });
    if (!isHere) throw new AppError('NOTIFICATION_NOT_FOUND');
    return published(ctx);
  });

/** Marks all notifications up to this one as read. */
export const readNotifications = (ctx: MemberContext, upTo: string): Promise<{ unread: number }> =>
  transact(ctx, async (ctx) => {
    await notifications.markReadUpTo(ctx.db, { ...ctx.actor, upTo, now: ctx.now });
    return published(ctx);
  });
