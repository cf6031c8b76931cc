import { Readable } from 'node:stream';
import {
  NEWS_CATEGORIES,
  NEWS_SOURCES_MAX,
  NewsSourceInput,
} from '#features/news/sources/news-sources.contract.ts';
import {
  countNewsSources,
  findFeeds,
  insertMissingSources,
  lockNewNewsSources,
} from '#features/news/sources/news-sources.repository.ts';
import { feedAddress, storedFeedAddress } from '#features/news/sources/news-sources.rules.ts';
import { fetchFeed, type NewsSyncSettings } from '#features/news/sync/news-sync.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { FeedError } from '#platform/server/feeds/feed-item.ts';
import { type OpmlFeed, readOpmlFile, writeOpmlFile } from '#platform/server/feeds/opml.ts';
import type { FileToSend } from '#platform/server/files/files.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import { FetchError } from '#platform/server/outbound/fetch-public.ts';
import type { OpmlEntry } from './opml.contract.ts';

/** Number of stories that a preview shows. */
const SHOWN = 5;

const isCategory = (text: string | null): text is OpmlEntry['category'] =>
  NEWS_CATEGORIES.some((category) => category === text);

/** Says what would become of a feed. @param known addresses of sources, and of feeds before it in the file. */
function entryOf({ name, url, category, description }: OpmlFeed, known: Set<string>): OpmlEntry {
  const input = {
    name: name || url,
    url,
    category: isCategory(category) ? category : 'CSR News',
    description,
  };
  const parsed = NewsSourceInput.safeParse(input);
  const shown = {
    name: input.name.slice(0, 160),
    url: url.slice(0, 500),
    category: isCategory(category) ? category : ('CSR News' as const),
    description: description?.slice(0, 500) ?? null,
  };
  if (!parsed.success) return { ...shown, state: 'wrong', reason: parsed.error.issues[0]?.message ?? null };
  const address = parsed.data.url ?? '';
  const isKnown = known.has(address);
  known.add(address);
  return { ...shown, name: parsed.data.name, url: address, state: isKnown ? 'known' : 'new', reason: null };
}

/** @throws AppError VALIDATION_FAILED at the file, if it is not OPML, declares entities or has too many feeds. */
export async function readOpml(ctx: MemberContext, text: string): Promise<OpmlEntry[]> {
  const feeds = await readOpmlFile(text).catch((error) => {
    throw error instanceof FeedError ? validationError({ text: error.reason }) : error;
  });
  if (feeds.length === 0) throw validationError({ text: 'The file names no feeds.' });
  const sources = await findFeeds(ctx.db);
  const known = new Set(sources.map(({ url }) => feedAddress(url, ctx.publicUrl)));
  return feeds.map((feed) => entryOf(feed, known));
}

/** Adds the sources that are not known yet. @throws AppError NEWS_SOURCES_FULL; then none is added. */
export function addNewsSources(
  ctx: MemberContext,
  inputs: NewsSourceInput[],
): Promise<{ added: number; known: number }> {
  return transact(ctx, async (ctx) => {
    const rows = inputs.map(({ url, ...input }) => ({
      ...input,
      id: newId(),
      url: url ? storedFeedAddress(url, ctx.publicUrl) : null,
      created_at: ctx.now,
      updated_at: ctx.now,
    }));
    await lockNewNewsSources(ctx.db);
    const added = await insertMissingSources(ctx.db, rows);
    if ((await countNewsSources(ctx.db)) > NEWS_SOURCES_MAX) throw new AppError('NEWS_SOURCES_FULL');
    for (const { id } of added) {
      recordAct(ctx, { kind: 'news-source-added', subject: ['news source', id], facts: { imported: true } });
    }
    return { added: added.length, known: inputs.length - added.length };
  });
}

/** Writes all sources with a feed as OPML. */
export async function exportOpml(ctx: MemberContext): Promise<FileToSend> {
  const feeds = await findFeeds(ctx.db);
  const file = await writeOpmlFile(
    'News sources of Dayitva',
    feeds.map((feed) => ({ ...feed, url: feedAddress(feed.url, ctx.publicUrl) })),
  );
  const bytes = Buffer.from(file);
  return {
    content: Readable.from([bytes]),
    mediaType: 'text/x-opml',
    byteSize: bytes.length,
    name: 'dayitva-news-sources.opml',
  };
}

/** Fetches and reads a feed as the sync does, and stores nothing. The answer says why it cannot be read. */
export async function previewFeed(ctx: MemberContext, url: string, settings: NewsSyncSettings) {
  try {
    const address = storedFeedAddress(url, ctx.publicUrl);
    const { read } = await fetchFeed(ctx, { url: address, etag: null, last_modified: null }, settings);
    const { items, incomplete, older } = read;
    const stories = items
      .slice(0, SHOWN)
      .map(({ title, link, publishedAt }) => ({ title, link, published_at: publishedAt }));
    return { problem: null, total: items.length, incomplete, older, stories };
  } catch (error) {
    if (error instanceof FetchError || error instanceof FeedError) {
      return { problem: error.reason, total: 0, incomplete: 0, older: 0, stories: [] };
    }
    throw error;
  }
}
