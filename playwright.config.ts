import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.ts';

/** The journeys of e2e/, as a user in India sees them, in the machine's own Chromium: nothing is downloaded. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/browser',
  workers: 2,
  fullyParallel: true,
  // Journeys of two browsers meet a busy machine's whims; `npm test` tells how many needed the second try.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // Waiting longer costs nothing where a test passes, and a busy machine is several times slower.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  globalTimeout: 50 * 60_000,
  use: {
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    actionTimeout: 30_000,
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
  },
});
