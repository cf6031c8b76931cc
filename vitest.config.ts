import { defineConfig } from 'vitest/config';

/** Unit and API tests; the journeys in a real browser are Playwright's (playwright.config.ts). */
export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['src/platform/testing/test-cluster.ts'],
    setupFiles: ['src/app/testing/setup.ts'],
    // One more than cores: many tests wait, for a mail, a timeout or a process.
    maxWorkers: 3,
    // The files of a worker share loaded modules, because loading the server for each took a quarter of the run. A test
    // must undo what it changes outside itself.
    isolate: false,
    // Tests that end processes and break lines meet a busy machine's whims; `npm test` names those that needed this.
    retry: 1,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
