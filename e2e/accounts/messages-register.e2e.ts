import type { Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expect, test, toast } from '#platform/testing/browser.ts';
import { installClock, stopClock, tickUntilVisible } from '#platform/testing/page-clock.ts';

const PASSWORD = 'monsoon-paper-lantern';
const SIGN_UP = '**/service/api/auth/signup';
const [corporate] = DEMO_SIGN_INS;

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const create = (page: Page) => page.getByRole('button', { name: 'Create account' }).click();
const email = (page: Page) => page.getByRole('textbox', { name: 'Email', exact: true });
const password = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true });
const confirmation = (page: Page) => page.getByRole('textbox', { name: 'Confirm password' });

/** To the account step, for the member type of the link. */
async function openAccountStep(page: Page, type: 'ngo' | 'corporation'): Promise<void> {
  await page.goto(`/register?type=${type}`);
  await next(page);
  await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeFocused();
}

async function fillAccount(page: Page, address: string, secret = PASSWORD): Promise<void> {
  await email(page).fill(address);
  await password(page).fill(secret);
  await confirmation(page).fill(secret);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await next(page);
}

/** To the last step, its required fields filled. */
async function reachLastStep(page: Page, address: string, secret?: string): Promise<void> {
  await openAccountStep(page, 'ngo');
  await fillAccount(page, address, secret);
  await page.getByLabel(/Organization name/).fill('Jharna Trust');
  await page.getByLabel(/Headquarters location/).fill('Gumla, Jharkhand');
  await page.getByLabel(/Short summary/).fill('Brings dried springs back to life.');
}

test('step 1 asks for the member type', async ({ page }) => {
  await page.goto('/register');
  await next(page);
  await expect(toast(page, 'Selection Required')).toContainText(
    'Please select your member type to continue.',
  );
  await expect(page.locator('form')).toContainText('Please select your member type to continue.');
});

test('a network from which too many sign up reads before step 1 how long to wait, and the page continues', async ({
  page,
}) => {
  await installClock(page);
  const BEGIN = '**/service/api/auth/signup';
  await page.route(BEGIN, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '240' },
      json: { error: { code: 'TOO_MANY_REQUESTS', message: 'Too many attempts.' } },
    }),
  );
  await page.goto('/register?type=ngo');
  const wait = page.getByRole('status').filter({ hasText: 'Many people are signing up from your network' });
  await expect(wait).toContainText('The page continues then.');
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.unroute(BEGIN);
  await page.clock.runFor(241_000);
  await expect(wait).toBeHidden();
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
});

test('what step 1 asked for goes with it', async ({ page }) => {
  // The toast would go by itself, too, if the clock went on.
  await installClock(page);
  await page.goto('/register');
  await expect(page.locator('form:not([inert])')).toBeVisible();
  await stopClock(page);
  await next(page);
  const asked = toast(page, 'Selection Required');
  await tickUntilVisible(page, asked);
  await page.getByRole('radio', { name: /^NGO/ }).check();
  await next(page);
  const heading = page.getByRole('heading', { name: 'Create Your Account' });
  await tickUntilVisible(page, heading);
  await expect(heading).toBeFocused();
  await page.clock.runFor(1000);
  await expect(asked).toBeHidden();
});

test('step 2 names what is wrong with each field', async ({ page }) => {
  await openAccountStep(page, 'ngo');
  await next(page);
  const form = page.locator('form');
  for (const message of ['Email is required', 'Password is required'])
    await expect(form).toContainText(message);
  await expect(form).toContainText('Please agree to the Terms of Service and Privacy Policy.');
  await email(page).fill('nobody');
  await page.getByRole('textbox', { name: 'Public contact email' }).fill('office@');
  await password(page).fill('five5');
  await confirmation(page).fill('fifty');
  await next(page);
  await expect(form.getByText('Invalid email format')).toHaveCount(2);
  await expect(form).toContainText('Password must be at least 6 characters');
  await expect(form).toContainText('Passwords do not match');
  await expect(email(page)).toBeFocused();

  await email(page).fill('someone@step-two.example');
  await page.getByRole('textbox', { name: 'Public contact email' }).fill('');
  await password(page).fill(PASSWORD);
  await confirmation(page).fill(PASSWORD);
  await next(page);
  await expect(toast(page, 'Agreement Required')).toContainText(
    'Please agree to the Terms of Service and Privacy Policy.',
  );
  await expect(page.getByRole('link', { name: 'Terms of Service' }).first()).toHaveAttribute(
    'href',
    '/terms',
  );
  await expect(page.getByRole('link', { name: 'Privacy Policy' }).first()).toHaveAttribute(
    'href',
    '/privacy',
  );
});

