import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressBuild } from './scripts/compress-build.ts';
import { hastenFirstPaint } from './scripts/first-paint.ts';

/** Pages that read without JavaScript: everything that a visitor can see before signing in. */
const PUBLIC_PAGES = [
  '/',
  '/login',
  '/register',
  '/verify-email',
  '/verify',
  '/forgot-password',
  '/reset-password',
  '/impact',
  '/support',
  '/demo',
  '/terms',
  '/privacy',
];

export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: PUBLIC_PAGES,
  async buildEnd({ reactRouterConfig }) {
    const folder = join(reactRouterConfig.buildDirectory, 'client');
    await hastenFirstPaint(folder);
    await compressBuild(folder);
  },
} satisfies Config;
