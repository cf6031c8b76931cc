import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { componentStyles } from './component-styles.ts';

const ROOT = join(import.meta.dirname, '..');
/** A module of the web that no file holds. */
const PAGE = join(ROOT, 'src/page-of-the-test.ts');

/** Bundles a module. @returns the style sheet that comes with it. */
async function styles(code: string): Promise<string> {
  const page = {
    name: 'page',
    resolveId: (id: string) => (id === PAGE ? id : null),
    load: (id: string) => (id === PAGE ? code : null),
  };
  const answers = await build({
    configFile: false,
    logLevel: 'silent',
    root: ROOT,
    plugins: [page, componentStyles()],
    build: {
      write: false,
      cssMinify: false,
      rolldownOptions: { input: PAGE, preserveEntrySignatures: 'strict' },
    },
  });
  const [answer] = [answers].flat();
  const files = answer && 'output' in answer ? answer.output : [];
  return files.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : [])).join('\n');
}

test('a component brings its own styles, and those of its parts, each in a layer', async () => {
  const sheet = await styles(`export { Checkbox, PasswordInput } from '@mantine/core';`);
  const layers = [...sheet.matchAll(/@layer mantine\.(\w+) \{/g)].map(([, name]) => name);
  expect(layers.sort()).toEqual([
    'ActionIcon',
    'Checkbox',
    'CheckboxCard',
    'CheckboxIndicator',
    'CloseButton',
    'InlineInput',
    'Input',
    'PasswordInput',
  ]);
});

test('a component whose place among the layers is not known is refused', async () => {
  await expect(styles(`export { Spoiler } from '@mantine/core';`)).rejects.toThrow(
    'names no layer for Spoiler',
  );
});
