import type { Insertable } from 'kysely';
import { latestStored } from '../stored-times.ts';
import type { Db } from './connect.ts';
import type { Uploads } from './schema.generated.ts';

const COLUMNS = ['id', 'name', 'byte_size', 'modified_at', 'received', 'created_at'] as const;

/** Blocks other uploads of the member from beginning until the transaction ends. */
export async function lockUploadsOf(db: Db, ownerId: string): Promise<void> {
  await db.selectFrom('accounts').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute();
}

/** Finds what a member has begun since an instant, newest first. */
export const findUploads = (db: Db, ownerId: string, since: Date) =>
  db
    .selectFrom('uploads')
    .select(COLUMNS)
    .where('owner_id', '=', ownerId)
    .where('created_at', '>', since.toISOString())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Finds the member's upload that has rested longest since an instant, one that has not arrived whole first. */
export async function findRestingUpload(db: Db, ownerId: string, before: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('uploads')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('moved_at', '<', before.toISOString())
    .orderBy((eb) => eb('received', '<', eb.ref('byte_size')), 'desc')
    .orderBy('moved_at')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Finds an upload of this member only. */
export const findUpload = (db: Db, ownerId: string, id: string, since: Date) =>
  db
    .selectFrom('uploads')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirst();

export const insertUpload = (db: Db, upload: Insertable<Uploads>) =>
  db.insertInto('uploads').values(upload).returning(COLUMNS).executeTakeFirstOrThrow();

interface StoredPart {
  uploadId: string;
  ownerId: string;
  /** Bytes that had arrived before. */
  offset: number;
  size: number;
  now: Date;
}

/** Moves an upload on. @returns false if it is not at `offset` any more. */
export async function moveUploadOn(
  db: Db,
  { uploadId, ownerId, offset, size, now }: StoredPart,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ received: offset + size, moved_at: now })
    .where('id', '=', uploadId)
    .where('owner_id', '=', ownerId)
    .where('received', '=', offset)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertUploadPart(
  db: Db,
  part: { upload_id: string; first_byte: number; file_name: string },
): Promise<void> {
  await db.insertInto('upload_parts').values(part).execute();
}

export async function countUploadParts(db: Db, uploadId: string): Promise<number> {
  const { parts } = await db
    .selectFrom('upload_parts')
    .select((eb) => eb.fn.countAll<number>().as('parts'))
    .where('upload_id', '=', uploadId)
    .executeTakeFirstOrThrow();
  return parts;
}

/** Names of the parts of an upload, in their order. */
export async function findPartNames(db: Db, uploadId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('upload_parts')
    .select('file_name')
    .where('upload_id', '=', uploadId)
    .orderBy('first_byte')
    .execute();
  return rows.map(({ file_name }) => file_name);
}

/** @returns false if it is not there any more. */
export async function deleteUpload(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('uploads').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Finds some uploads that began before an instant, or later than a right clock can have begun one. */
export async function findOldUploads(
  db: Db,
  { before, now }: { before: Date; now: Date },
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('uploads')
    .select('id')
    .where((eb) =>
      eb.or([eb('created_at', '<=', before.toISOString()), eb('created_at', '>', latestStored(now, 0))]),
    )
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
