import type { Plugin } from 'vite';
import { ADMIN_FRAME, PAGES } from '../src/app/page-addresses.ts';
import { builtAddress, NOWHERE } from '../src/platform/server/pages/built-address.ts';

/** Addresses at which the build renders each page once. */
export const BUILT_ADDRESSES = [...PAGES.map(({ path }) => builtAddress(path)), NOWHERE];

const MODULES = new Set([
  ADMIN_FRAME,
  ...PAGES.filter(({ rendered }) => rendered === 'in browser').map(({ module }) => module),
]);

/**
 * Leaves the pages that only a browser renders out of the bundle with which the server renders: they are most of the product. The
 * frame around them shows something else there (src/app/browser-frame.tsx).
 */
export const browserPages = (): Plugin => ({
  name: 'browser-pages',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load: {
    filter: { id: /\/src\/app\/pages\// },
    handler(id) {
      const [, module = ''] = /\/src\/app\/([^?]*)/.exec(id) ?? [];
      return MODULES.has(module) ? 'export default () => null;' : undefined;
    },
  },
});
