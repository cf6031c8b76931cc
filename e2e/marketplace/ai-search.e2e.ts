import { readFile } from 'node:fs/promises';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';

const [corporate] = DEMO_SIGN_INS;

test.beforeEach(async ({ page }) => {
  if (!corporate) throw new Error('the demo data has no sign-ins');
  await signInAs(page, corporate.email, corporate.password);
});

test('a sentence becomes tags and a list; tags go one by one, and all at once', async ({ page }) => {
  await page.goto('/marketplace');
  const box = page.getByRole('searchbox', { name: 'AI search BETA' });
  await box.fill('verified NGOs for clinics in Karnataka');
  await box.press('Enter');
  const tags = page.getByRole('list', { name: 'Understood' }).getByRole('listitem');
  await expect(tags).toHaveText([
    'Verification: Documents checked or more',
    'Type: NGO/Non-profit',
    'State: Karnataka',
  ]);
  await expect(page.getByText('Searched for: clinics')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Malenādu Grāma Arogya Trust');
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeHidden();
  await expectAccessible(page, { state: 'sentence', thoroughly: true });

  await test.step('the result is saved as a file', async () => {
    for (const [label, start] of [
      ['Save as CSV', '\uFEFFName,'],
      ['Save as XLSX', 'PK'],
    ] as const) {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: label }).press('Enter');
      const bytes = (await readFile(await (await saved).path())).toString();
      expect(bytes.startsWith(start)).toBe(true);
      if (start !== 'PK') expect(bytes.split('\r\n')[1]).toMatch(/^Malenādu Grāma Arogya Trust,/);
    }
  });

  await page.reload();
  await expect(tags).toHaveCount(3);
  await expect(box).toHaveValue('verified NGOs for clinics in Karnataka');

  await page.getByRole('button', { name: 'Remove State: Karnataka' }).press('Enter');
  await expect(tags).toHaveCount(2);
  await expect(box).toHaveValue('verified NGOs for clinics');
  await page.goBack();
  await expect(tags).toHaveCount(3);

  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(tags).toHaveCount(0);
  await expect(box).toHaveValue('');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).not.toHaveURL(/ai=/);
});

test('a typing error, nobody at all, and a failure are told', async ({ page }) => {
  await page.goto('/marketplace?ai=handlom+weavrs');
  await expect(page.getByText('Read as handloom: handlom')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goto('/marketplace?ai=consultants+founded+before+1950');
  await expect(page.getByText('No member is like that.')).toBeVisible();
  await expectAccessible(page, { state: 'nobody' });

  await page.route('**/service/api/marketplace/search?*', (route) =>
    route.fulfill({ status: 503, json: {} }),
  );
  await page.goto('/marketplace?ai=schools');
  await expect(page.getByText('Error Loading Data')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/service/api/marketplace/search?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a phone of 360 pixels shows it without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(
    '/marketplace?ai=NGOs+with+projects+between+10+and+50+lakh+for+girls+education+in+Rajasthan',
  );
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
