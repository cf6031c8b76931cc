import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { packManifest } from './pack-manifest.ts';

const route = (id: string, changes: object) => ({
  ...{ id, parentId: 'root', path: id, hasLoader: false, hasDefaultExport: true },
  ...{ module: `/assets/${id}.js`, imports: ['/assets/a.js', '/assets/b.js'], css: ['/assets/a.css#'] },
  ...changes,
});
const MANIFEST = {
  entry: { module: '/assets/entry.js', imports: ['/assets/b.js'], css: [] },
  routes: {
    home: route('home', { index: true, path: undefined }),
    login: route('login', { hasDefaultExport: false, imports: ['/assets/b.js', '/assets/a.js'] }),
    'pages/"odd"': route('odd', { hasLoader: true, css: [] }),
  },
  url: '/assets/manifest-1.js',
  version: '1',
};
const readBack = (code: string) => {
  const window: Record<string, unknown> = {};
  runInNewContext(code, { window });
  return JSON.parse(JSON.stringify(window.__reactRouterManifest));
};

test('the packed manifest says the same, with each file named once', () => {
  const packed = packManifest(`window.__reactRouterManifest=${JSON.stringify(MANIFEST)};`);
  expect(readBack(packed)).toEqual(JSON.parse(JSON.stringify(MANIFEST)));
  expect(packed.match(/assets\/b\.js/g)).toHaveLength(1);
});

test('another form is not packed', () => {
  expect(() => packManifest('export default {}')).toThrow('did the framework change?');
});
