import type { Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, linkInOutbox, signInAs, test, toast } from '#platform/testing/browser.ts';

const [, , admin] = DEMO_SIGN_INS;

/** Chooses the last day in the dialog, and its first time. @returns the words of that time. */
async function chooseTime(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog');
  const day = dialog.getByLabel('Day');
  const days = day.locator('option');
  await expect(days.first()).toBeAttached();
  await day.selectOption({ index: (await days.count()) - 1 });
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
  await expect(dialog.getByRole('heading', { name: 'Your demo is booked' })).toBeFocused();

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

test('an admin offers a group a time, which it accepts; without free times the page says so', async ({
  page,
  newPerson,
}) => {
  if (!admin) throw new Error('the demo data has no admin');
  const office = await newPerson();
  await signInAs(office, admin.email, admin.password);
  await office.goto('/admin/demos');
  await office.getByRole('button', { name: 'Offer times' }).click();
  const offer = office.getByRole('dialog', { name: 'Offer times' });
  await offer.getByLabel('First day').fill('2036-02-04');
  await offer.getByLabel('Times (IST)').fill('11:00, 15:30');
  await offer.getByLabel('Tuesday').check();
  await offer.getByLabel('Weeks').fill('2');
  await offer.getByLabel('Link of the video call').fill('https://meet.example/february');
  await expectAccessible(office, { state: 'offering times' });
  await offer.getByRole('button', { name: 'Offer', exact: true }).click();
  await expect(toast(office, '4 times offered')).toBeVisible();
  await expectAccessible(office, { thoroughly: true });

  await page.route('**/service/api/demo/slots', (route) => route.fulfill({ json: { data: [] } }));
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Book Live Demo' }).click();
  await expect(page.getByText('No time is free at the moment')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Request Group Demo' }).click();
  const ask = page.getByRole('dialog', { name: 'Request Group Demo' });
  await ask.getByLabel('Name').fill('Meera Nambiar');
  await ask.getByLabel('Email').fill('meera@group.example');
  await ask.getByLabel('Organization').fill('Kaveri Foundation');
  await ask.getByLabel('Number of people').fill('12');
  await ask.getByLabel('Language').selectOption('Hindi');
  await ask.getByLabel('Thursday').check();
  await expectAccessible(page, { state: 'asking for a group' });
  await ask.getByRole('button', { name: 'Send request' }).click();
  await expect(ask.getByRole('heading', { name: 'Your request has arrived' })).toBeFocused();

  await office.goto('/admin/demos?tab=requests');
  await expect(office.getByRole('heading', { name: /Kaveri Foundation/ })).toBeVisible();
  await expectAccessible(office, { state: 'requests' });
  await office.getByRole('button', { name: 'Offer a time to Kaveri Foundation' }).click();
  const answer = office.getByRole('dialog', { name: 'Offer a time to Kaveri Foundation' });
  await answer.getByLabel('Day').fill('2036-02-07');
  await answer.getByLabel('Begins at (IST)').fill('16:00');
  await answer.getByLabel('Link of the video call').fill('https://meet.example/kaveri');
  await answer.getByRole('button', { name: 'Offer time' }).click();
  await expect(toast(office, 'Time offered')).toBeVisible();

  const link = await linkInOutbox(page, 'meera@group.example', 'A time for your group demo of Dayitva');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'A time for your group demo' })).toBeVisible();
  await expectAccessible(page, { state: 'offered' });
  await page.getByRole('button', { name: 'Accept this time' }).click();
  await expect(page.getByRole('link', { name: /meet\.example\/kaveri/ })).toBeVisible();
});
