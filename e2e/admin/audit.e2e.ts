import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';

const admin = DEMO_SIGN_INS.find(({ role }) => role === 'Admin') ?? { email: '', password: '' };

test('an admin verifies the audit log, and finds the own acts in it', async ({ page }) => {
  await signInAs(page, admin.email, admin.password);
  await page.goto('/admin/audit');
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible();
  await page.getByRole('button', { name: 'Verify' }).press('Enter');
  await expect(page.getByText('Every entry is as it was written')).toBeVisible();
  await expectAccessible(page, { thoroughly: true });

  await page.getByRole('textbox', { name: 'Who acted' }).fill('somebody');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByText('Please enter an email address or an ID')).toBeVisible();
  await page.getByRole('textbox', { name: 'Who acted' }).fill(admin.email);
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page).toHaveURL(/\?actor=/);
  await page.getByLabel('From').fill('2036-01-01');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByText('No entries with these filters')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page, { state: 'nothing found' });
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('No entries with these filters')).toHaveCount(0);

  await page.route('**/admin/audit?*', (route) => route.fulfill({ status: 400, body: '{}' }));
  await page.route('**/admin/audit', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ status: 400, body: '{}' })
      : route.continue(),
  );
  await page.reload();
  await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
});
