import type { Page } from '@playwright/test';
import { consentNoticeAt } from '#features/accounts/consents/consent-notice.rules.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { codeOf, untilStepLasts } from '#platform/testing/authenticator.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

/** Demo members that no other journey signs in as. */
const PASSWORD = 'demo-member';
const NEW_PASSWORD = 'other-words-on-9-hills';

const password = (page: Page, name = 'Password') => page.getByRole('textbox', { name, exact: true });
const code = (page: Page) => page.getByRole('textbox', { name: 'Code', exact: true });

async function enterCredentials(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await password(page).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** A new member, signed in; their address need not be confirmed for this. */
async function newMember(page: Page, email: string): Promise<void> {
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
}

test('a member sets two-factor sign-in up, and signs in with a code and with a recovery code', async ({
  page,
  newPerson,
}) => {
  const email = 'two@factors.example';
  await newMember(page, email);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set up' }).click();
  await password(page, 'Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(code(page)).toBeFocused();
  const secret = (await page.locator('form code').innerText()).replace(/\s/g, '');
  await code(page).fill('12');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText('The code has six digits')).toBeVisible();
  await untilStepLasts();
  await code(page).fill(codeOf(secret, -1));
  await page.getByRole('button', { name: 'Switch on' }).click();

  await expect(page.getByRole('heading', { name: 'Save these recovery codes' })).toBeFocused();
  const codes = page.getByRole('listitem').locator('code');
  await expect(codes).toHaveCount(10);
  const recoveryCodes = await codes.allInnerTexts();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('dayitva-recovery-codes.txt');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 codes are left.')).toBeVisible();

  const elsewhere = await newPerson();
  await enterCredentials(elsewhere, email);
  await expect(code(elsewhere)).toBeFocused();
  await expect(code(elsewhere)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code(elsewhere)).toHaveAttribute('inputmode', 'numeric');
  await code(elsewhere).fill('000000');
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.locator('form')).toContainText('This code is wrong or has already been used.');
  await expect(code(elsewhere)).toBeFocused();
  // The one before is used up.
  await code(elsewhere).fill(codeOf(secret));
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere).toHaveURL(/\/$/);
  await elsewhere.context().close();

  const withoutPhone = await newPerson();
  await enterCredentials(withoutPhone, email);
  await withoutPhone.getByRole('button', { name: 'Use a recovery code' }).click();
  await withoutPhone
    .getByRole('textbox', { name: 'Recovery code' })
    .fill(recoveryCodes[0]?.toLowerCase() ?? '');
  await withoutPhone.keyboard.press('Enter');
  await expect(withoutPhone).toHaveURL(/\/$/);
  await withoutPhone.context().close();

  await page.reload();
  await expect(page.getByText('9 codes are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Change password' }).click();
  await password(page, 'Current password').fill(PASSWORD);
  await password(page, 'New password').fill(NEW_PASSWORD);
  await password(page, 'Confirm new password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Please enter the code', { exact: true })).toBeVisible();
  await expect(code(page)).toBeFocused();
  await expectAccessible(page);
  await code(page).fill(recoveryCodes[2] ?? '');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(toast(page, 'Password changed')).toBeVisible();
  for (const name of ['Change email', 'Delete account']) {
    await page.getByRole('button', { name }).click();
    await expect(code(page)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
  }

  await page.getByRole('button', { name: 'Switch off' }).click();
  await password(page, 'Your password').fill(NEW_PASSWORD);
  await code(page).fill(recoveryCodes[1] ?? '');
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
});

test('a member sees both devices, and signs the other one out at once', async ({ page, newPerson }) => {
  const email = 'two@devices.example';
  await newMember(page, email);
  const elsewhere = await newPerson();
  await signInAs(elsewhere, email, PASSWORD);
  await elsewhere.goto('/account');
  await expect(elsewhere.getByText('This device')).toBeVisible();

  await page.goto('/account');
  const devices = page.getByRole('region', { name: 'Devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  await page.getByRole('button', { name: /^Sign out on Chrome/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Anyone using it will have to sign in again.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out there' }).click();
  await expect(devices).toHaveCount(1);

  await elsewhere.getByRole('button', { name: 'Set up' }).click();
  await password(elsewhere, 'Your password').fill(PASSWORD);
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await expect(elsewhere).toHaveURL(/\/login/);
});

test('who has kept the recovery codes goes on at what is left of them', async ({ page }) => {
  await newMember(page, 'kept@codes.example');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set up' }).click();
  await password(page, 'Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = (await page.locator('form code').innerText()).replace(/\s/g, '');
  await code(page).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('heading', { name: 'Recovery codes', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Get new codes' })).toBeFocused();
});
