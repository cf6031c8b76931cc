import type { Locator, Page } from '@playwright/test';
import { expect } from './browser.ts';

/** More presses than any page needs. */
const PRESSES_MAX = 150;

/** Presses Tab until the element has the focus, as a person without a mouse does. @throws Error if that never happens. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${target}`);
}
