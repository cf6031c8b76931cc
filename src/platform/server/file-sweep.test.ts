import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { connect, type Database } from './database/connect.ts';
import { openFileStore } from './file-store.ts';
import { createFileSweep } from './file-sweep.ts';

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
});
