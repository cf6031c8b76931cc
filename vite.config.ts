import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { browserPages } from './scripts/browser-pages.ts';
import { CHUNKS, planChunks } from './scripts/chunks.ts';
import { componentStyles } from './scripts/component-styles.ts';
import { inlineScripts } from './scripts/inline-scripts.ts';
import { shortImports } from './scripts/short-imports.ts';
import { splitContracts } from './scripts/split-contracts.ts';

/** `npm run dev` starts the server on this port and the hot-reloading web in front of it. */
const server = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/**
 * Libraries that change seldom, so that browsers keep them across releases. What draws is the largest file, so it comes last, and
 * only the start of a page needs it: all others run while it is on its way.
 */
const LIBRARIES = [
  {
    name: 'framework',
    test: /[\\/]node_modules[\\/](react|scheduler|react-router|react-dom(?!.*client))[\\/]/,
    priority: 1001,
  },
  { name: 'drawing', test: /[\\/]node_modules[\\/]react-dom[\\/]/, priority: 1000 },
  { name: 'schemas', test: /[\\/]node_modules[\\/]zod[\\/]/, priority: 1000 },
];

export default defineConfig({
  plugins: [
    inlineScripts(),
    reactRouter(),
    splitContracts(),
    shortImports(),
    componentStyles(),
    browserPages(),
    planChunks,
  ],
  server: {
    proxy: { '/service': server, '/outbox': server },
    watch: { ignored: ['**/build/**', '**/data/**'] },
  },
  // All that any page imports is bundled once at start; found page by page, each find would reload the browser.
  optimizeDeps: { entries: ['src/app/**/*.tsx', 'src/features/**/*.tsx', 'src/platform/web/**/*.tsx'] },
  // The server renders pages with this bundle (entry.server.tsx); an installation has no packages of the web.
  ssr: { noExternal: true },
  environments: {
    client: {
      build: {
        emptyOutDir: true,
        rolldownOptions: { output: { codeSplitting: { groups: [...LIBRARIES, ...CHUNKS] } } },
      },
    },
    ssr: { build: { emptyOutDir: true } },
  },
  build: {
    // Only the folders of the two above: the bundle of the server is beside them.
    emptyOutDir: false,
    // Fonts stay files: they are preloaded, cached for good and never part of a style sheet.
    assetsInlineLimit: 0,
    // Compressing each file only to print its size takes seconds.
    reportCompressedSize: false,
  },
});
