import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { hastenFirstPaint } from './scripts/first-paint.ts';
import { packBuiltManifest } from './scripts/pack-manifest.ts';
import { settleRootSheets } from './scripts/root-sheets.ts';
import { pathsDrawn } from './src/app/page-addresses.ts';

export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: pathsDrawn('ahead'),
  async buildEnd({ reactRouterConfig }) {
    const folder = join(reactRouterConfig.buildDirectory, 'client');
    await settleRootSheets(folder);
    await packBuiltManifest(folder);
    await hastenFirstPaint(folder);
  },
} satisfies Config;
