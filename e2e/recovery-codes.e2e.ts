import { consentNoticeAt } from '#features/accounts/consent-notice.contract.ts';
import { codeOf } from '#platform/testing/authenticator.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';

const PASSWORD = 'demo-member';

test('who has kept the recovery codes goes on at what is left of them', async ({ page }) => {
  const email = 'kept@codes.example';
  const answer = await page.request.post('/service/api/auth/signup', {
    data: {
      email,
      password: PASSWORD,
      consent_version: consentNoticeAt(new Date()).version,
      userData: {
        full_name: 'Asha Devi',
        organization_type: 'individual',
        location: 'Patna, Bihar',
        bio: 'Trainer.',
      },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await signInAs(page, email, PASSWORD);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = (await page.locator('form code').innerText()).replace(/\s/g, '');
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('heading', { name: 'Recovery codes', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Get new codes' })).toBeFocused();
});