test('an email is looked up half a second after the last key, and one that is taken leads to sign-in', async ({
  page,
}) => {
  if (!corporate) throw new Error('the demo data has no sign-ins');
  await installClock(page);
  await openAccountStep(page, 'ngo');
  const asked: string[] = [];
  await page.route('**/service/api/auth/email-exists?*', async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('email') ?? '');
    await route.continue();
  });
  await stopClock(page);
  await email(page).fill('free');
  await page.clock.runFor(600);
  await email(page).fill('free@available.example');
  await page.clock.runFor(400);
  await expect(page.getByText('Checking availability...')).toBeVisible();
  expect(asked).toEqual([]);
  await page.clock.runFor(100);
  await tickUntilVisible(page, page.getByText('Email is available'));
  expect(asked).toEqual(['free@available.example']);
  await email(page).fill('');
  await expect(page.getByText('Email is available')).toBeHidden();
  await page.clock.resume();

  await email(page).fill(corporate.email);
  const taken = page.getByRole('alert').filter({ hasText: 'An account with this email already exists.' });
  await expect(taken).toHaveText('An account with this email already exists. Please log in instead.');
  await fillAccount(page, corporate.email);
  await expect(toast(page, 'Email Already Exists')).toContainText(
    'An account with this email already exists. Please log in instead.',
  );
  await expect(email(page)).toBeFocused();
  await page.locator('form').getByRole('link', { name: 'log in' }).click();
  await expect(page).toHaveURL(/\/login\?email=/);
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(corporate.email);
});

test('a look-up that is refused or fails shows nothing and delays nobody', async ({ page }) => {
  await page.route('**/service/api/auth/email-exists?*', (route) =>
    route.fulfill({
      status: 429,
      json: { error: { code: 'TOO_MANY_REQUESTS', message: 'Too many attempts.' } },
    }),
  );
  await openAccountStep(page, 'ngo');
  const refused = page.waitForResponse('**/service/api/auth/email-exists?*');
  await email(page).fill('twenty-first@look-up.example');
  await refused;
  await expect(page.getByText('Checking availability...')).toBeHidden();
  await fillAccount(page, 'twenty-first@look-up.example');
  await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  await expect(page.getByText('Too many attempts.')).toBeHidden();
});

test('step 3 names what is wrong with each field and counts the summary to 150', async ({ page }) => {
  await openAccountStep(page, 'corporation');
  await fillAccount(page, 'wrong@step-three.example');
  await create(page);
  const form = page.locator('form');
  await expect(form).toContainText('Organization/Full name is required');
  await expect(form).toContainText('Location is required');
  await expect(form).toContainText('Short summary is required');
  await expect(page.getByLabel(/Organization name/)).toBeFocused();

  const summary = page.getByLabel(/Short summary/);
  await summary.fill('a'.repeat(149));
  await summary.press('End');
  await summary.pressSequentially('ab');
  await expect(summary).toHaveValue('a'.repeat(150));
  await expect(form).toContainText('150/150');
  await page.getByLabel('Website').fill('asha');
  await page.getByLabel('Public contact phone').fill('98765');
  await page.getByLabel('Year established').fill('1799');
  await page.getByRole('textbox', { name: 'CIN' }).fill('L1711');
  await create(page);
  await expect(form).toContainText('Website must be a valid URL');
  await expect(form).toContainText(
    'Phone must have 7 to 15 digits; spaces, +, ( ) and - are allowed between them',
  );
  await expect(form).toContainText('Please enter a valid year');
  await expect(form).toContainText('A CIN has 21 characters: 16 are missing.');
  await page.getByLabel('Year established').fill(String(new Date().getFullYear() + 1));
  await expect(form).not.toContainText('Please enter a valid year');
  await create(page);
  await expect(form).toContainText('Please enter a valid year');
});

