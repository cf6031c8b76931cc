import type { Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { consentNoticeAt } from '#features/accounts/consents/consent-notice.rules.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { codeOf } from '#platform/testing/authenticator.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const [corporate, ngo] = DEMO_SIGN_INS;
const PASSWORD = 'monsoon-paper-lantern';

// Axe looks at every node of many states; the default time is for a person's clicks.
test.slow();
test.use({ reducedMotion: 'reduce' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function signUp(page: Page, email: string): Promise<void> {
  const userData = {
    full_name: 'Asha Devi',
    organization_type: 'individual',
    location: 'Patna, Bihar',
    bio: 'Trainer.',
  };
  const data = { email, password: PASSWORD, consent_version: consentNoticeAt(new Date()).version, userData };
  const answer = await page.request.post('/service/api/auth/signup', { data });
  expect(answer.status(), await answer.text()).toBe(201);
}

test('home with questions open, and a story being told', async ({ page }) => {
  if (!ngo) throw new Error('the demo data has no sign-ins');
  await signInAs(page, ngo.email, ngo.password);
  await page.goto('/#faq-1');
  await page.getByText('How do two partners start working together?').click();
  await page.getByRole('heading', { name: 'Stories from members' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Published stories' })).toBeVisible();
  await expectAccessible(page, { state: 'questions open' });
  await button(page, 'Share Your Story').click();
  const dialog = page.getByRole('dialog', { name: 'Share Your CSR Success Story' });
  await dialog.getByRole('button', { name: 'Share story' }).click();
  await expect(dialog.getByText('Story is required')).toBeVisible();
  await expectAccessible(page, { state: 'story with errors' });
});

test('the three steps of the registration, with errors', async ({ page }) => {
  await page.goto('/register');
  const form = page.locator('form');
  await button(page, 'Next').click();
  await expect(form).toContainText('Please select your member type to continue.');
  await expect(toast(page, 'Selection Required')).toBeVisible();
  await expectAccessible(page, { state: 'no type' });
  await page.getByRole('radio', { name: /^Corporate/ }).check();
  await button(page, 'Next').click();
  await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible();
  await button(page, 'Next').click();
  await expect(form).toContainText('Password is required');
  await page.getByText('What we keep about you, and why').click();
  await expectAccessible(page, { state: 'empty account step' });
  await field(page, 'Email').fill(corporate?.email ?? '');
  await field(page, 'Password').fill('abcdef');
  await expect(form.getByRole('alert')).toContainText('An account with this email already exists');
  await expectAccessible(page, { state: 'email taken, weak password' });
  await field(page, 'Email').fill('nobody@axe.example');
  for (const name of ['Password', 'Confirm password']) await field(page, name).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await button(page, 'Next').click();
  await field(page, 'CIN').fill('X17110MH1973PLC019786');
  await button(page, 'Create account').click();
  await expect(form).toContainText('Short summary is required');
  await expectAccessible(page, { state: 'empty profile step' });
});

test('signing in: errors, the code, and access denied', async ({ page }) => {
  const email = 'code@axe.example';
  await signUp(page, email);
  const { session } = (
    await (
      await page.request.post('/service/api/auth/signin', { data: { email, password: PASSWORD } })
    ).json()
  ).data;
  const headers = { authorization: `Bearer ${session.access_token}` };
  const begun = await page.request.post('/service/api/account/two-factor', {
    headers,
    data: { password: PASSWORD },
  });
  const { secret } = (await begun.json()).data;
  const confirmed = await page.request.post('/service/api/account/two-factor/confirm', {
    headers,
    data: { code: codeOf(secret) },
  });
  expect(confirmed.status()).toBe(200);

  await page.goto('/collaborations');
  await expect(page.getByText('Please sign in to access protected features')).toBeVisible();
  await button(page, 'Sign In').click();
  await expect(toast(page, 'Missing Information')).toContainText('Please enter both email and password.');
  await expectAccessible(page, { state: 'nothing entered' });
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Sign In').click();
  await field(page, 'Code').fill('000000');
  await button(page, 'Sign In').click();
  await expect(page.locator('form')).toContainText('This code is wrong');
  await expectAccessible(page, { state: 'wrong code' });
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(field(page, 'Recovery code')).toBeVisible();
  await expectAccessible(page, { state: 'recovery code' });
});

test('the account: forms, two-factor sign-in and its recovery codes', async ({ page }) => {
  await signUp(page, 'account@axe.example');
  await signInAs(page, 'account@axe.example', PASSWORD);
  await page.goto('/account');
  await button(page, 'Change password').click();
  await button(page, 'Save new password').click();
  await button(page, 'Change email').click();
  await button(page, 'Send link').click();
  await page.getByText('Read what you agreed to').click();
  await button(page, 'Delete account').click();
  await expect(page.getByText('your profile leaves the marketplace;')).toBeVisible();
  await expectAccessible(page, { state: 'forms with errors' });
  await page.reload();
  await button(page, 'Set up').click();
  await field(page, 'Your password').fill(PASSWORD);
  await button(page, 'Continue').click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page, { state: 'QR code' });
  const secret = (await page.locator('form code').innerText()).replace(/\s/g, '');
  await field(page, 'Code').fill(codeOf(secret));
  await button(page, 'Switch on').click();
  await expect(page.getByRole('heading', { name: 'Save these recovery codes' })).toBeVisible();
  await expectAccessible(page, { state: 'recovery codes' });
});

test('the assistant, a refusal, and a page that fails', async ({ page }) => {
  if (!corporate) throw new Error('the demo data has no sign-ins');
  await page.goto('/support?tab=contact');
  await page.getByRole('button', { name: 'Open the CSR Assistant' }).click();
  const assistant = page.getByRole('dialog', { name: 'CSR Assistant' });
  await assistant.getByLabel('Your question').fill('Who won the cricket world cup?');
  await assistant.getByRole('button', { name: 'Send' }).click();
  await expect(assistant.getByRole('log')).toContainText('I do not know the answer to that.');
  await expectAccessible(page, { state: 'assistant' });

  await signInAs(page, corporate.email, corporate.password);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, { state: 'not an admin' });

  await page.route('**/service/api/**', (route) => route.fulfill({ status: 400, body: '{}' }));
  await page.goto('/marketplace');
  await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
  await expectAccessible(page, { state: 'nothing loads' });
  await page.unroute('**/service/api/**');
  await page.route('**/service/api/profile/profile', (route) =>
    route.fulfill({ json: { data: 'a stranger' } }),
  );
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expectAccessible(page, { state: 'router error' });
});
