import type { Plugin } from 'vite';
import { ADMIN_FRAME, PAGES } from '../src/app/page-addresses.ts';

/** Modules of pages that are never drawn outside of a browser. */
const NOT_DRAWN = new Set([
  ADMIN_FRAME,
  ...PAGES.filter(({ drawn }) => drawn !== 'ahead').map(({ module }) => module),
]);

/**
 * Leaves out of the bundle that draws pages what it never draws: the work of members, supporters and admins, which is most of the
 * product.
 */
export const drawnPagesOnly = (): Plugin => ({
  name: 'drawn-pages-only',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load: {
    filter: { id: /\/src\/app\/pages\// },
    handler: (id) => {
      const [, module = ''] = /\/src\/app\/([^?]*)/.exec(id) ?? [];
      return NOT_DRAWN.has(module) ? 'export default () => null;' : undefined;
    },
  },
});
