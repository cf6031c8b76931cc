import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';
import { freePort } from '#platform/testing/free-port.ts';
import { isFromDayitva, startReceiver } from '#platform/testing/webhooks/receiver.ts';

const member = DEMO_SIGN_INS.find(({ role }) => role === 'Corporate') ?? { email: '', password: '' };

const PORT = await freePort();
test.use({ settings: { WEBHOOK_EXCEPTIONS: `http://127.0.0.1:${PORT}` } });

test('a member adds a webhook, tests it, and sends a failed delivery again', async ({ page }) => {
  const receiver = await startReceiver(PORT);
  await signInAs(page, member.email, member.password);
  await page.goto('/account');
  await page.getByRole('button', { name: 'New webhook' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill('ftp://programs.example');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText('Please enter an address that starts with https://')).toBeVisible();
  await page.getByRole('textbox', { name: 'Address' }).fill(`${receiver.origin}/a-long-path/of-a-program`);
  await page.getByRole('checkbox', { name: 'A milestone was completed' }).check();
  await expectAccessible(page, { state: 'the form of a webhook' });
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByRole('heading', { name: 'Copy the secret of your webhook' })).toBeFocused();
  const secret = await page.locator('code', { hasText: 'dayitva_whsec_' }).innerText();
  await page.getByRole('button', { name: 'I have saved it' }).click();

  receiver.status = 500;
  const row = page.getByRole('listitem').filter({ hasText: receiver.origin });
  await row.getByRole('button', { name: 'Send test' }).click();
  await expect(row.getByText('Failed')).toBeVisible();
  await expect(row.getByText('The server answered with status 500.')).toBeVisible();
  await expect(page).toHaveURL(/webhook=/);
  await expectAccessible(page, { state: 'the log', thoroughly: true });
  receiver.status = 200;
  await page.setViewportSize({ width: 360, height: 740 });
  await row.getByRole('button', { name: /^Send again: ping/ }).click();
  await expect(row.getByText('Delivered')).toBeVisible();
  const last = receiver.received.at(-1);
  expect(isFromDayitva(secret, String(last?.headers['dayitva-signature']), last?.body ?? '')).toBe(true);

  await row.getByRole('button', { name: 'Pause' }).click();
  await expect(row.getByText('Paused')).toBeVisible();
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete webhook' }).click();
  await expect(toast(page, 'Webhook deleted')).toBeVisible();
  await expect(row).toHaveCount(0);
  await receiver.stop();
});
