import { getMarketplaceProfiles } from '#features/marketplace/listing/marketplace.service.ts';
import { listMatches } from '#features/marketplace/matching/match.service.ts';
import { optOutPath } from '#features/profiles/mail-opt-outs/mail-opt-outs.service.ts';
import { HOUR_MS } from '#platform/contract/durations.ts';
import { type Context, type ReaderContext, transact } from '#platform/server/context.ts';
import type { Embeddings } from '#platform/server/embeddings/embeddings.ts';
import { type Fitting, findFitting } from './fitting.service.ts';
import { readSavedQuery } from './saved-searches.contract.ts';
import * as searches from './saved-searches.repository.ts';
import { mailSearchNews, NAMED_MAX } from './search-news.mail.ts';

/** Less than a day, so that a job that runs late delays no mail to the day after. */
const FRESH_HOURS = 20;

/** Most members that a search remembers. */
const SEEN_MAX = 3000;

const freshAfter = (now: Date) => new Date(now.getTime() - FRESH_HOURS * HOUR_MS);

/** Finds people whose searches send mail, and who had none today, by id. */
export const findPeopleToMail = (ctx: Context, page: { after: string; limit: number }): Promise<string[]> =>
  searches.findPeopleToMail(ctx.db, { freshAfter: freshAfter(ctx.now), ...page });

/** Reads for the person who keeps the search. */
const readingFor = (ctx: Context, accountId: string, search: searches.MailingSearch): ReaderContext => ({
  ...ctx,
  actor: { accountId, profileId: search.profile_id, role: search.role, emailConfirmed: true },
});

interface News {
  search: searches.MailingSearch;
  now: Fitting;
  /** Who fits and was not there before. */
  fresh: string[];
}

async function readNews(
  ctx: ReaderContext,
  search: searches.MailingSearch,
  embeddings: Embeddings,
): Promise<News[]> {
  const sentence = readSavedQuery(search.query)?.ai;
  // The model may load for seconds, which a search does not wait for. Without it the search is left for tomorrow.
  if (sentence) await embeddings.embed([sentence]).catch(() => null);
  const now = await findFitting(ctx, search.query, { embeddings, onlyJoined: search.only_joined });
  if (!now) return [];
  const known = new Set([...(search.seen ?? now.found), search.profile_id]);
  // The first time that a search is too wide, those whom it did not know may have been there for long.
  const isFirstWide = now.onlyJoined && !search.only_joined;
  return [{ search, now, fresh: isFirstWide ? [] : now.fitting.filter((id) => !known.has(id)) }];
}

/**
 * Mails a person, in one mail, the members whom their searches find and did not find before. Nothing where nobody is new, or
 * the person had such a mail in the last hours.
 */
export async function sendSearchNews(
  ctx: Context,
  accountId: string,
  { embeddings, secret }: { embeddings: Embeddings; secret: string },
): Promise<void> {
  const news: News[] = [];
  for (const search of await searches.findMailingSearches(ctx.db, accountId))
    news.push(...(await readNews(readingFor(ctx, accountId, search), search, embeddings)));
  await transact(ctx, async (ctx) => {
    const stillMailing = new Set(await searches.lockMailingSearches(ctx.db, accountId, freshAfter(ctx.now)));
    const wanted = news.filter(({ search }) => stillMailing.has(search.id));
    for (const { search, now, fresh } of wanted)
      await searches.updateSearch(ctx.db, search.id, {
        seen: [...new Set([...now.found, ...(search.seen ?? [])])].slice(0, SEEN_MAX),
        only_joined: now.onlyJoined,
        ...(fresh.length > 0 && { mailed_at: ctx.now }),
      });
    const found = [];
    for (const { search, fresh } of wanted) {
      if (fresh.length === 0) continue;
      const reader = readingFor(ctx, accountId, search);
      const first = fresh.slice(0, NAMED_MAX);
      const named = await getMarketplaceProfiles(reader, first);
      const matches = await listMatches(reader, first);
      if (named.length > 0) found.push({ search, named, matches, total: fresh.length });
    }
    const [first] = found;
    if (!first) return;
    const stopPath = optOutPath('searches', accountId, secret);
    await mailSearchNews(ctx, { to: first.search.email, found, stopPath });
  });
}
