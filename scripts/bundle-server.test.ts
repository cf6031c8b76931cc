import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleServer } from './bundle-server.ts';

let folder: string;
let bundle: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dayitva-bundle-'));
  await bundleServer(folder);
  bundle = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('the bundle finds the files that our modules name', () => {
  const names = [...bundle.matchAll(/new URL\(["']([^"':]+)["'], import\.meta\.url\)/g)].map(
    ([, name = '']) => name,
  );
  expect(names).toContainEqual(expect.stringMatching(/src\/platform\/server\/database$/));
  expect(names.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
});

test('packages with files of their own stay outside', () => {
  for (const name of ['sharp', '@node-rs/argon2', 'harfbuzzjs', 'pdfkit'])
    expect(bundle).toMatch(new RegExp(`(from|import\\() ?"${name}"`));
});
