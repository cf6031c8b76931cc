import { findMemberToMail } from '#features/community/posts/posts.repository.ts';
import { optOutPath } from '#features/profiles/mail-opt-outs/mail-opt-outs.service.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { type Context, transact } from '#platform/server/context.ts';
import { mailDigest } from './digest.mail.ts';
import { findDigestTopics, takeDigest } from './digest.repository.ts';

/** A digest covers a week; after one that came late the next is due on the Monday after next. */
const WEEK_DAYS = 7;
const FRESH_DAYS = 5;

/** Sends a member what is new since the last digest, at most once in five days; nothing where nothing is new. */
export async function sendDigest(ctx: Context, memberId: string, secret: string): Promise<void> {
  await transact(ctx, async (ctx) => {
    const daysAgo = (days: number) => new Date(ctx.now.getTime() - days * DAY_MS);
    const times = { now: ctx.now, since: daysAgo(WEEK_DAYS), freshAfter: daysAgo(FRESH_DAYS) };
    const since = await takeDigest(ctx.db, { memberId, ...times });
    const to = since && (await findMemberToMail(ctx.db, memberId));
    if (!since || !to) return;
    const { topics, total } = await findDigestTopics(ctx.db, memberId, since);
    if (total > 0)
      await mailDigest(ctx, { to, topics, total, stopPath: optOutPath('digest', memberId, secret) });
  });
}
