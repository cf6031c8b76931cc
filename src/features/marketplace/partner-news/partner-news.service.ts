import { getMarketplaceProfiles } from '#features/marketplace/listing/marketplace.service.ts';
import { listFittingMatches } from '#features/marketplace/matching/match.service.ts';
import { optOutPath } from '#features/profiles/mail-opt-outs/mail-opt-outs.service.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { type Context, type Reader, transact } from '#platform/server/context.ts';
import { mailPartnerNews } from './partner-news.mail.ts';
import * as news from './partner-news.repository.ts';

/** Most members whom a mail names. */
const NAMED_MAX = 5;

/** Less than a week, so that a mail that was late delays the next one by no week. */
const FRESH_DAYS = 5;

const freshAfter = (now: Date) => new Date(now.getTime() - FRESH_DAYS * DAY_MS);

/** Finds members whose weekly mail is due, by id. */
export const findMembersToMail = (ctx: Context, page: { after: string; limit: number }): Promise<string[]> =>
  news.findMembersToMail(ctx.db, { freshAfter: freshAfter(ctx.now), ...page });

/**
 * Mails a member those who fit best and whom no such mail has named, at most once in five days. Nothing where nobody fits who
 * was not named.
 */
export async function sendPartnerNews(ctx: Context, profileId: string, secret: string): Promise<void> {
  const [owner, named] = await Promise.all([
    news.findMainOwner(ctx.db, profileId),
    news.findNamedPartners(ctx.db, profileId),
  ]);
  if (!owner) return;
  const reader: Reader = { accountId: owner.id, profileId, role: 'owner', emailConfirmed: true };
  const best = (await listFittingMatches({ ...ctx, actor: reader }, named)).slice(0, NAMED_MAX);
  if (best.length === 0) return;
  await transact(ctx, async (ctx) => {
    if (!(await news.lockForMail(ctx.db, profileId, freshAfter(ctx.now)))) return;
    const ids = best.map(({ profile_id }) => profile_id);
    const profiles = await getMarketplaceProfiles({ ...ctx, actor: reader }, ids);
    const partners = profiles.flatMap((profile) => {
      const match = best.find(({ profile_id }) => profile_id === profile.id);
      return match ? [{ profile, match }] : [];
    });
    if (partners.length === 0) return;
    await news.insertNamedPartners(ctx.db, profileId, ids, ctx.now);
    const to = { id: profileId, email: owner.email };
    await mailPartnerNews(ctx, { to, partners, stopPath: optOutPath('partners', profileId, secret) });
  });
}
