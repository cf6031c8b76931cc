import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { AppError } from '#platform/contract/errors.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Database } from '../connect.ts';

/** The table is not part of the schema: only databases that keep their files themselves have it. */
export const createStoredFiles = async ({ pool }: Database): Promise<void> => {
  await pool.query(
    `create table stored_files (
      name text primary key, content bytea not null, byte_size bigint not null, stored_at timestamptz not null default now())`,
  );
  // Pictures and archives are compressed already.
  await pool.query('alter table stored_files alter column content set storage external');
};

interface Row {
  name: string;
  content: Buffer;
  stored_at: string;
}

/**
 * A store of files in the database, for one that is thrown away as a whole.
 * @param bytesMax most bytes of all files together; `write` throws AppError LIMIT_REACHED beyond.
 */
export function openStoredFiles({ pool }: Database, bytesMax = Number.POSITIVE_INFINITY): FileStore {
  const totalBytes = async () => {
    const total = 'select coalesce(sum(byte_size), 0)::bigint as bytes from stored_files';
    return (await pool.query<{ bytes: number }>(total)).rows[0]?.bytes ?? 0;
  };
  return {
    async write(name, given) {
      const content = typeof given === 'string' ? await readFile(given) : given;
      if (bytesMax < Number.POSITIVE_INFINITY && (await totalBytes()) + content.length > bytesMax) {
        throw new AppError('LIMIT_REACHED', { message: 'There is no room for more files here.' });
      }
      await pool.query(
        `insert into stored_files (name, content, byte_size) values ($1, $2, $3)
          on conflict (name) do update set content = $2, byte_size = $3, stored_at = now()`,
        [name, content, content.length],
      );
    },
    async read(name) {
      const { rows } = await pool.query<Row>('select content from stored_files where name = $1', [name]);
      return rows[0] ? Readable.from([rows[0].content]) : null;
    },
    async remove(name) {
      await pool.query('delete from stored_files where name = $1', [name]);
    },
    async list() {
      const { rows } = await pool.query<Row>('select name, stored_at from stored_files');
      return rows.map(({ name, stored_at }) => ({ name, storedAt: new Date(stored_at) }));
    },
  };
}
