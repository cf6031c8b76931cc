import { readerOf, recordActivity } from '#features/activity/events/activity-events.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import { searchWords } from '#platform/contract/plain-text.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import type { Caller } from '#platform/server/http/bind.ts';
import type { NewsEntry, NewsMarks, NewsPage, NewsQuery, PublicNewsSource } from './news.contract.ts';
import * as news from './news.repository.ts';

const LAST_PAGE: NewsPage = { records: [], next: null };

/** Lists news, newest first. @throws AppError SIGN_IN_REQUIRED for the marks of a visitor, who has none. */
export async function listNews(ctx: Context, { search, pageSize, ...filter }: NewsQuery): Promise<NewsPage> {
  const reader = ctx.actor?.accountId ?? null;
  if (filter.shown !== 'all' && reader === null) throw new AppError('SIGN_IN_REQUIRED');
  const words = searchWords(search ?? '');
  // Signs alone are in no title.
  if (search && words.length === 0) return LAST_PAGE;
  const found = await news.findNews(ctx.db, { ...filter, words, reader }, pageSize + 1);
  const records = found.slice(0, pageSize);
  const last = records.at(-1);
  return { records, next: found.length > pageSize && last ? `${last.published_at}_${last.id}` : null };
}

/**
 * Finds news for a search of the whole learn hub.
 * @param limits number of hits to return, newest first, and the number up to which hits are counted.
 */
export async function searchNews(
  ctx: Context,
  search: string,
  limits: { hits: number; totalMax: number },
): Promise<{ total: number; records: NewsEntry[] }> {
  const words = searchWords(search);
  if (words.length === 0) return { total: 0, records: [] };
  const [total, records] = await Promise.all([
    news.countNewsHits(ctx.db, words, limits.totalMax),
    news.findNews(ctx.db, { words, shown: 'all', reader: null }, limits.hits),
  ]);
  return { total, records };
}

export function listPublicNewsSources(ctx: Context, query: ListQuery): Promise<PublicNewsSource[]> {
  return news.findPublicNewsSources(ctx.db, query);
}

/** Sets or takes away marks of the member. @throws AppError NEWS_NOT_FOUND, also for news that has expired. */
export function markNews(ctx: MemberContext, id: string, marks: NewsMarks) {
  return setMarks(ctx, ctx.actor.accountId, id, marks);
}

/**
 * Notes that the reader opened a story, and marks it as read for a member.
 * @throws AppError NEWS_NOT_FOUND, also for news of a source that is off.
 */
export function openNews(ctx: Context, id: string, caller: Caller) {
  return transact(ctx, async (ctx) => {
    const tags = await news.findNewsTopics(ctx.db, id);
    if (!tags) throw new AppError('NEWS_NOT_FOUND');
    const reader = readerOf(ctx, caller);
    await recordActivity(ctx.db, { kind: 'news', itemId: id, action: 'view', reader, tags, at: ctx.now });
    return reader.memberId ? setMarks(ctx, reader.memberId, id, { is_read: true }) : { id, is_read: false };
  });
}

const setMarks = (ctx: Context, memberId: string, id: string, marks: NewsMarks) =>
  mapConstraints({ news_marks_entry_id_fkey: 'NEWS_NOT_FOUND' }, () =>
    news.upsertNewsMarks(ctx.db, memberId, id, marks, ctx.now),
  );
