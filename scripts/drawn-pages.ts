import type { Plugin } from 'vite';
import { ADMIN_FRAME, PAGES } from '../src/app/page-addresses.ts';

/** Modules of pages that are never drawn outside of a browser. */
const NOT_DRAWN = new Set([
  ADMIN_FRAME,
  ...PAGES.filter(({ drawn }) => drawn !== 'ahead').map(({ module }) => module),
]);

/** Parts that a browser loads late, and that are drawn all the same: a reader without scripts sees them. */
const DRAWN_THOUGH_LATE = new Set(['#features/stories/testimonials/testimonial-carousel.tsx']);

/** Begins the name of a part that is left out. */
const LEFT_OUT = '\0left-out:';

/**
 * Leaves out of the bundle that draws pages what it never draws, which is most of the product: the work of members, supporters and
 * admins, and the parts of a page that a browser loads late. To draw one of these is an error, which ends the build.
 */
export const drawnPagesOnly = (): Plugin => ({
  name: 'drawn-pages-only',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: {
    filter: { id: /\.tsx$/ },
    handler: (id, _, { kind }) =>
      kind === 'dynamic-import' && !DRAWN_THOUGH_LATE.has(id) ? LEFT_OUT + id : undefined,
  },
  load: {
    filter: { id: [/\/src\/app\/pages\//, /^\0left-out:/] },
    handler(id) {
      if (id.startsWith(LEFT_OUT)) {
        const reason = `${id.slice(LEFT_OUT.length)} is not in the bundle that draws pages (scripts/drawn-pages.ts)`;
        return `throw new Error(${JSON.stringify(reason)});`;
      }
      const [, module = ''] = /\/src\/app\/([^?]*)/.exec(id) ?? [];
      return NOT_DRAWN.has(module) ? 'export default () => null;' : undefined;
    },
  },
});
