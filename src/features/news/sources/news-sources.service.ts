import { AppError } from '#platform/contract/errors.ts';
import { type Pagination, paginationOf } from '#platform/contract/paging.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import { newId } from '#platform/server/ids.ts';
import {
  NEWS_SOURCES_MAX,
  type NewsSource,
  type NewsSourceInput,
  type NewsSourcesQuery,
  type NewsSourceUpdate,
  URL_OR_HANDLE,
} from './news-sources.contract.ts';
import * as sources from './news-sources.repository.ts';
import { feedAddress, storedFeedAddress } from './news-sources.rules.ts';

const fieldError = (message: string) =>
  new AppError('VALIDATION_FAILED', { message, fields: { url: message } });

const shown = (source: NewsSource, { publicUrl }: Context): NewsSource => ({
  ...source,
  url: source.url && feedAddress(source.url, publicUrl),
});

interface NewsSourcePage {
  records: NewsSource[];
  pagination: Pagination;
}

export async function listNewsSources(ctx: MemberContext, query: NewsSourcesQuery): Promise<NewsSourcePage> {
  const active = query.active === undefined ? undefined : query.active === 'true';
  const [records, total] = await Promise.all([
    sources.findNewsSources(ctx.db, { ...query, active }),
    sources.countNewsSources(ctx.db, active),
  ]);
  return { records: records.map((source) => shown(source, ctx)), pagination: paginationOf(query, total) };
}

/** @throws AppError NEWS_SOURCE_NOT_FOUND. */
export async function getNewsSource(ctx: Context, id: string): Promise<NewsSource> {
  const source = await sources.findNewsSource(ctx.db, id);
  if (!source) throw new AppError('NEWS_SOURCE_NOT_FOUND');
  return shown(source, ctx);
}

/** Runs a write; an address that another source has is the fault of the field. */
const refuseKnownUrl = <T>(write: () => Promise<T>) =>
  mapConstraints({ news_sources_one_url: fieldError('Another source has this URL') }, write);

/** Adds a source, which the next sync reads. @throws AppError VALIDATION_FAILED, NEWS_SOURCES_FULL. */
export function createNewsSource(
  ctx: MemberContext,
  { url, ...input }: NewsSourceInput,
): Promise<NewsSource> {
  return refuseKnownUrl(() =>
    transact(ctx, async (ctx) => {
      await sources.lockNewNewsSources(ctx.db);
      if ((await sources.countNewsSources(ctx.db)) >= NEWS_SOURCES_MAX)
        throw new AppError('NEWS_SOURCES_FULL');
      const id = newId();
      await sources.insertNewsSource(ctx.db, {
        ...input,
        id,
        url: url ? storedFeedAddress(url, ctx.publicUrl) : null,
        created_at: ctx.now,
        updated_at: ctx.now,
      });
      recordAct(ctx, { kind: 'news-source-added', subject: ['news source', id] });
      return getNewsSource(ctx, id);
    }),
  );
}

/** What is known of the feed at the old address says nothing about a new one; a source that was off is due at once. */
const UNTRIED = { etag: null, last_modified: null, failures: 0, last_error: null, last_error_at: null };

/** Changes the fields that were sent. @throws AppError NEWS_SOURCE_NOT_FOUND, VALIDATION_FAILED. */
export function updateNewsSource(
  ctx: MemberContext,
  id: string,
  { url: address, ...changes }: NewsSourceUpdate,
): Promise<NewsSource> {
  return refuseKnownUrl(() =>
    transact(ctx, async (ctx) => {
      const current = await sources.findNewsSourceForUpdate(ctx.db, id);
      if (!current) throw new AppError('NEWS_SOURCE_NOT_FOUND');
      const url = address ? storedFeedAddress(address, ctx.publicUrl) : address;
      const next = { ...current, ...changes, ...(url !== undefined && { url }) };
      if (!next.url && !next.twitter_handle) throw fieldError(URL_OR_HANDLE);
      const isDue = next.url !== current.url || (next.is_active && !current.is_active);
      await sources.updateNewsSource(ctx.db, id, {
        ...changes,
        ...(url !== undefined && { url }),
        ...(isDue && { ...UNTRIED, next_fetch_at: ctx.now }),
        updated_at: ctx.now,
      });
      recordAct(ctx, {
        kind: 'news-source-changed',
        subject: ['news source', id],
        facts: { active: next.is_active, address_changed: next.url !== current.url },
      });
      return getNewsSource(ctx, id);
    }),
  );
}

/** Deletes a source with its news. @throws AppError NEWS_SOURCE_NOT_FOUND. */
export function removeNewsSource(ctx: MemberContext, id: string): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    const removed = await sources.deleteNewsSource(ctx.db, id);
    if (!removed) throw new AppError('NEWS_SOURCE_NOT_FOUND');
    recordAct(ctx, { kind: 'news-source-removed', subject: ['news source', id] });
    return removed;
  });
}
