import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';

const [corporate] = DEMO_SIGN_INS;

test.beforeEach(async ({ page }) => {
  if (!corporate) throw new Error('the demo data has no sign-ins');
  await signInAs(page, corporate.email, corporate.password);
});

test('a word with a typing error finds members, and the page says which word was searched', async ({
  page,
}) => {
  await page.goto('/marketplace?search=fisherflok');
  const note = page.getByText('Showing results for fisherfolk. No results for fisherflok.');
  await expect(note).toBeVisible();
  await expect(note.getByText('fisherfolk', { exact: true })).toHaveCSS('font-weight', /[6-9]00/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page, { state: 'corrected search', thoroughly: true });

  await page.goto('/marketplace?search=fisherfolk');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('No results for')).toBeHidden();
});

test('several errors are named together', async ({ page }) => {
  await page.goto('/marketplace?search=mangorve+fisherflok');
  await expect(
    page.getByText('Showing results for mangrove, fisherfolk. No results for mangorve and fisherflok.'),
  ).toBeVisible();
});

test('a search that took too long says so, with results and without', async ({ page }) => {
  await page.goto('/marketplace?type=ngo');
  await expect(page.getByRole('article').first()).toBeVisible();
  let keeps = true;
  await page.route('**/service/api/marketplace/profiles?*', async (route) => {
    const answer = await (await route.fetch()).json();
    const { records, pagination } = answer.data;
    const part = keeps ? {} : { records: [], pagination: { ...pagination, total: 0, totalPages: 0 } };
    await route.fulfill({ json: { ...answer, data: { records, pagination, ...part, incomplete: true } } });
  });
  await page.getByRole('button', { name: 'Corporate', exact: true }).click();
  await expect(page.getByText('This search took too long, so there may be more results.')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  keeps = false;
  await page.getByRole('button', { name: 'Consultant', exact: true }).click();
  await expect(page.getByText('This search took too long. Try other words, or fewer.')).toBeVisible();
  await expect(page.getByText('No profiles match your current filters.')).toBeHidden();
  await expectAccessible(page, { state: 'too long' });
});

test('an address beyond the last page that can be opened shows the last one', async ({ page }) => {
  await page.goto('/marketplace?page=5000');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).not.toHaveURL(/page=5000/);
});
