import type { Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';
import { tabTo } from '#platform/testing/keyboard.ts';

const ngo = DEMO_SIGN_INS[1];

test.beforeEach(async ({ page }) => {
  if (!ngo) throw new Error('the demo data has no NGO sign-in');
  await signInAs(page, ngo.email, ngo.password);
});

const article = (page: Page, title: string) => page.getByRole('article', { name: title });

test('a service is added, changed, deleted and brought back, by the keyboard alone', async ({ page }) => {
  await page.goto('/profile?tab=services');
  await expect(page.getByRole('heading', { name: 'Services', exact: true })).toBeVisible();
  const add = page.getByRole('button', { name: 'Add service' });
  const dialog = page.getByRole('dialog');

  await test.step('limits: one character too many is said at the field, and nothing is cut', async () => {
    await tabTo(page, add);
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel(/^Title/)).toBeFocused();
    await page.keyboard.insertText('t'.repeat(121));
    await page.keyboard.press('Tab');
    await page.keyboard.insertText('t'.repeat(91));
    await page.keyboard.press('Tab');
    await page.keyboard.insertText('t'.repeat(1501));
    await tabTo(page, dialog.getByRole('button', { name: 'Add service' }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Title must be 120 characters or less')).toBeVisible();
    await expect(dialog.getByText('Tagline must be 90 characters or less')).toBeVisible();
    await expect(dialog.getByText('Description must be 1500 characters or less')).toBeVisible();
    await expect(dialog.getByLabel(/^Title/)).toBeFocused();
    await expect(dialog.getByText('121/120')).toBeVisible();
  });

  await test.step('it is filled and sent', async () => {
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('Village library audit');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('Every book counted');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('We count with the children, and leave the list on the wall.');
    await tabTo(page, dialog.getByLabel('Price'));
    await page.keyboard.type('240000');
    await page.keyboard.press('Tab');
    await expect(dialog.getByLabel('Price')).toHaveValue('2,40,000');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('2.4 lakh');
    await expect(dialog.getByLabel('Price')).toHaveAccessibleDescription(/₹2,40,000 \(₹2\.4 lakh\)$/);
    await expect(dialog.getByLabel('Contact preference')).toHaveValue('Email');
    await tabTo(page, dialog.getByRole('combobox', { name: 'Practice areas' }));
    await page.keyboard.type('Book keeping');
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Add service' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(add).toBeFocused();
    const card = article(page, 'Village library audit');
    await expect(card.getByText('₹2,40,000 · Contact by email')).toBeVisible();
    await expect(card.getByText('Book keeping')).toBeVisible();
  });

  await test.step('leaving with changes asks', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Edit Village library audit' }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel(/^Title/)).toHaveValue('Village library audit');
    await expect(dialog.getByLabel(/^Title/)).toBeFocused();
    await page.keyboard.type(' 2');
    await expect(dialog.getByLabel(/^Title/)).toHaveValue('Village library audit 2');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await expect(question.locator(':focus')).toHaveCount(1);
    await tabTo(page, question.getByRole('button', { name: 'Keep editing' }));
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await tabTo(page, dialog.getByRole('button', { name: 'Save changes' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(article(page, 'Village library audit 2')).toBeVisible();
  });

  await test.step('deleting asks, and can be undone', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Delete Village library audit 2' }));
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this service?' });
    await expect(question.locator(':focus')).toHaveCount(1);
    await tabTo(page, question.getByRole('button', { name: 'Delete service' }));
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(article(page, 'Village library audit 2')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Services', exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(article(page, 'Village library audit 2')).toBeVisible();
  });
});

test('a service that cannot be saved keeps what was entered, and says so', async ({ page }) => {
  await page.goto('/profile?tab=services');
  await page.getByRole('button', { name: 'Add service' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Title/).fill('Toy workshop');
  await dialog.getByLabel(/^Tagline/).fill('From waste');
  await dialog.getByLabel(/^Description/).fill('Toys from what a village throws away.');
  await page.route('**/service/api/profile/services', (route) => route.fulfill({ status: 500, json: {} }));
  await dialog.getByRole('button', { name: 'Add service' }).click();
  await expect(dialog.getByText('Failed to save service. Please try again.')).toBeVisible();
  await page.unroute('**/service/api/profile/services');
  await dialog.getByRole('button', { name: 'Add service' }).click();
  await expect(article(page, 'Toy workshop')).toBeVisible();
});

test('a service that cannot be deleted stays, and that is said', async ({ page }) => {
  await page.goto('/profile?tab=services');
  const first = page.getByRole('main').getByRole('article').first();
  await page.route('**/service/api/profile/services/*', (route) => route.fulfill({ status: 500, json: {} }));
  await first.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete service' }).click();
  await expect(toast(page, 'Failed to delete service. Please try again.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(first.getByRole('button', { name: /^Delete/ })).toBeFocused();
});

test('two tabs change the same service: neither is overwritten unseen', async ({ page, context }) => {
  const other = await context.newPage();
  const title = 'Reading assessment for a CSR portfolio';
  for (const tab of [page, other]) {
    // A tab in the background draws seldom, and every action waits for that.
    await tab.bringToFront();
    await tab.goto('/profile?tab=services');
    await tab.getByRole('button', { name: `Edit ${title}` }).click();
    await expect(tab.getByRole('dialog').getByLabel(/^Tagline/)).toHaveValue(
      'The same ten-minute test in every school',
    );
  }
  await other.getByLabel('Price').fill('410000');
  await other.getByLabel(/^Tagline/).fill('Of the other tab');
  await other.getByLabel('Duration').fill('7 weeks');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByRole('dialog')).toBeHidden();

  await page.bringToFront();
  const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' });
  await page.getByLabel('Category').fill('Of this tab');
  await page.getByLabel('Price').fill('390000');
  await page.getByLabel(/^Tagline/).fill('Of this tab, too');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('group')).toHaveCount(2);
  await expect(dialog.getByText('₹4,10,000')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save my choice' }).click();
  await expect(dialog.getByText('Please choose a value for: Tagline, Price')).toBeVisible();
  await dialog
    .getByRole('group', { name: 'Price' })
    .getByLabel(/^Saved elsewhere/)
    .check();
  await dialog.getByRole('group', { name: 'Tagline' }).getByLabel(/^Mine/).check();
  await dialog.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const card = article(page, title);
  await expect(card.getByText('Of this tab, too')).toBeVisible();
  await expect(card.getByText(/₹4,10,000 · 7 weeks · Of this tab/)).toBeVisible();
});

test('the form of a service is accessible, also with errors', async ({ page }) => {
  await page.goto('/profile?tab=services');
  await page.getByRole('button', { name: 'Add service' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add service' }).click();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('why a service cannot be saved is in view', async ({ page }) => {
    await page.goto('/profile?tab=services');
    await page.getByRole('button', { name: 'Add service' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Title/).fill('Kite workshop');
    await dialog.getByLabel(/^Tagline/).fill('From old paper');
    await dialog.getByLabel(/^Description/).fill('Kites from what an office throws away.');
    await page.route('**/service/api/profile/services', (route) => route.fulfill({ status: 500, json: {} }));
    await dialog.getByRole('button', { name: 'Add service' }).click();
    const failure = dialog.getByText('Failed to save service. Please try again.');
    await expect(failure).toBeInViewport({ ratio: 1 });
  });
});
