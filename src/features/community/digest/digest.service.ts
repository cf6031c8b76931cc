import { findMemberToMail } from '#features/community/posts/posts.repository.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type Context, transact } from '#platform/server/context.ts';
import { isSignedBy, signWords } from '#platform/server/crypto/signed-words.ts';
import { mailDigest } from './digest.mail.ts';
import { findDigestTopics, switchDigestOff, takeDigest } from './digest.repository.ts';

const PURPOSE = 'stop digest';
const DAY_MS = 86_400_000;

/** A digest covers a week; after one that came late the next is due on the Monday after next. */
const WEEK_DAYS = 7;
const FRESH_DAYS = 5;

const stopPath = (memberId: string, secret: string) =>
  `/community/digest?member=${memberId}&signature=${signWords(secret, PURPOSE, memberId)}`;

/** Sends a member what is new since the last digest, at most once in five days; nothing where nothing is new. */
export async function sendDigest(ctx: Context, memberId: string, secret: string): Promise<void> {
  await transact(ctx, async (ctx) => {
    const daysAgo = (days: number) => new Date(ctx.now.getTime() - days * DAY_MS);
    const times = { now: ctx.now, since: daysAgo(WEEK_DAYS), freshAfter: daysAgo(FRESH_DAYS) };
    const since = await takeDigest(ctx.db, { memberId, ...times });
    const to = since && (await findMemberToMail(ctx.db, memberId));
    if (!since || !to) return;
    const { topics, total } = await findDigestTopics(ctx.db, memberId, since);
    if (total > 0) await mailDigest(ctx, { to, topics, total, stopPath: stopPath(memberId, secret) });
  });
}

/** Stops the digest of the member who got the link. @throws AppError LINK_INVALID. */
export async function stopDigest(
  ctx: Context,
  { member_id, signature }: { member_id: string; signature: string },
  secret: string,
): Promise<{ stopped: true }> {
  const isOurs = isSignedBy(secret, PURPOSE, member_id, signature);
  if (!isOurs || !(await switchDigestOff(ctx.db, member_id))) throw new AppError('LINK_INVALID');
  return { stopped: true };
}
