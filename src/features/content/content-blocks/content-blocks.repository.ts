import type { Insertable } from 'kysely';
import { columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import type { ContentBlocks } from '#platform/server/database/schema.generated.ts';
import type { BlockParams } from './content-blocks.contract.ts';

const COLUMNS = columns(`
  id block_key block_type content created_at is_published media_url page_key title updated_at version
`);

/** The stored blocks of a page in the order of their keys. */
export function findBlocks(db: Db, pageKey: string, published: 'published only' | 'drafts too') {
  return db
    .selectFrom('content_blocks')
    .select(COLUMNS)
    .where('page_key', '=', pageKey)
    .$if(published === 'published only', (query) => query.where('is_published', '=', true))
    .orderBy('block_key')
    .execute();
}

/** @throws AppError CONFLICT when somebody else has just made the same block. */
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

/** @returns the changed block; undefined when there is none of this version. */
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

/** @returns the block, undefined when there is none. */
export function setPublished(db: Db, { pageKey, blockKey }: BlockParams, isPublished: boolean) {
  return db
    .updateTable('content_blocks')
    .set({ is_published: isPublished })
    .where('page_key', '=', pageKey)
    .where('block_key', '=', blockKey)
    .returning(COLUMNS)
    .executeTakeFirst();
}
