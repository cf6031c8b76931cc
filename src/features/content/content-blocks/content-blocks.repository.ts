import { type Insertable, sql } from 'kysely';
import { columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import type { ContentBlocks, ContentBlockVersions } from '#platform/server/database/schema.generated.ts';
import type { BlockParams } from './content-blocks.contract.ts';

const PUBLISHED = columns(`id block_key block_type content is_published media_url title updated_at`);

/** Finds the blocks of a page as visitors see them, sorted by key. */
export const findPublishedBlocks = (db: Db, pageKey: string) =>
  db
    .selectFrom('content_blocks')
    .select(PUBLISHED)
    .select((eb) => eb.fn.coalesce('published_version', 'version').as('version'))
    .where('page_key', '=', pageKey)
    .where('is_published', '=', true)
    .orderBy('block_key')
    .execute();

/** Blocks with the words that were saved last. A block without a row of its version has its words in its own row. */
const drafts = (db: Db) =>
  db
    .selectFrom('content_blocks as b')
    .leftJoin('content_block_versions as v', (join) =>
      join.onRef('v.block_id', '=', 'b.id').onRef('v.version', '=', 'b.version'),
    )
    .select(['b.id', 'b.page_key', 'b.block_key', 'b.is_published', 'b.version', 'b.publish_at'])
    .select((eb) => [
      eb.fn.coalesce('v.block_type', 'b.block_type').as('block_type'),
      eb.fn.coalesce('v.title', 'b.title').as('title'),
      eb.fn.coalesce('v.content', 'b.content').as('content'),
      eb.fn.coalesce('v.created_at', 'b.updated_at').as('updated_at'),
      eb
        .case()
        .when('v.id', 'is not', null)
        .then(eb.ref('v.media_url'))
        .else(eb.ref('b.media_url'))
        .end()
        .as('media_url'),
      eb
        .case()
        .when('b.is_published', '=', true)
        .then(eb.fn.coalesce('b.published_version', 'b.version'))
        .end()
        .as('published_version'),
    ])
    .orderBy('b.page_key')
    .orderBy('b.block_key');

/** Finds all stored blocks of a page, or of all pages, sorted by page and key. */
export const findDrafts = (db: Db, pageKey?: string) =>
  drafts(db)
    .$if(pageKey !== undefined, (query) => query.where('b.page_key', '=', pageKey ?? ''))
    .execute();

export const findDraft = (db: Db, { pageKey, blockKey }: BlockParams) =>
  drafts(db).where('b.page_key', '=', pageKey).where('b.block_key', '=', blockKey).executeTakeFirst();

/** Finds a block and locks it until the transaction ends. */
export const findBlockForUpdate = (db: Db, { pageKey, blockKey }: BlockParams) =>
  db
    .selectFrom('content_blocks')
    .select(['id', 'version'])
    .where('page_key', '=', pageKey)
    .where('block_key', '=', blockKey)
    .forUpdate()
    .executeTakeFirst();

/** @throws AppError CONFLICT if another admin has just created the same block. */
export async function insertBlock(db: Db, block: Insertable<ContentBlocks>): Promise<void> {
  await mapConstraints({ content_blocks_key: 'CONFLICT' }, () =>
    db.insertInto('content_blocks').values(block).execute(),
  );
}

/** Notes the number of a newer version, and cancels the planned publication of the older one. */
export async function setVersion(db: Db, id: string, version: number): Promise<void> {
  await db.updateTable('content_blocks').set({ version, publish_at: null }).where('id', '=', id).execute();
}

export async function insertVersion(db: Db, version: Insertable<ContentBlockVersions>): Promise<void> {
  await db.insertInto('content_block_versions').values(version).execute();
}

/** Stores the words in a block's own row as its version, where that has no row yet. */
export async function keepOwnWords(db: Db, blockId: string, id: string): Promise<void> {
  await sql`
    insert into content_block_versions
      (id, block_id, version, block_type, title, content, media_url, created_at, published_at)
    select ${id}, b.id, b.version, b.block_type, b.title, b.content, b.media_url, b.updated_at,
      case when b.is_published then b.updated_at end
    from content_blocks b where b.id = ${blockId}
    on conflict on constraint content_block_versions_key do nothing`.execute(db);
}

/** Deletes the versions that are older than the newest `kept`, but not the published one. */
export async function deleteOldVersions(db: Db, blockId: string, kept: number): Promise<void> {
  await sql`
    delete from content_block_versions v using content_blocks b
    where b.id = ${blockId} and v.block_id = b.id and v.version <= b.version - ${kept}
      and v.version is distinct from b.published_version`.execute(db);
}

/** Shows the latest version of a block to visitors. Its words change in one statement, whole or not at all. */
export async function publishLatest(db: Db, blockId: string, now: Date): Promise<void> {
  await sql`
    with latest as (
      update content_block_versions v set published_at = ${now}
      from content_blocks b
      where b.id = ${blockId} and v.block_id = b.id and v.version = b.version
      returning v.block_id, v.version, v.block_type, v.title, v.content, v.media_url)
    update content_blocks b
    set block_type = l.block_type, title = l.title, content = l.content, media_url = l.media_url,
      is_published = true, published_version = l.version, updated_at = ${now}, publish_at = null
    from latest l where b.id = l.block_id`.execute(db);
}

/** Takes a block off its page, and takes back what was planned. @returns false if there is no such block. */
export async function unpublish(db: Db, { pageKey, blockKey }: BlockParams): Promise<boolean> {
  const row = await db
    .updateTable('content_blocks')
    .set({ is_published: false, published_version: null, publish_at: null })
    .where('page_key', '=', pageKey)
    .where('block_key', '=', blockKey)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Plans when the latest version is published; null takes that back. */
export async function setPublishAt(db: Db, id: string, at: Date | null): Promise<void> {
  await db.updateTable('content_blocks').set({ publish_at: at }).where('id', '=', id).execute();
}

/** Finds and locks blocks whose time has come, the first due first. */
export const takeDueBlocks = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('content_blocks')
    .select(['id', 'page_key', 'block_key'])
    .where('publish_at', '<=', now.toISOString())
    .orderBy('publish_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** Finds one version of a block. */
export const findVersion = (db: Db, blockId: string, version: number) =>
  db
    .selectFrom('content_block_versions')
    .select(['block_type', 'title', 'content', 'media_url'])
    .where('block_id', '=', blockId)
    .where('version', '=', version)
    .executeTakeFirst();

const versionsOf = (db: Db, { pageKey, blockKey }: BlockParams) =>
  db
    .selectFrom('content_block_versions as v')
    .innerJoin('content_blocks as b', 'b.id', 'v.block_id')
    .where('b.page_key', '=', pageKey)
    .where('b.block_key', '=', blockKey);

/** Finds one page of the versions of a block, newest first, with the names of those who saved them. */
export const findVersions = (
  db: Db,
  at: BlockParams,
  { page, pageSize }: { page: number; pageSize: number },
) =>
  versionsOf(db, at)
    .leftJoin('people as p', 'p.id', 'v.author_id')
    .select([
      'v.version',
      'v.title',
      'v.content',
      'v.media_url',
      'v.restored_from',
      'v.created_at',
      'v.published_at',
    ])
    .select('p.full_name as author_name')
    .orderBy('v.version', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export async function countVersions(db: Db, at: BlockParams): Promise<number> {
  const { count } = await versionsOf(db, at)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Finds the versions that a member saved, newest first. */
export const findVersionsBy = (db: Db, authorId: string) =>
  db
    .selectFrom('content_block_versions as v')
    .innerJoin('content_blocks as b', 'b.id', 'v.block_id')
    .select(['b.page_key', 'b.block_key', 'v.version', 'v.title', 'v.content', 'v.created_at'])
    .where('v.author_id', '=', authorId)
    .orderBy('v.created_at', 'desc')
    .orderBy('v.id', 'desc')
    .execute();
