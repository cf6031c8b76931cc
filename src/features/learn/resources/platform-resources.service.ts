import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { requiredLine, requiredText, selection, tags } from '#platform/contract/fields.ts';
import type { MediaType } from '#platform/contract/files.ts';
import { SDG_GOALS } from '#platform/contract/reference-data.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { insertFiles } from '#platform/server/database/file-rows.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { newId } from '#platform/server/ids.ts';
import * as platformResources from './platform-resources.repository.ts';
import {
  RESOURCE_AUDIENCES,
  RESOURCE_CATEGORIES,
  RESOURCE_LANGUAGES,
  RESOURCE_TYPES,
} from './resource-choices.data.ts';

/** Details of an item of the platform itself. */
const PlatformResource = z.strictObject({
  /** Name that finds the item again: `mou-company-agency`. It never changes. */
  key: z.string().regex(/^[a-z0-9-]{3,80}$/),
  title: requiredLine(200, 'Title'),
  description: requiredText(2000, 'Description'),
  category: z.enum(RESOURCE_CATEGORIES),
  type: z.enum(RESOURCE_TYPES),
  audience: z.enum(RESOURCE_AUDIENCES),
  language: z.enum(RESOURCE_LANGUAGES).default('English'),
  tags: tags('Tags', 40),
  sdg_goals: selection(SDG_GOALS, 'SDG goals').default([]),
  sources: z.array(z.strictObject({ title: z.string().min(1), url: z.url().nullable() })).default([]),
});

/** A file of the platform itself. */
interface PlatformFile {
  /** Name under which it is saved, with its ending. */
  name: string;
  media_type: MediaType | 'text/csv';
  content: Buffer;
  /**
   * Mark of the content: an item whose mark is another one than that of its newest version gets a new version. SHA-256
   * of `content` unless given; give one where the same content is packed into other bytes each time.
   */
  fingerprint?: string;
}

/** Parts of a server, or of a command, that publishing needs. `db` is an open transaction. */
interface Publishing {
  db: Db;
  store: Pick<FileStore, 'write'>;
  now: Date;
}

const AUTHOR = 'Dayitva';
const LICENCE = 'CC BY 4.0';

/**
 * Publishes an item of the platform itself: verified, by "Dayitva", under CC BY 4.0. Another call with the same key
 * changes the details of the item, and adds a version if the file has changed. Call it inside a transaction.
 * @param note what has changed in a new version, for its readers.
 * @throws ZodError for details that break the rules of the library; Error of the store.
 */
export async function publishPlatformResource(
  ctx: Publishing,
  item: z.input<typeof PlatformResource>,
  file: PlatformFile,
  note: string | null = null,
): Promise<{ id: string; change: 'added' | 'new version' | 'none' }> {
  const { db, store, now } = ctx;
  const { key, ...details } = PlatformResource.parse(item);
  const fingerprint = file.fingerprint ?? createHash('sha256').update(file.content).digest('hex');
  const known = await platformResources.findPlatformResource(db, key);
  const id = known?.id ?? newId();
  const fields = { ...details, sources: JSON.stringify(details.sources) };
  if (known) await platformResources.updatePlatformResource(db, id, { ...fields, updated_at: now });
  if (known?.fingerprint === fingerprint) return { id, change: 'none' };
  const name = `private/${randomBytes(16).toString('base64url')}`;
  await store.write(name, file.content, file.media_type);
  await insertFiles(db, [
    { name, owner_id: null, media_type: file.media_type, byte_size: file.content.length },
  ]);
  const version = {
    id: newId(),
    resource_id: id,
    number: (known?.number ?? 0) + 1,
    file_name: name,
    original_name: file.name,
    fingerprint,
    note: known ? note : null,
    created_at: now,
    published_at: now,
  };
  const published = {
    ...fields,
    file_name: name,
    original_name: file.name,
    updated_at: now,
  };
  if (!known) {
    await platformResources.insertPlatformResource(db, {
      ...published,
      id,
      platform_key: key,
      author_name: AUTHOR,
      organization: AUTHOR,
      licence: LICENCE,
      status: 'published',
      is_verified: true,
      waiting_since: null,
      created_at: now,
      published_at: now,
    });
  }
  await platformResources.insertVersion(db, version);
  if (known) await platformResources.updatePlatformResource(db, id, published);
  return { id, change: known ? 'new version' : 'added' };
}

/** Returns the marks of the content of all items of the platform, by their keys: what needs no new version. */
export async function findPlatformMarks(ctx: Pick<Publishing, 'db'>): Promise<Map<string, string>> {
  const rows = await platformResources.findPlatformMarks(ctx.db);
  return new Map(rows.map(({ platform_key, fingerprint }) => [platform_key ?? '', fingerprint]));
}
