import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const ngo = DEMO_SIGN_INS.find(({ role }) => role === 'NGO') ?? { email: '', password: '' };
const NAME = 'Monthly report of the field offices in Jharkhand and Odisha';

test('a member makes an access token, a program calls with it, and revoking it ends that', async ({
  page,
  server,
}) => {
  await signInAs(page, ngo.email, ngo.password);
  await page.goto('/account');
  await page.getByRole('button', { name: 'New token' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.getByRole('button', { name: 'Make token' }).click();
  await expect(page.getByText('Please name the program that will use it')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill(NAME);
  await page.getByRole('checkbox', { name: 'Read your profile, services' }).check();
  await page.getByRole('textbox', { name: 'Your password' }).fill(ngo.password);
  await expectAccessible(page, { state: 'the form' });
  await page.getByRole('button', { name: 'Make token' }).click();
  await expect(page.getByRole('heading', { name: 'Copy your new token' })).toBeFocused();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  const token = await page.evaluate(() => navigator.clipboard.readText());
  expect(token).toMatch(/^dayitva_pat_/);
  await expectAccessible(page, { state: 'the new token' });
  await page.getByRole('button', { name: 'I have saved it' }).click();
  const row = page.getByRole('listitem').filter({ hasText: NAME });
  await expect(row).toContainText('Not used yet');
  await expect(page.getByText(token)).toHaveCount(0);

  const ask = () =>
    fetch(`${server.url}/service/api/profile/profile`, { headers: { authorization: `Bearer ${token}` } });
  expect((await (await ask()).json()).data.email).toBe(ngo.email);
  await page.reload();
  await expect(row).toContainText('Last used');
  await page.setViewportSize({ width: 360, height: 740 });
  await row.getByRole('button', { name: `Revoke ${NAME}` }).click();
  await page.getByRole('button', { name: 'Revoke token' }).click();
  await expect(toast(page, 'Token revoked')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await ask()).status).toBe(401);
});
