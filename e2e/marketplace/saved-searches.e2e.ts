import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';

const [corporate] = DEMO_SIGN_INS;
const TIMES = 'At most once a day, at 8 in the morning, when a new partner fits.';

test.beforeEach(async ({ page }) => {
  if (!corporate) throw new Error('the demo data has no sign-ins');
  await signInAs(page, corporate.email, corporate.password);
});

test('a company saves a search, opens it again, switches its mail, renames and deletes it', async ({
  page,
}) => {
  await page.goto('/marketplace?saved=true');
  const searches = page.getByRole('region', { name: 'Saved searches' });
  const dialog = page.getByRole('dialog');
  await expect(searches.getByText('No searches yet.')).toBeVisible();
  await expectAccessible(page, { state: 'no saved searches' });

  await page.goto('/marketplace?type=ngo&location=Jharkhand&sort=newest');
  const save = page.getByRole('button', { name: 'Save this search' });
  await save.press('Enter');
  const name = dialog.getByLabel('Name of the search');
  await expect(name).toHaveValue('NGO/Non-profit, Jharkhand');
  await expect(dialog.getByLabel('Send me email')).toBeChecked();
  await expect(dialog.getByText(TIMES)).toBeVisible();
  await expectAccessible(page, { state: 'save a search' });
  await name.fill('');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Please give the search a name')).toBeVisible();
  await expect(name).toBeFocused();
  await page.keyboard.type('Jharkhand');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(save).toBeFocused();
  await page.getByRole('button', { name: 'See saved searches' }).click();

  await expect(searches.getByText('NGO/Non-profit, Jharkhand')).toBeVisible();
  await expect(searches.getByText(TIMES)).toBeVisible();
  await expectAccessible(page, { state: 'a saved search' });
  const mail = searches.getByRole('switch', { name: 'Send email: Jharkhand' });
  await mail.press('Space');
  await expect(searches.getByText('No email is sent.')).toBeVisible();
  await expect(mail).toBeFocused();
  await page.reload();
  await expect(mail).not.toBeChecked();

  await searches.getByRole('button', { name: 'Rename: Jharkhand' }).press('Enter');
  await name.fill('Partners in Ranchi');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await searches.getByRole('link', { name: 'Partners in Ranchi' }).press('Enter');
  await expect(page).toHaveURL(/\/marketplace\?type=ngo&location=Jharkhand&sort=newest$/);
  await expect(page.getByRole('button', { name: 'Remove the filter Jharkhand' })).toBeVisible();

  await page.goto('/marketplace?saved=true');
  await searches.getByRole('button', { name: 'Delete: Partners in Ranchi' }).press('Enter');
  await expect(searches.getByText('No searches yet.')).toBeVisible();
  await expect(searches.getByRole('heading', { name: 'Saved searches' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(searches.getByRole('link', { name: 'Partners in Ranchi' })).toBeVisible();
  await expect(mail).toHaveCount(0);
  await searches.getByRole('button', { name: 'Delete: Partners in Ranchi' }).click();
  await expect(searches.getByText('No searches yet.')).toBeVisible();
});

test('a sentence is saved as it is written', async ({ page }) => {
  await page.goto('/marketplace?ai=verified NGOs teaching girls to code');
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/marketplace?saved=true');
  const searches = page.getByRole('region', { name: 'Saved searches' });
  await searches.getByRole('link', { name: 'verified NGOs teaching girls to code' }).click();
  await expect(page.getByLabel('AI search')).toHaveValue('verified NGOs teaching girls to code');
  await page.goBack();
  await searches.getByRole('button', { name: /^Delete: / }).click();
  await expect(searches.getByText('No searches yet.')).toBeVisible();
});

test('saved searches that could not be loaded can be asked for again', async ({ page }) => {
  await page.route('**/service/api/marketplace/saved-searches', (route) =>
    route.fulfill({ status: 400, body: '{}' }),
  );
  await page.goto('/marketplace?saved=true');
  const searches = page.getByRole('region', { name: 'Saved searches' });
  await expect(searches.getByRole('alert')).toContainText('Failed to load your searches');
  await expectAccessible(page, { state: 'saved searches not loaded' });
  await page.unroute('**/service/api/marketplace/saved-searches');
  await searches.getByRole('button', { name: 'Retry' }).click();
  await expect(searches.getByText('No searches yet.')).toBeVisible();
});

test('the page that stops the mails asks first, and says what is wrong with a link', async ({ page }) => {
  await page.goto('/mails/stop?kind=searches&id=01a20b5f-0274-7000-ab49-9caf67d4c4fc&signature=wrong');
  await expect(page.getByRole('heading', { name: 'Stop emails of your saved searches?' })).toBeVisible();
  await expectAccessible(page, { state: 'stop mails' });
  await page.getByRole('button', { name: 'Stop these emails' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Not stopped');
});
