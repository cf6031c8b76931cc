import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';

const [corporate] = DEMO_SIGN_INS;

test('by keyboard alone: the focus stays where the member is, and Back returns it to what was used', async ({
  page,
}) => {
  if (!corporate) throw new Error('the demo data has no sign-ins');
  await signInAs(page, corporate.email, corporate.password);
  await page.goto('/marketplace?type=ngo');
  const heading = page.getByRole('heading', { level: 2, name: /results?$/ });
  const view = page.getByRole('button', { name: /^View Profile/ }).nth(2);
  const dialog = page.getByRole('dialog');

  await view.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Profile Statistics' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(view).toBeFocused();

  await view.press('Enter');
  const shared = page.url();
  await dialog.getByRole('link', { name: 'Open page' }).press('Enter');
  await expect(page).toHaveURL(/\/members\//);
  await page.goBack();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(view).toBeFocused();

  const next = page.getByRole('link', { name: 'Next' });
  await next.press('Enter');
  await expect(page.getByText(/Showing 11 to 20/)).toBeVisible();
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(page.getByText(/Showing 1 to 10/)).toBeVisible();
  await expect(next).toBeFocused();

  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('button', { name: 'Clear all' }).press('Enter');
  await expect(filters.getByText(/results$/)).toBeFocused();

  await page.goto('/marketplace?search=zzzzqqqq');
  await page.getByRole('button', { name: 'Clear all filters' }).press('Enter');
  await expect(heading).toBeFocused();

  await page.goto(shared);
  await expect(dialog.getByRole('heading', { name: 'Profile Statistics' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heading).toBeFocused();

  const stored = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page
    .getByRole('button', { name: /^More:/ })
    .first()
    .press('Enter');
  await page.getByRole('menuitem', { name: /^Save:/ }).press('Enter');
  await stored;
  await page.getByRole('button', { name: 'Saved', exact: true }).press('Enter');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeFocused();
  await page.getByRole('button', { name: /^More:/ }).press('Enter');
  await page.getByRole('menuitem', { name: /^Saved:/ }).press('Enter');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(heading).toBeFocused();
});

test('Tab after Location goes on to the next filter, though its list was open', async ({ page }) => {
  if (!corporate) throw new Error('the demo data has no sign-ins');
  await signInAs(page, corporate.email, corporate.password);
  await page.goto('/marketplace');
  await page.getByRole('combobox', { name: 'Location' }).focus();
  await expect(page.getByRole('option', { name: 'Odisha' })).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Verification' })).toBeFocused();
});
