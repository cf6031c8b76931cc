import { Readable } from 'node:stream';
import { milestonePath } from '#features/collaborations/collaboration/collaboration-paths.rules.ts';
import { dayAfter, dayInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import { writeDays } from '#platform/server/calendar.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { hashToken, newOpaqueToken } from '#platform/server/crypto/opaque-tokens.ts';
import type { FileToSend } from '#platform/server/files/files.ts';
import type { CalendarFeed, NewCalendarFeed } from './calendar-feed.contract.ts';
import * as feeds from './calendar-feed.repository.ts';

/** What was due longer ago, in days, is not in the calendar any more. */
const PAST_DAYS = 365;
/** Most entries of a calendar: programs on phones read no more in a second. */
const ENTRIES_MAX = 2000;
const ENDING = '.ics';

export async function getCalendarFeed(ctx: MemberContext): Promise<CalendarFeed> {
  const feed = await feeds.findFeed(ctx.db, ctx.actor.accountId);
  return { created_at: feed?.created_at ?? null };
}

/** Makes a new address, which the answer shows for the only time. The one before ends at once. */
export function createCalendarFeed(ctx: MemberContext): Promise<NewCalendarFeed> {
  const token = newOpaqueToken();
  return transact(ctx, async (ctx) => {
    await feeds.saveFeed(ctx.db, {
      account_id: ctx.actor.accountId,
      token_hash: hashToken(token),
      created_at: ctx.now,
    });
    return { token, created_at: ctx.now.toISOString() };
  });
}

export async function removeCalendarFeed(ctx: MemberContext): Promise<CalendarFeed> {
  await transact(ctx, (ctx) => feeds.deleteFeed(ctx.db, ctx.actor.accountId));
  return { created_at: null };
}

/**
 * Returns the due milestones of the person whose address this is, by the memberships of this moment.
 * @param token the key with `.ics` after it. @throws AppError CALENDAR_FEED_NOT_FOUND.
 */
export async function readCalendarFeed(ctx: Context, token: string): Promise<FileToSend> {
  const key = token.endsWith(ENDING) ? token.slice(0, -ENDING.length) : '';
  const holder = await feeds.findFeedHolder(ctx.db, hashToken(key));
  if (!holder) throw new AppError('CALENDAR_FEED_NOT_FOUND');
  const milestones = await feeds.findFeedMilestones(ctx.db, {
    accountId: holder.account_id,
    from: dayAfter(dayInIndia(ctx.now), -PAST_DAYS),
    limit: ENTRIES_MAX,
  });
  const content = Buffer.from(
    writeDays(ctx.publicUrl, {
      product: 'Milestones',
      name: 'Dayitva milestones',
      entries: milestones.map((one) => ({
        id: one.id,
        day: one.due_date,
        changedAt: one.updated_at,
        title: one.status === 'completed' ? `Completed: ${one.title}` : one.title,
        description: [one.collaboration_title, one.owner && `Owner: ${one.owner}`, one.description]
          .filter(Boolean)
          .join('\n'),
        path: milestonePath(one.collaboration_id, one.id),
      })),
    }),
  );
  return {
    content: Readable.from([content]),
    mediaType: 'text/calendar; charset=utf-8',
    byteSize: content.length,
    name: 'dayitva-milestones.ics',
  };
}
