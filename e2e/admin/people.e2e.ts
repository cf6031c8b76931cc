import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const admin = DEMO_SIGN_INS.find(({ role }) => role === 'Admin') ?? { email: '', password: '' };
const NGO = { email: 'office@khelangan.example', password: 'demo-member' };

test('an admin suspends a member, who is signed out and cannot sign in, and restores the member', async ({
  page,
  newPerson,
}) => {
  const member = await newPerson();
  await signInAs(member, NGO.email, NGO.password);
  await member.goto('/profile');
  await expect(member.getByRole('heading', { level: 1 })).toBeVisible();

  await signInAs(page, admin.email, admin.password);
  await page.goto('/admin/people');
  await page.getByRole('searchbox', { name: 'Search' }).fill(NGO.email);
  await expect(page).toHaveURL(/\?search=office/);
  await expect(page.getByText('1 person', { exact: true })).toBeVisible();
  await expectAccessible(page, { thoroughly: true });
  await page.getByRole('main').getByRole('link', { name: /Khel/ }).click();
  await page.getByRole('button', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suspend this member?' });
  await expect(dialog.getByText('at once. Nothing is deleted')).toBeVisible();
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(dialog.getByText('Reason is required')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The same request went to many members.');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(toast(page, 'Suspended')).toBeVisible();
  await expect(page.getByText(/^Suspended since /)).toBeVisible();
  await expectAccessible(page, { thoroughly: true, state: 'suspended' });

  await member.goto('/collaborations');
  await expect(member).toHaveURL(/\/login/);
  await member.getByRole('textbox', { name: 'Email' }).fill(NGO.email);
  await member.locator('input[name=password]').fill(NGO.password);
  await member.getByRole('button', { name: 'Sign In' }).click();
  await expect(member.getByText(/^This account is suspended\./).first()).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Restore' }).click();
  const restore = page.getByRole('dialog', { name: 'Restore this member?' });
  await restore.getByLabel('Reason').fill('It was a mistake of ours.');
  await restore.getByRole('button', { name: 'Restore' }).click();
  await expect(toast(page, 'Restored')).toBeVisible();
  await expectAccessible(page, { state: 'restored' });
  await member.getByRole('button', { name: 'Sign In' }).click();
  await expect(toast(member, 'Success!')).toBeVisible();
});

test('an admin suspends an organisation: a colleague reads the reason, and comes back after the restoration', async ({
  page,
  newPerson,
}) => {
  const REASON = 'Its people ask for money outside of the platform.';
  await signInAs(page, admin.email, admin.password);
  await page.goto('/admin/people');
  await page.getByRole('link', { name: 'Organisations' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill(NGO.email);
  await expect(page.getByText('1 organisation', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Suspend Khel/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Suspend this organisation?' });
  await dialog.getByLabel('Reason').fill(REASON);
  await expectAccessible(page, { state: 'the reason for suspending an organisation' });
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(toast(page, 'Suspended')).toBeVisible();
  await expect(page.getByText(REASON)).toBeVisible();
  await expectAccessible(page, { thoroughly: true, state: 'a suspended organisation' });

  const member = await newPerson();
  await member.goto('/login');
  await member.getByRole('textbox', { name: 'Email' }).fill(NGO.email);
  await member.locator('input[name=password]').fill(NGO.password);
  await member.getByRole('button', { name: 'Sign In' }).click();
  await expect(member.getByText(REASON).first()).toBeVisible();

  await page.getByRole('button', { name: /^Restore Khel/ }).click();
  const restore = page.getByRole('dialog', { name: 'Restore this organisation?' });
  await restore.getByLabel('Reason').fill('It was a mistake of ours.');
  await restore.getByRole('button', { name: 'Restore' }).click();
  await expect(toast(page, 'Restored')).toBeVisible();
  await member.getByRole('button', { name: 'Sign In' }).click();
  await expect(toast(member, 'Success!')).toBeVisible();
});
