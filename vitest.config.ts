import { defineConfig } from 'vitest/config';

/** Unit and API tests; the journeys in a real browser are Playwright's (playwright.config.ts). */
export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['src/platform/testing/test-cluster.ts'],
    setupFiles: ['src/app/testing/setup.ts'],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
