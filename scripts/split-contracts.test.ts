import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { splitContracts } from './split-contracts.ts';

const ROOT = join(import.meta.dirname, '..');
/** A module of the web that no file holds. */
const PAGE = join(ROOT, 'src/page-of-the-test.ts');

/** Bundles a module as the web's bundle does. @returns its exports, and which modules are in it. */
async function bundle(code: string) {
  const page = {
    name: 'page',
    resolveId: (id: string) => (id === PAGE ? id : null),
    load: (id: string) => (id === PAGE ? code : null),
  };
  const answers = await build({
    configFile: false,
    logLevel: 'silent',
    root: ROOT,
    plugins: [page, splitContracts()],
    build: { write: false, lib: { entry: PAGE, formats: ['es'] } },
  });
  const [answer] = [answers].flat();
  const chunk = answer && 'output' in answer ? answer.output[0] : undefined;
  if (!chunk) throw new Error('There is no bundle');
  const rendered = Object.entries(chunk.modules).filter(([, { renderedLength }]) => renderedLength > 0);
  return {
    exports: await import(`data:text/javascript,${encodeURIComponent(chunk.code)}`),
    modules: rendered.map(([id]) => id),
  };
}

const LISTING = '#features/marketplace/listing/marketplace.contract.ts';

test('a page that only calls has no schema', async () => {
  const { exports, modules } = await bundle(
    `import { listMarketplaceProfiles, PAGES_MAX } from '${LISTING}'; export { listMarketplaceProfiles, PAGES_MAX };`,
  );
  expect(exports.PAGES_MAX).toBe(1000);
  expect(exports.listMarketplaceProfiles).toEqual({
    act: 'read',
    method: 'GET',
    path: '/marketplace/profiles',
  });
  expect(modules.filter((id) => id.includes('zod') || id.endsWith('?schemas'))).toEqual([]);
});

test('a form has the schema that the server has', async () => {
  const { exports } = await bundle(
    `import { MarketplaceQuery as Query } from '${LISTING}'; export const errorOf = (query) => Query.safeParse(query).error?.issues[0]?.message;`,
  );
  expect(exports.errorOf({ page: '3', search: 'water' })).toBeUndefined();
  expect(exports.errorOf({ page: '1001' })).toMatch(/^Only the first 1,000 pages can be opened/);
});

const CONTRACTS = globSync('src/{features/**/*.contract,platform/contract/**/*}.ts', { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => resolve(ROOT, file));

/** What can be compared: of a route what a call needs, of a function or schema that it is there. */
function outlineOf(value: unknown): unknown {
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return value;
  if ('safeParse' in value) return 'a schema';
  if ('method' in value && 'path' in value) return { method: value.method, path: value.path };
  if (value instanceof RegExp || value instanceof Map || value instanceof Set) return String(value);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, outlineOf(one)]));
}

describe('the web has all that the server has', () => {
  test(`in ${CONTRACTS.length} contracts`, async () => {
    const whole = await Promise.all(CONTRACTS.map(async (file) => Object.entries(await import(file))));
    const lines = CONTRACTS.flatMap((file, at) => {
      const names = (whole[at] ?? []).map(([name]) => `${name} as from${at}${name}`);
      return names.length > 0 ? [`import { ${names} } from '${file.replace(`${ROOT}/src/`, '#')}';`] : [];
    });
    const all = whole.flatMap((entries, at) => entries.map(([name]) => `from${at}${name}`));
    const { exports } = await bundle(`${lines.join('\n')}\nexport { ${all} };`);
    for (const [at, entries] of whole.entries())
      for (const [name, value] of entries)
        expect([name, outlineOf(exports[`from${at}${name}`])]).toEqual([name, outlineOf(value)]);
  });
});
