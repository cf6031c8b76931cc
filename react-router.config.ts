import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { hastenFirstPaint } from './scripts/first-paint.ts';
import { pathsDrawn } from './src/app/page-addresses.ts';

export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: pathsDrawn('ahead'),
  async buildEnd({ reactRouterConfig }) {
    const folder = join(reactRouterConfig.buildDirectory, 'client');
    await hastenFirstPaint(folder);
  },
} satisfies Config;
