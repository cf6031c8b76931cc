import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { livePages } from './live-pages.ts';
import { ADMIN_FRAME, PAGES, pathsRendered } from './page-addresses.ts';

test('the table names every page module but that of unknown addresses, each once', () => {
  const files = readdirSync(join(import.meta.dirname, 'pages'), { encoding: 'utf8', recursive: true });
  const modules = files.filter((name) => name.endsWith('.tsx')).map((name) => `pages/${name}`);
  const named = [...PAGES.map(({ module }) => module), ADMIN_FRAME, 'pages/not-found.tsx'];
  expect(named.toSorted()).toEqual(modules.toSorted());
  expect(new Set(PAGES.map(({ path }) => path)).size).toBe(PAGES.length);
});

test('live pages have the address whose head the server writes', () => {
  const live = livePages({} as Parameters<typeof livePages>[0], 'https://csr.example');
  expect(pathsRendered('live').sort()).toEqual(live.map(({ address }) => address).sort());
});
