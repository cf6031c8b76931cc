import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/tests/longest-first.ts';

/** Unit and API tests; the journeys in a real browser are Playwright's (playwright.config.ts). */
export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['src/platform/testing/test-cluster.ts'],
    setupFiles: ['src/app/testing/setup.ts'],
    // One more than cores: many tests wait, for a mail, a timeout or a process.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // The files of a worker share loaded modules, because loading the server for each took a quarter of the run. A test
    // must undo what it changes outside itself.
    isolate: false,
    // A test that passes at a second try only is a fault: of the product, or of what the test waits for.
    retry: 0,
    // Waiting longer costs nothing where a test passes, and a busy machine is several times slower.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 25_000 } },
  },
});
