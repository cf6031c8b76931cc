import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { shortImports } from './short-imports.ts';

const ROOT = join(import.meta.dirname, '..');
/** A module of the web that no file holds. */
const PAGE = join(ROOT, 'src/page-of-the-test.ts');

/** Bundles a module. @returns the bundle's code, and the modules that the bundler read for it. */
async function bundle(code: string) {
  const read: string[] = [];
  const page = {
    name: 'page',
    resolveId: (id: string) => (id === PAGE ? id : null),
    load: (id: string) => (id === PAGE ? code : null),
    buildEnd(this: { getModuleIds(): Iterable<string> }) {
      read.push(...this.getModuleIds());
    },
  };
  const answers = await build({
    configFile: false,
    logLevel: 'silent',
    root: ROOT,
    plugins: [page, shortImports()],
    build: { write: false, lib: { entry: PAGE, formats: ['es'] } },
  });
  const [answer] = [answers].flat();
  const chunk = answer && 'output' in answer ? answer.output[0] : undefined;
  if (!chunk) throw new Error('There is no bundle');
  return { code: chunk.code, read };
}

test('of a package with thousands of modules, those are read that a page imports', async () => {
  const { code, read } = await bundle(
    `import { IconSearch, IconX as IconClose } from '@tabler/icons-react';
     import { rem } from '@mantine/core';
     import { useInterval as useTurns } from "@mantine/hooks";
     export { IconSearch, IconClose, rem, useTurns };`,
  );
  expect(code).toMatch(/export \{ \w+ as IconClose, \w+ as IconSearch, \w+ as rem, \w+ as useTurns \}/);
  expect(read.filter((id) => /(esm\/index|tabler-icons-react)\.mjs$/.test(id))).toEqual([]);
  expect(read.length).toBeLessThan(30);
});

test('a name that the package does not have is an error, as without it', async () => {
  await expect(
    bundle(`import { IconOfNothing } from '@tabler/icons-react'; export { IconOfNothing };`),
  ).rejects.toThrow('IconOfNothing');
});
