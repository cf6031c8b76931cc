import type { Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';
import { sampleJpeg, sampleProgram } from '#platform/testing/sample-files.ts';

const ngo = DEMO_SIGN_INS[1];
const PHONE = { width: 360, height: 740 };

test.beforeEach(async ({ page }) => {
  if (!ngo) throw new Error('the demo data has no NGO sign-in');
  await signInAs(page, ngo.email, ngo.password);
});

const article = (page: Page, title: string) => page.getByRole('article', { name: title });

test('a budget in words is read as written, and never cut', async ({ newPerson }) => {
  // A member of its own: the figures and pages of the other journeys stay as they are.
  const page = await newPerson();
  await signInAs(page, 'office@aripan.example', 'demo-member');
  await page.goto('/profile?tab=projects');
  await page.getByRole('button', { name: 'Add project' }).click();
  const dialog = page.getByRole('dialog');
  const budget = dialog.getByLabel('Budget');
  await dialog.getByLabel(/^Title/).fill('Toilets for Bhor schools');

  await test.step('what cannot be read is said when the field is left, and when the form is sent', async () => {
    await budget.fill('35 lakh or so');
    const wrong = 'Budget must be an amount such as 35 lakh, 3.5 Cr or 35,00,000';
    await expect(dialog.getByText(wrong)).toBeHidden();
    await budget.press('Tab');
    await expect(budget).toHaveAccessibleDescription(wrong);
    await expectAccessible(page, { state: 'budget refused' });
    await dialog.getByRole('button', { name: 'Add project' }).click();
    await expect(budget).toBeFocused();
  });

  await test.step('what was understood appears below and is announced', async () => {
    await budget.fill('35 lakh');
    await expect(budget).toHaveAccessibleDescription('₹35,00,000 (₹35 lakh)');
    await expect(dialog.getByRole('status').filter({ hasText: '₹35,00,000 (₹35 lakh)' })).toHaveCount(1);
    await expectAccessible(page, { state: 'budget understood' });
    await dialog.getByRole('button', { name: 'Add project' }).click();
    await expect(dialog).toBeHidden();
  });

  await page.reload();
  await article(page, 'Toilets for Bhor schools').getByRole('link', { name: /^View/ }).click();
  await expect(dialog.getByText('₹35,00,000', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit Toilets for Bhor schools' }).click();
  await expect(budget).toHaveValue('35,00,000');
  await budget.fill('3.5 Cr');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(article(page, 'Toilets for Bhor schools').getByText('₹3.5 Cr')).toBeVisible();
});

test('a project of eleven, on a phone: figures, details, a picture, pages', async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await page.goto('/profile?tab=projects');
  const figures = page.getByRole('region', { name: 'Your projects in figures' });
  await expect(figures.getByText('2,540')).toBeVisible();
  const dialog = page.getByRole('dialog');

  await test.step('wrong dates and a rating above five are said at their fields', async () => {
    await page.getByRole('button', { name: 'Add project' }).click();
    const width = async () => (await dialog.boundingBox())?.width;
    await expect.poll(width, 'the dialog is the whole screen').toBe(PHONE.width);
    await dialog.getByLabel(/^Title/).fill('Wells for Man taluka');
    await dialog.getByLabel('Start date').fill('2026-11-21');
    await dialog.getByLabel('Rating').fill('5.1');
    await dialog.getByRole('button', { name: 'Add project' }).click();
    await expect(dialog.getByText('Rating must be from 0 to 5')).toBeVisible();
    await expect(dialog.getByLabel('Rating')).toBeFocused();
    await dialog.getByLabel('Rating').fill('4.5');
    await dialog.getByLabel('End date').fill('2026-11-20');
    await dialog.getByRole('button', { name: 'Add project' }).click();
    await expect(dialog.getByText('The end date must not be before the start date')).toBeVisible();
    await expect(dialog.getByLabel('End date')).toBeFocused();
  });

  await test.step('the project is saved with all that a funder asks', async () => {
    await dialog.getByLabel('End date').fill('2027-11-20');
    await dialog.getByLabel('Budget').fill('24000000');
    await dialog.getByLabel('Item of Schedule VII').selectOption('i');
    await dialog.getByRole('combobox', { name: 'Districts' }).fill('Satara');
    await dialog.getByLabel('Beneficiaries planned').fill('200000');
    await dialog.getByLabel('Beneficiaries reached').fill('132000');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add project' }).click();
    await expect(dialog).toBeHidden();
    const card = article(page, 'Wells for Man taluka');
    await expect(
      card.getByText('₹2.4 Cr · 21 Nov 2026 to 20 Nov 2027 · 1,32,000 of 2,00,000 people reached'),
    ).toBeVisible();
    await expect(card.getByText('Satara'), 'a district that was typed but not added counts').toBeVisible();
    await expect(figures.getByText('1,34,540')).toBeVisible();
  });

  await test.step('its picture: a file that pretends is refused, a real one needs words and a promise', async () => {
    await article(page, 'Wells for Man taluka').getByRole('link', { name: /^View/ }).click();
    await expect(dialog.getByText('₹2,40,00,000')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add a picture' }).click();
    const save = dialog.getByRole('button', { name: 'Add picture' });
    await save.click();
    await expect(dialog.getByText('Please choose a file')).toBeVisible();
    await expect(dialog.getByText('Please say whether people can be recognised')).toBeVisible();
    const file = dialog.locator('input[type=file]');
    await file.setInputFiles({ name: 'well.jpg', mimeType: 'image/jpeg', buffer: sampleProgram() });
    await dialog.getByLabel('Description of the picture').fill('A well with a stone rim');
    await dialog.getByRole('radio', { name: /^No one/ }).check();
    await save.click();
    await expect(dialog.getByText('This file cannot be used.').first()).toBeVisible();
    await file.setInputFiles({
      name: 'well.jpg',
      mimeType: 'image/jpeg',
      buffer: await sampleJpeg(900, 600),
    });
    await save.click();
    const picture = dialog.getByRole('img', { name: 'A well with a stone rim' });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).not.toHaveURL(/project=/);
  });

  await test.step('a second page, which gives way when its only record is deleted', async () => {
    for (let at = 1; at <= 2; at += 1) {
      await page.getByRole('button', { name: 'Add project' }).click();
      await dialog.getByLabel(/^Title/).fill(`School garden ${at}`);
      await dialog.getByRole('button', { name: 'Add project' }).click();
      await expect(dialog).toBeHidden();
    }
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeFocused();
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Delete project' }).click();
    await expect(page.getByRole('article')).toHaveCount(10);
    await expect(page).toHaveURL(/page=1/);
    await expectAccessible(page);
  });
});

test('going back asks before anything is lost', async ({ page }) => {
  await page.goto('/profile?tab=services');
  await page.getByRole('tab', { name: 'Projects' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const dialog = page.getByRole('dialog').first();

  await test.step('from the form of a project, where Enter without a word adds none and sends nothing', async () => {
    await page.getByRole('button', { name: 'Add project' }).click();
    await page.getByLabel(/^Title/).fill('Half an idea');
    const districts = page.getByRole('combobox', { name: 'Districts' });
    for (const word of ['  ', 'Wai', ' wai ', '']) {
      await districts.pressSequentially(word);
      await districts.press('Enter');
    }
    await page.goBack();
    await question.press('Escape');
    await expect(question).toBeHidden();
    await expect(page.getByLabel(/^Title/)).toHaveValue('Half an idea');
    await expect(dialog.getByText('Wai', { exact: true })).toHaveCount(1);
    await page.goBack();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/tab=services/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('from the form of a picture', async () => {
    await page.getByRole('tab', { name: 'Projects' }).click();
    await page.getByRole('link', { name: /^View/ }).first().click();
    await dialog.getByRole('button', { name: 'Add a picture' }).click();
    await page.getByLabel('Description of the picture').fill('A well');
    await page.goBack();
    await question.getByRole('button', { name: 'Stay', exact: true }).click();
    await expect(question).toBeHidden();
    await expect(page.getByLabel('Description of the picture')).toHaveValue('A well');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page).not.toHaveURL(/project=/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('what cannot be loaded says so, and Retry mends it', async ({ page }) => {
  const failing = ['**/profile/projects?*', '**/profile/projects/stats', '**/profile/services?*'];
  for (const path of failing) await page.route(path, (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto('/profile?tab=projects');
  await expect(page.getByText('Failed to load projects. Please try again.')).toBeVisible();
  await expect(page.getByText('Failed to fetch project stats')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your projects in figures' })).toContainText(
    'Active0Completed0',
  );
  for (const path of failing) await page.unroute(path);
  const stats = page.getByRole('alert').filter({ hasText: 'Failed to fetch project stats' });
  await stats.getByRole('button', { name: 'Retry' }).click();
  await expect(stats).toBeHidden();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('other members see what a project says, in the marketplace', async ({ page }) => {
  await page.goto('/marketplace?search=Aksharvan');
  await page
    .getByRole('button', { name: /^View Profile/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('(ii) Education, vocational skills and livelihoods').first()).toBeVisible();
  await expect(dialog.getByText(/people reached/).first()).toBeVisible();
  await expectAccessible(page);
});