test('a registration announces itself for 8 seconds and goes to /login after 3', async ({ page }) => {
  await installClock(page);
  await reachLastStep(page, 'announced@well.example');
  await stopClock(page);
  await create(page);
  await tickUntilVisible(page, page.getByRole('heading', { name: 'Check your email' }));
  await expect(toast(page, 'Registration Successful!')).toContainText(
    'Please check your email and click the verification link to activate your account.',
  );
  await expect(page.getByText('announced@well.example')).toBeVisible();
  await page.clock.runFor(2300);
  await expect(page).toHaveURL(/\/register/);
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/\/login$/);
  await page.clock.runFor(3700);
  await expect(toast(page, 'Registration Successful!')).toBeVisible();
  await page.clock.runFor(2000);
  await expect(toast(page, 'Registration Successful!')).toBeHidden();
});

test('a registration that fails on its way says so, and can be sent again', async ({ page }) => {
  await reachLastStep(page, 'broken@line.example');
  const tries: [title: string, message: string, how: Parameters<Page['route']>[1]][] = [
    [
      'Registration Failed',
      'Registration failed due to a technical issue. Please try again later.',
      (route) => route.abort('connectionrefused'),
    ],
    [
      'Registration Error',
      'An unexpected error occurred. Please try again.',
      (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Station Wi-Fi</h1>' }),
    ],
    [
      'Registration Failed',
      'An error occurred during registration.',
      (route) => route.fulfill({ status: 400, json: { message: '' } }),
    ],
  ];
  for (const [title, message, how] of tries) {
    await page.route(SIGN_UP, how);
    await create(page);
    const shown = toast(page, title).filter({ hasText: message });
    await expect(shown).toBeVisible();
    await shown.getByRole('button', { name: 'Close this message' }).click();
    await expect(shown).toBeHidden();
    await page.unroute(SIGN_UP);
  }
  await create(page);
  await expect(toast(page, 'Registration Successful!')).toBeVisible();
});

test('step 2 refuses a password that only the server knows to be common', async ({ page }) => {
  await openAccountStep(page, 'ngo');
  await fillAccount(page, 'common@step-two.example', 'zaq12wsx');
  const message = 'This password is too easy to guess. Please choose another one.';
  await expect(page.locator('form')).toContainText(message);
  await expect(password(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible();
  await fillAccount(page, 'common@step-two.example');
  await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeFocused();
});

test('what only the server finds wrong is shown at its field, in its step', async ({ page }) => {
  await page.route('**/service/api/auth/password-check', (route) => route.abort());
  await reachLastStep(page, 'guessed@first.example', 'zaq12wsx');
  await create(page);
  const message = 'This password is too easy to guess. Please choose another one.';
  await expect(toast(page, 'Registration Failed')).toContainText(message);
  await expect(page.locator('form')).toContainText(message);
  await expect(password(page)).toBeFocused();
  await password(page).fill(PASSWORD);
  await confirmation(page).fill(PASSWORD);
  await next(page);
  await expect(page.getByLabel(/Organization name/)).toHaveValue('Jharna Trust');

  // Somebody else takes the address while the last step is filled.
  const userData = { full_name: 'First', organization_type: 'ngo', location: 'Ranchi', bio: 'Faster.' };
  const data = { email: 'guessed@first.example', password: PASSWORD, userData };
  const answer = await page.request.post('/service/api/auth/signup', { data });
  expect(answer.status()).toBe(201);
  await create(page);
  await expect(toast(page, 'Email Already Exists')).toBeVisible();
  await expect(email(page)).toBeFocused();
  await expect(page.locator('form').getByRole('alert')).toHaveText(
    'An account with this email already exists. Please log in instead.',
  );
});
