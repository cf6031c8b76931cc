import type { Locator, Page } from '@playwright/test';
import { expect } from './browser.ts';

const START = new Date('2026-11-21T09:00:00+05:30');
const LATER = new Date('2026-11-21T10:00:00+05:30');

/** Gives the page, before it is opened, a clock that a test can stop. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install({ time: START });
}

/** Stops the clock of `installClock`, so that only `page.clock.runFor` lets time pass. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(LATER);
}

/**
 * Lets a stopped clock go on in small steps until something shows; frameworks put even their next step on a timer.
 * On a busy machine that may be some tenths of a second: leave them between what comes next and its end.
 */
export async function tickUntilVisible(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(what).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [10] });
}
