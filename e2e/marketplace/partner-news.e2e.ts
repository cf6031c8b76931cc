import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const [corporate] = DEMO_SIGN_INS;

test('a company switches the weekly mail of new partners off in its settings', async ({ page }) => {
  if (!corporate) throw new Error('the demo data has no sign-ins');
  await signInAs(page, corporate.email, corporate.password);
  await page.goto('/profile?tab=settings');
  const choice = page.getByRole('combobox', { name: 'New partners that fit' });
  await expect(choice.getByRole('option', { selected: true })).toHaveText('Weekly');
  await expectAccessible(page, { state: 'choices of mails' });
  await choice.selectOption('None');
  await expect(toast(page, 'Choice saved')).toContainText('New partners that fit: None');
  await page.reload();
  await expect(choice.getByRole('option', { selected: true })).toHaveText('None');
});

test('the link in the mail asks before it stops it, and an incomplete one says so', async ({ page }) => {
  await page.goto('/mails/stop?kind=partners&id=01a20b5f-0274-7000-ab49-9caf67d4c4fc');
  await expect(
    page.getByRole('heading', { name: 'Stop the weekly email about new partners?' }),
  ).toBeVisible();
  await expectAccessible(page, { state: 'stop the email of new partners' });
  await page.getByRole('button', { name: 'Stop this email' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Not stopped');
});
