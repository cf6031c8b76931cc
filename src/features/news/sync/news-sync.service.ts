import { EXCERPT_MAX, TITLE_MAX } from '#features/news/entries/news.contract.ts';
import type { NewsSource } from '#features/news/sources/news-sources.contract.ts';
import { feedAddress } from '#features/news/sources/news-sources.rules.ts';
import { getNewsSource } from '#features/news/sources/news-sources.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { FeedError } from '#platform/server/feeds/feed-item.ts';
import { readFeed } from '#platform/server/feeds/read-feed.ts';
import { FetchError, fetchPublic } from '#platform/server/outbound/fetch-public.ts';
import type { NewsSyncReport } from './news-sync.contract.ts';
import * as repository from './news-sync.repository.ts';
import { nextFetchAt } from './news-sync.rules.ts';
import { storeStories } from './stories.service.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 2 * 1024 ** 2;

/** Sources that are fetched at the same time. Those that hang take one place each, for ten seconds. */
const AT_ONCE = 32;

/** Longest ETag or date that is sent back; a longer one is left out. */
const VALIDATOR_MAX = 500;

/** Settings of the sync. */
export interface NewsSyncSettings {
  /** Origins of feeds that may be on this machine or in a private network, for tests. */
  feedExceptions: string[];
}

type Feed = NonNullable<Awaited<ReturnType<typeof repository.claimFeed>>>;

const validator = (value: string | undefined) => (value && value.length <= VALIDATOR_MAX ? value : null);

/** Fetches a feed, unless it has not changed since its validators, and reads it. @throws FetchError, FeedError. */
export async function fetchFeed(
  ctx: Context,
  feed: Pick<Feed, 'url' | 'etag' | 'last_modified'>,
  settings: NewsSyncSettings,
) {
  const address = feedAddress(feed.url ?? '', ctx.publicUrl);
  // The feed of the demo data is on this machine, at exactly this address.
  const own = address === feed.url ? null : address;
  const { status, headers, url, body } = await fetchPublic(address, {
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    headers: {
      'user-agent': `Dayitva news (+${ctx.publicUrl})`,
      accept: 'application/rss+xml, application/atom+xml, application/feed+json, */*;q=0.5',
      ...(feed.etag && { 'if-none-match': feed.etag }),
      ...(feed.last_modified && { 'if-modified-since': feed.last_modified }),
    },
    isExcepted: ({ href, origin }) => href === own || settings.feedExceptions.includes(origin),
  });
  if (status === 304) return { isUnchanged: true as const, read: { items: [], incomplete: 0, older: 0 } };
  const read = await readFeed({
    body,
    contentType: headers['content-type'],
    url,
    now: ctx.now,
    titleMax: TITLE_MAX,
    excerptMax: EXCERPT_MAX,
  });
  const validators = { etag: validator(headers.etag), last_modified: validator(headers['last-modified']) };
  return { isUnchanged: false as const, read, validators };
}

/** Fetches a claimed source and stores what is new, or why it failed. @returns the number of new stories; null if it failed. */
async function syncFeed(ctx: Context, feed: Feed, settings: NewsSyncSettings): Promise<number | null> {
  const succeeded = { failures: 0, last_error: null, last_error_at: null, succeeded_at: ctx.now };
  try {
    const fetched = await fetchFeed(ctx, feed, settings);
    if (fetched.isUnchanged) {
      await repository.updateFetchedSource(ctx.db, feed.id, succeeded);
      return 0;
    }
    const { read, validators } = fetched;
    return await transact(ctx, async (ctx) => {
      const added = await storeStories(ctx, feed.id, read.items);
      await repository.updateFetchedSource(ctx.db, feed.id, { ...succeeded, ...validators });
      return added;
    });
  } catch (error) {
    const isExpected = error instanceof FetchError || error instanceof FeedError;
    if (!isExpected) ctx.log.error({ err: error, source: feed.id }, 'news source not read');
    const failures = feed.failures + 1;
    await repository.updateFetchedSource(ctx.db, feed.id, {
      failures,
      last_error: isExpected ? error.reason : 'The news could not be stored.',
      last_error_at: ctx.now,
      next_fetch_at: nextFetchAt(ctx.now, failures),
    });
    return null;
  }
}

/**
 * Fetches the sources that are switched on, many at the same time and each for itself: one that fails or hangs changes
 * nothing for the others.
 * @param onlyDue leaves out those whose next time has not come.
 */
export async function syncFeeds(
  ctx: Context,
  settings: NewsSyncSettings,
  { onlyDue }: { onlyDue: boolean },
): Promise<NewsSyncReport> {
  const dueAt = onlyDue ? ctx.now : null;
  const ids = await repository.findActiveFeeds(ctx.db, dueAt);
  const waiting = ids.values();
  const report: NewsSyncReport = { fetched: 0, failed: 0, added: 0 };
  const work = async () => {
    for (const id of waiting) {
      const feed = await repository.claimFeed(ctx.db, id, dueAt, ctx.now, nextFetchAt(ctx.now, 0));
      if (!feed) continue;
      const added = await syncFeed(ctx, feed, settings);
      if (added === null) report.failed += 1;
      else report.fetched += 1;
      report.added += added ?? 0;
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, ids.length) }, work));
  return report;
}

/** Fetches every source that is switched on, whether it is due or not. */
export const syncNews = (ctx: MemberContext, settings: NewsSyncSettings): Promise<NewsSyncReport> =>
  syncFeeds(ctx, settings, { onlyDue: false });

/**
 * Fetches one source, also one that is switched off: its news shows once it is on.
 * @throws AppError NEWS_SOURCE_NOT_FOUND, NEWS_SOURCE_WITHOUT_FEED.
 */
export async function fetchNewsSource(
  ctx: MemberContext,
  id: string,
  settings: NewsSyncSettings,
): Promise<{ source: NewsSource; added: number }> {
  const { url } = await getNewsSource(ctx, id);
  if (url === null) throw new AppError('NEWS_SOURCE_WITHOUT_FEED');
  const feed = await repository.claimFeed(ctx.db, id, null, ctx.now, nextFetchAt(ctx.now, 0));
  const added = feed ? await syncFeed(ctx, feed, settings) : 0;
  return { source: await getNewsSource(ctx, id), added: added ?? 0 };
}
