import type { Page } from '@playwright/test';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, test } from '#platform/testing/browser.ts';
import { tabTo } from '#platform/testing/keyboard.ts';
import { callAs, collaborate } from '#platform/testing/people/browser-calls.ts';

const COMPANY = { email: 'csr@tungavarna.example', password: 'demo-corporate' };
const PARTNER = { email: 'office@kalyanakere.example', password: 'demo-member' };
const PHONE = { width: 360, height: 740 };

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Milestones in your calendar' });

/** Reads an address as a calendar program does: without a sign-in. */
const look = (page: Page, address: string) => page.request.get(address, { headers: {} });

/** Opens the dialog by keyboard and makes an address. @returns it. */
async function makeAddress(page: Page, button: string): Promise<string> {
  await tabTo(page, dialogOf(page).getByRole('button', { name: button }));
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByRole('heading', { name: 'Copy your calendar address' })).toBeFocused();
  return (await dialogOf(page).locator('code').textContent()) ?? '';
}

test('each of two partners makes a calendar address of their own, and a new one ends the old one', async ({
  page,
  newPerson,
}) => {
  const partner = await newPerson();
  const id = await collaborate([page, COMPANY], [partner, PARTNER], 'Tanks that hold the monsoon');
  await callAs(page, 'POST', `/collaborations/${id}/milestones`, {
    title: 'Silt taken out',
    due_date: '2031-03-31',
  });
  for (const person of [page, partner]) {
    await person.setViewportSize(PHONE);
    await person.goto(`/collaborations/${id}/timeline`);
    await tabTo(person, person.getByRole('button', { name: 'Calendar' }));
    await person.keyboard.press('Enter');
    await expect(dialogOf(person).getByText('You have no address yet.')).toBeVisible();
  }
  await expectAccessible(page, { state: 'the dialog without a calendar address' });

  const first = await makeAddress(page, 'Make an address');
  await expectAccessible(page, { state: 'the dialog with a new calendar address' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  const theirs = await makeAddress(partner, 'Make an address');
  expect(theirs).not.toBe(first);
  for (const address of [first, theirs]) {
    const calendar = await look(partner, address);
    expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(await calendar.text()).toContain('SUMMARY:Silt taken out');
  }

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByText(/^You made an address on/)).toBeVisible();
  const second = await makeAddress(page, 'Make a new address');
  expect((await look(page, first)).status()).toBe(404);
  expect((await look(page, second)).status()).toBe(200);
  expect((await look(page, theirs)).status(), 'that of the partner goes on').toBe(200);

  await dialogOf(page).getByRole('button', { name: 'I have saved it' }).click();
  await tabTo(page, dialogOf(page).getByRole('button', { name: 'Remove the address' }));
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByText('You have no address yet.')).toBeVisible();
  expect((await look(page, second)).status()).toBe(404);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Calendar' })).toBeFocused();
});
