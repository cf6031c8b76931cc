import type { Insertable } from 'kysely';
import { columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import type { ContentBlocks } from '#platform/server/database/schema.generated.ts';
import type { BlockParams } from './content-blocks.contract.ts';

const COLUMNS = columns(`
  id block_key block_type content created_at is_published media_url page_key title updated_at version
`);

/** Finds the stored blocks of a page, sorted by key. */
export function findBlocks(db: Db, pageKey: string, published: 'published only' | 'drafts too') {
  return db
    .selectFrom('content_blocks')
    .select(COLUMNS)
    .where('page_key', '=', pageKey)
    .$if(published === 'published only', (query) => query.where('is_published', '=', true))
    .orderBy('block_key')
    .execute();
}

/** @throws AppError CONFLICT if another admin has just created the same block. */
export function insertBlock(db: Db, block: Insertable<ContentBlocks>) {
  return mapConstraints({ content_blocks_key: 'CONFLICT' }, () =>
    db.insertInto('content_blocks').values(block).returning(COLUMNS).executeTakeFirstOrThrow(),
  );
}

interface BlockChanges {
  block_type: 'text' | 'image';
  title: string;
  content: string;
  media_url: string | null;
  updated_at: Date;
}

/** @returns the changed block, or undefined if it is not at this version. */
export function updateBlock(
  db: Db,
  { pageKey, blockKey }: BlockParams,
  version: number,
  changes: BlockChanges,
) {
  return db
    .updateTable('content_blocks')
    .set({ ...changes, version: version + 1 })
    .where('page_key', '=', pageKey)
    .where('block_key', '=', blockKey)
    .where('version', '=', version)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** @returns the block, or undefined if there is none. */
export function setPublished(db: Db, { pageKey, blockKey }: BlockParams, isPublished: boolean) {
  return db
    .updateTable('content_blocks')
    .set({ is_published: isPublished })
    .where('page_key', '=', pageKey)
    .where('block_key', '=', blockKey)
    .returning(COLUMNS)
    .executeTakeFirst();
}
