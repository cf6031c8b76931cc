import { existsSync, mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { connect, type Database } from '../database/connect.ts';
import { openFileStore } from './file-store.ts';
import { createFileSweep } from './file-sweep.ts';
import { createFileRemoval } from './files.ts';

const [KEPT, OLD, NEW] = ['a', 'b', 'c'].map((letter) => `private/${letter.repeat(22)}`) as [
  string,
  string,
  string,
];

let app: TestApp;
let database: Database;
const folder = mkdtempSync(join(tmpdir(), 'dayitva-files-'));
const uploads = join(folder, 'uploads');
const stored = join(folder, 'stored');

/** A file whose last change lies so many hours back. */
function put(path: string, hours: number): void {
  writeFileSync(path, 'content');
  const at = Date.now() / 1000 - hours * 3600;
  utimesSync(path, at, at);
}

beforeAll(async () => {
  app = await startTestApp();
  database = connect(app.databaseUrl, () => undefined);
});
afterAll(async () => {
  await database.close();
  await app.stop();
});

describe('the sweep of files', () => {
  test('removes what no row knows and what requests left behind, a day old, and nothing else', async () => {
    mkdirSync(uploads);
    const store = await openFileStore({ folder: stored });
    mkdirSync(join(stored, 'private'));
    put(join(stored, KEPT), 48);
    put(join(stored, OLD), 25);
    put(join(stored, `${OLD}.part`), 25);
    put(join(stored, NEW), 23);
    put(join(uploads, 'old'), 25);
    put(join(uploads, 'new'), 23);
    const { id } = await createMember(app);
    await app.sql('insert into files (name, owner_id, media_type, byte_size) values ($1, $2, $3, 7)', [
      KEPT,
      id,
      'application/pdf',
    ]);
    await createFileSweep(store, database.db, uploads)();
    expect(readdirSync(join(stored, 'private')).map((name) => `private/${name}`)).toEqual([KEPT, NEW]);
    expect(readdirSync(uploads)).toEqual(['new']);
  });

  test('goes on past a file that cannot be removed, and says so at the end', async () => {
    const store = await openFileStore({ folder: stored });
    const names = ['d', 'e', 'f'].map((letter) => `private/${letter.repeat(22)}`);
    for (const name of names) put(join(stored, name), 25);
    const remove = (name: string) =>
      name === names[0] ? Promise.reject(new Error('the disk is read only here')) : store.remove(name);
    const sweep = createFileSweep({ ...store, remove }, database.db, uploads);
    await expect(sweep()).rejects.toThrow('read only');
    expect(names.filter((name) => existsSync(join(stored, name)))).toEqual([names[0]]);
    for (const name of names.slice(1)) put(join(stored, name), 25);
    await expect(createFileRemoval({ ...store, remove })({ names })).rejects.toThrow('read only');
    expect(names.filter((name) => existsSync(join(stored, name)))).toEqual([names[0]]);
  });
});
