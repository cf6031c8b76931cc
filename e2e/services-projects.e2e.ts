import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/server/accounts.demo.ts';
import { demoMembers } from '#features/profiles/server/profiles.demo.ts';
import { expectAccessible as expectAccessibleInAllViews } from '#platform/testing/accessible.ts';
import { expect, newPerson, signInAs, test } from '#platform/testing/browser.ts';
import { sampleJpeg, sampleProgram } from '#platform/testing/sample-files.ts';

const ngo = DEMO_SIGN_INS[1];
const PHONE = { width: 360, height: 740 };

test.beforeEach(async ({ page }) => {
  if (!ngo) throw new Error('the demo data has no NGO sign-in');
  await signInAs(page, ngo.email, ngo.password);
});

const article = (page: Page, title: string) => page.getByRole('article', { name: title });

/** No axe violation, and nothing that makes the page scroll sideways. */
async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`)).toEqual(
    [],
  );
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not reach it');
}

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
    await expect(dialog.getByLabel('Price')).toHaveValue('₹2,40,000');
    await expect(dialog.getByLabel('Contact preference')).toHaveValue('Email');
    await tabTo(page, dialog.getByLabel('Practice areas'));
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
    await page.keyboard.type(' 2');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await tabTo(page, question.getByRole('button', { name: 'Keep editing' }));
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await tabTo(page, dialog.getByRole('button', { name: 'Save changes' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(article(page, 'Village library audit 2')).toBeVisible();
  });

  await test.step('deleting asks, and can be undone', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Delete Village library audit 2' }));
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this service?' });
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

test('a project of eleven, on a phone: figures, details, a picture, pages', async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await page.goto('/profile?tab=projects');
  const figures = page.getByRole('region', { name: 'Your projects in figures' });
  await expect(figures.getByText('2,540')).toBeVisible();
  const dialog = page.getByRole('dialog');

  await test.step('wrong dates and a rating above five are said at their fields', async () => {
    await page.getByRole('button', { name: 'Add project' }).click();
    const box = await dialog.boundingBox();
    expect(box?.width, 'the dialog is the whole screen').toBe(PHONE.width);
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
    await dialog.getByLabel('Districts').fill('Satara');
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
    await dialog.getByRole('radio', { name: /^Nobody/ }).check();
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

test('two tabs change the same service: neither is overwritten unseen', async ({ page, context }) => {
  const other = await context.newPage();
  const title = 'Reading assessment for a CSR portfolio';
  for (const tab of [page, other]) {
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

  const dialog = page.getByRole('dialog', { name: 'Changed in another place' });
  await page.getByLabel('Category').fill('Of this tab');
  await page.getByLabel('Price').fill('390000');
  await page.getByLabel(/^Tagline/).fill('Of this tab, too');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('group')).toHaveCount(2);
  await expect(dialog.getByText('₹4,10,000')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save my choice' }).click();
  await expect(dialog.getByText('Please choose for: Tagline, Price')).toBeVisible();
  await dialog
    .getByRole('group', { name: 'Price' })
    .getByLabel(/^Saved meanwhile/)
    .check();
  await dialog.getByRole('group', { name: 'Tagline' }).getByLabel(/^Mine/).check();
  await dialog.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const card = article(page, title);
  await expect(card.getByText('Of this tab, too')).toBeVisible();
  await expect(card.getByText(/₹4,10,000 · 7 weeks · Of this tab/)).toBeVisible();
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
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page).not.toHaveURL(/project=/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('names of sixty letters fit everywhere at 360 px', async ({ page: partner, browser, server }) => {
  // Another member than the one whom other journeys know by name.
  const member = demoMembers(new Date()).findLast(({ type }) => type === 'ngo');
  const page = await newPerson(browser, server);
  await signInAs(page, member?.email ?? '', 'demo-member');
  const name = 'Sahyadrigramodyogprasarakmandalavishwastashikshanarogyasanst'.slice(0, 60);
  await page.setViewportSize(PHONE);
  await page.goto('/profile');
  await page.evaluate(async (long) => {
    const send = (method: string, path: string, body: object) =>
      fetch(`/service/api${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${localStorage.getItem('access_token')}`,
        },
        body: JSON.stringify(body),
      });
    await send('PUT', '/profile/profile', { organization_name: long, location: long });
    await send('POST', '/profile/services', {
      title: long,
      tagline: long,
      description: long,
      category: long,
    });
    await send('POST', '/profile/projects', { title: long, status: 'Active', districts: [long] });
  }, name);
  await partner.setViewportSize(PHONE);
  const own = ['', '?view=public', '?tab=services', '?tab=projects', '?tab=connections', '?tab=settings'];
  const pages: [Page, string][] = [
    ...own.map((query): [Page, string] => [page, `/profile${query}`]),
    [page, '/documents'],
    [partner, `/marketplace?search=${name}`],
  ];
  for (const [person, path] of pages) {
    await person.goto(path);
    await expect(person.locator('main h1').first()).toBeVisible();
    await expect(person.locator('.mantine-Skeleton-root')).toHaveCount(0);
    const sideways = await person.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(sideways, path).toBeLessThanOrEqual(0);
  }
  await page.context().close();
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

test('the form of a service is accessible, also with errors', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/profile?tab=services');
  await page.getByRole('button', { name: 'Add service' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add service' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await expectAccessibleInAllViews(page);
});
