import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';
import { refusal, startMailServer } from '#platform/testing/mail-server.ts';

const admin = DEMO_SIGN_INS.find(({ role }) => role === 'Admin') ?? { email: '', password: '' };
const member = DEMO_SIGN_INS.find(({ role }) => role !== 'Admin') ?? { email: '', password: '' };

let refuses = true;

test.use({
  settings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this parameter
    async ({}, use) => {
      const mails = await startMailServer({
        refuse: (address) => (refuses ? refusal(550, `${address} is unknown`) : null),
      });
      await use({ SMTP_URL: mails.url });
      await mails.stop();
    },
    { scope: 'worker' },
  ],
});

test('an admin finds a mail that failed, sends it again, and looks at the jobs and the system', async ({
  page,
}) => {
  refuses = true;
  await page.request.post('/service/api/auth/forgot-password', { data: { email: member.email } });
  await signInAs(page, admin.email, admin.password);
  await page.goto('/admin/jobs?tab=mail');
  const failed = page.getByRole('article', { name: 'Choose a new password' });
  await expect(async () => {
    await page.reload();
    await expect(failed).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(failed).toContainText('is unknown');
  await expect(page.getByRole('main')).not.toContainText(member.email);
  await expectAccessible(page, { state: 'a failed mail', thoroughly: true });

  refuses = false;
  await failed.getByRole('button', { name: 'Send again' }).press('Enter');
  await expect(toast(page, 'The email is sent again')).toBeVisible();
  await expect(failed).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Failed mails' })).toBeFocused();

  await page.getByRole('tab', { name: 'Jobs' }).click();
  await expect(page.getByText('No job has failed')).toBeVisible();
  await expect(page.getByRole('row', { name: /^System samples/ })).toBeVisible();
  await expectAccessible(page, { state: 'jobs' });
  await page.getByRole('tab', { name: 'System' }).click();
  await expect(page.getByText('No backup is recorded')).toBeVisible();
  await expect(page.getByText('No replica is connected')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page, { state: 'the system' });
  await page.getByRole('tab', { name: 'Over time' }).click();
  await expect(page.getByRole('combobox', { name: 'Figure' })).toBeVisible();
  await expectAccessible(page, { state: 'figures over time' });
});
