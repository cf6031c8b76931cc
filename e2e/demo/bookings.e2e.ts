import type { Page } from '@playwright/test';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, linkInOutbox, test, toast } from '#platform/testing/browser.ts';

/** Chooses the last day in the dialog, and its first time. @returns the words of that time. */
async function chooseTime(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog');
  const day = dialog.getByLabel('Day');
  const days = await day.locator('option').allTextContents();
  await day.selectOption({ index: days.length - 1 });
  const time = dialog.getByRole('radio').first();
  await time.check();
  const label = dialog.locator('label').filter({ has: page.locator('input:checked') });
  return (await label.locator('span span').first().textContent()) ?? '';
}

test.use({ timezoneId: 'Europe/Berlin' });

test('a visitor books a demo, moves it and cancels it by the link in the mail', async ({ page }) => {
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Book Live Demo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book Live Demo' });
  await dialog.getByRole('button', { name: 'Book demo' }).click();
  await expect(dialog.getByText('Please choose a time')).toBeVisible();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await expect(dialog.getByLabel('Day')).toBeFocused();
  await expect(dialog.getByText(/Europe\/Berlin/).first()).toBeVisible();
  await expectAccessible(page, { state: 'booking' });
  await chooseTime(page);
  await dialog.getByLabel('Name').fill('Lalrinpuii Sailo');
  await dialog.getByLabel('Email').fill('lal@visitor.example');
  await dialog.getByLabel('Organization').fill('Zoram Water Trust');
  await dialog.getByRole('button', { name: 'Book demo' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your demo is booked' })).toBeVisible();

  const link = await linkInOutbox(page, 'lal@visitor.example', 'Your demo of Dayitva is booked');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your demo is booked' })).toBeVisible();
  await expect(page.getByRole('link', { name: /meet\.example/ })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page, { thoroughly: true });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Calendar file' }).click();
  expect((await download).suggestedFilename()).toBe('demo.ics');

  await page.getByRole('button', { name: 'Move' }).click();
  const move = page.getByRole('dialog', { name: 'Move your demo' });
  const time = await chooseTime(page);
  await move.getByRole('button', { name: 'Move demo' }).click();
  await expect(toast(page, 'Demo moved')).toBeVisible();
  await expect(page.getByText(time.split(' to ')[0] ?? '', { exact: false }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Cancel demo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel demo' }).click();
  await expect(page.getByRole('heading', { name: 'This demo is cancelled' })).toBeVisible();
  await page.goto('/demo/bookings/a-link-that-is-not-whole-at-all');
  await expect(page.getByText('There is no booking with this link')).toBeVisible();
});
