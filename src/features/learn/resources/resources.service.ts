import { readerOf, recordActivity } from '#features/activity/events/activity-events.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { paginationOf } from '#platform/contract/paging.ts';
import { searchWords } from '#platform/contract/plain-text.ts';
import type { RouteOutput } from '#platform/contract/route.ts';
import { type Context, transact } from '#platform/server/context.ts';
import type { FileToSend } from '#platform/server/files/files.ts';
import type { Caller } from '#platform/server/http/bind.ts';
import { LATEST_RESOURCES } from './resource-choices.data.ts';
import type {
  LatestResource,
  listResources as ListResources,
  Resource,
  ResourceCard,
  ResourcesQuery,
} from './resources.contract.ts';
import { canSeeResource, canSeeUnpublished } from './resources.policy.ts';
import * as resources from './resources.repository.ts';

/** A total is exact up to here. */
const TOTAL_MAX = 1001;

/** The ending of a file's name. */
const formatOf = (name: string) => name.split('.').at(-1) ?? '';

const toCard = <Row extends { original_name: string }>({ original_name, ...row }: Row) => ({
  ...row,
  format: formatOf(original_name),
});

/** Lists published resources. */
export async function listResources(
  ctx: Context,
  query: ResourcesQuery,
): Promise<RouteOutput<typeof ListResources>> {
  const { search, verified, sort, page, pageSize, ...filter } = query;
  const words = searchWords(search ?? '');
  // Signs alone are in no text.
  if (search?.trim() && words.length === 0) return { records: [], pagination: paginationOf(query, 0) };
  const { rows, total } = await resources.findResources(
    ctx.db,
    { ...filter, words, verified: verified === 'true' },
    { sort, limit: pageSize, offset: (page - 1) * pageSize, countMax: TOTAL_MAX },
  );
  return { records: rows.map(toCard), pagination: paginationOf(query, total) };
}

export const listLatestResources = (ctx: Context): Promise<LatestResource[]> =>
  resources.findLatestResources(ctx.db, LATEST_RESOURCES);

/** Finds a resource that the caller may see. @throws AppError RESOURCE_NOT_FOUND. */
async function visibleResource(ctx: Pick<Context, 'db' | 'actor'>, id: string) {
  const row = await resources.findResource(ctx.db, id);
  if (!row || !canSeeResource(ctx.actor, row)) throw new AppError('RESOURCE_NOT_FOUND');
  const versions = await resources.findVersions(ctx.db, id);
  const seesAll = canSeeUnpublished(ctx.actor, row);
  return { row, seesAll, versions: versions.filter(({ published_at }) => seesAll || published_at) };
}

/** @throws AppError RESOURCE_NOT_FOUND, also for one that the caller may not see. */
export async function getResource(ctx: Pick<Context, 'db' | 'actor'>, id: string): Promise<Resource> {
  const { row, seesAll, versions } = await visibleResource(ctx, id);
  return {
    ...toCard(row),
    versions,
    is_own: row.author_id !== null && row.author_id === ctx.actor?.profileId,
    remark: seesAll ? row.remark : null,
    is_waiting: seesAll && row.is_waiting,
  };
}

/** Topics of a resource. */
const topicsOf = ({ tags, sdg_goals, category }: Pick<ResourceCard, 'tags' | 'sdg_goals' | 'category'>) => [
  ...tags.slice(0, 4),
  ...sdg_goals.slice(0, 3),
  category,
];

/** Counts once for each reader and day; what its author or an admin does before it is published counts not at all. */
async function count(ctx: Context, row: resources.ResourceRow, action: 'view' | 'download', caller: Caller) {
  const counter = `${action}s` as const;
  if (row.status !== 'published') return row[counter];
  return transact(ctx, async (ctx) => {
    const counted = await recordActivity(ctx.db, {
      kind: 'resource',
      itemId: row.id,
      action,
      reader: readerOf(ctx, caller),
      tags: topicsOf(row),
      at: ctx.now,
    });
    return counted ? resources.countOneMore(ctx.db, row.id, counter) : row[counter];
  });
}

/** @throws AppError RESOURCE_NOT_FOUND. */
export async function viewResource(ctx: Context, id: string, caller: Caller): Promise<{ views: number }> {
  const { row } = await visibleResource(ctx, id);
  return { views: await count(ctx, row, 'view', caller) };
}

/** @throws AppError RESOURCE_NOT_FOUND, FILE_NOT_FOUND. */
export async function downloadResource(
  ctx: Context,
  id: string,
  { version, purpose }: { version?: number; purpose: 'download' | 'preview' },
  caller: Caller,
): Promise<FileToSend> {
  const { row, versions } = await visibleResource(ctx, id);
  // The newest is the newest published one, where there is one.
  const newest = versions.find(({ published_at }) => published_at) ?? versions[0];
  const wanted = version === undefined ? newest : versions.find(({ number }) => number === version);
  const content = wanted && (await ctx.files.read(wanted.stored_name));
  if (!content) throw new AppError('FILE_NOT_FOUND');
  if (purpose === 'download') await count(ctx, row, 'download', caller);
  return { content, mediaType: wanted.media_type, byteSize: wanted.byte_size, name: wanted.file_name };
}

/** Selects what everybody reads of the published resources. */
export const resourceRows = (ctx: Context) => resources.selectPublished(ctx.db);
