import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';

const admin = DEMO_SIGN_INS.find(({ role }) => role === 'Admin') ?? { email: '', password: '' };

test('an admin looks at what waits of the rights of members', async ({ page }) => {
  await signInAs(page, admin.email, admin.password);
  await page.goto('/admin/privacy');
  await expect(page.getByText('Open requests')).toBeVisible();
  await expectAccessible(page, { state: 'requests', thoroughly: true });
  await page.getByRole('tab', { name: 'Deletions' }).click();
  await expect(page.getByRole('heading', { name: 'Accounts to erase' })).toBeVisible();
  await page.getByRole('tab', { name: 'Consents' }).click();
  await expect(page.getByRole('rowheader', { name: 'None recorded' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const tabs = page.getByRole('tablist', { name: 'Privacy' });
  await expect.poll(() => tabs.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page, { state: 'consents' });
});
