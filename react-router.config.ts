import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { BUILT_ADDRESSES } from './scripts/browser-pages.ts';
import { inlineFirstStyles } from './scripts/first-paint.ts';
import { FIRST_STYLES } from './src/platform/server/pages/rendered-pages.ts';

export default {
  appDirectory: 'src/app',
  ssr: true,
  // The whole list of pages comes with the first: a browser that asked for parts of it would wait for each.
  routeDiscovery: { mode: 'initial' },
  // What a browser does before it renders a page is a few bytes, not worth files of its own.
  splitRouteModules: false,
  prerender: BUILT_ADDRESSES,
  buildEnd: ({ reactRouterConfig: { buildDirectory } }) =>
    inlineFirstStyles(join(buildDirectory, 'client'), join(buildDirectory, 'server', FIRST_STYLES)),
} satisfies Config;
