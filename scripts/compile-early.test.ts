import type { Rollup } from 'vite';
import { expect, test } from 'vitest';
import { compileEarly } from './compile-early.ts';

const LONG = 'function draw() {}\n'.repeat(100);
const chunk = (name: string, changes: object = {}) =>
  ({
    type: 'chunk',
    name,
    code: LONG,
    imports: [],
    facadeModuleId: null,
    ...changes,
  }) as unknown as Rollup.OutputChunk;

test('what comes with a page at which people arrive is compiled while it comes, the rest when it is called', () => {
  const bundle: Rollup.OutputBundle = {
    'marketplace.js': chunk('marketplace', {
      facadeModuleId: '/dayitva/src/app/pages/marketplace.tsx?route',
      code: 'export{d as default}from"./shared.js";',
      imports: ['shared.js'],
    }),
    'shared.js': chunk('shared', { imports: ['shell.js', 'drawing.js'] }),
    'shell.js': chunk('shell'),
    'drawing.js': chunk('drawing'),
    'audit.js': chunk('audit', { facadeModuleId: '/dayitva/src/app/pages/admin/audit.tsx?route' }),
  };
  const hook = compileEarly.generateBundle;
  if (typeof hook !== 'object') throw new Error('It must come after all others');
  Reflect.apply(hook.handler, undefined, [undefined, bundle]);
  const isEarly = (file: Rollup.OutputChunk | Rollup.OutputAsset) =>
    file.type === 'chunk' && file.code.startsWith('//# allFunctionsCalledOnLoad\n');
  expect(Object.keys(bundle).filter((name) => bundle[name] && isEarly(bundle[name]))).toEqual([
    'shared.js',
    'shell.js',
  ]);
});
