import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** `npm run dev` starts the server on this port and the hot-reloading web in front of it. */
const server = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/**
 * What many pages share, in a few files. Left alone the build makes a file of each module that another set of pages
 * shares: eighty for the registration, and on a phone each costs a millisecond. A group takes along what it needs.
 */
const CHUNKS = [
  {
    name: 'framework',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
    priority: 4,
  },
  { name: 'schemas', test: /[\\/]node_modules[\\/]zod[\\/]/, priority: 4 },
  { name: 'shell', test: /[\\/](src[\\/]app[\\/]root\.tsx|useQuery\.js)$/, priority: 3 },
  {
    name: 'form',
    test: /[\\/](TextInput|PasswordInput|Alert|Anchor|Stack|useMutation|submit-button|fields)\.(js|mjs|tsx?)$/,
    priority: 2,
  },
  // Without them each would take along all that the choices below need.
  {
    name: 'controls',
    test: /[\\/](NativeSelect|SegmentedControl|Tabs|CloseButton|VisuallyHidden|use-debounced-callback)\.(js|mjs)$/,
    priority: 2,
  },
  { name: 'values', test: /[\\/](use-form|schema-resolver)\.(js|mjs)$/, priority: 2 },
  {
    name: 'account-routes',
    test: /[\\/]features[\\/]accounts[\\/].*\.(contract|rules)\.ts$/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'choices',
    test: /[\\/](Select|MultiSelect|Textarea|Checkbox)\.(js|mjs|tsx?)$/,
    priority: 1,
  },
  {
    name: 'icons',
    test: /[\\/]node_modules[\\/]@tabler[\\/]icons-react[\\/]/,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'account-pages', test: /[\\/]features[\\/]accounts[\\/]/, minShareCount: 3, priority: 1 },
];

export default defineConfig({
  plugins: [reactRouter()],
  server: {
    proxy: { '/service': server, '/outbox': server },
    watch: { ignored: ['**/build/**', '**/data/**'] },
  },
  // All that any page imports is bundled once at start; found page by page, each find would reload the browser.
  optimizeDeps: { entries: ['src/app/**/*.tsx', 'src/features/**/*.tsx', 'src/platform/web/**/*.tsx'] },
  build: {
    // Fonts stay files: they are preloaded, cached for good and never part of a style sheet.
    assetsInlineLimit: 0,
    rollupOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});
