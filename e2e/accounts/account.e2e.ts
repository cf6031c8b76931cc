import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { consentNoticeAt } from '#features/accounts/consents/consent-notice.rules.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, linkInOutbox, signInAs, test, toast } from '#platform/testing/browser.ts';

const PASSWORD = 'lantern-on-the-hill';

const signUpBody = (email: string) => ({
  email,
  password: PASSWORD,
  consent_version: consentNoticeAt(new Date()).version,
  userData: {
    full_name: 'Asha Foundation',
    organization_type: 'ngo',
    location: 'Patna, Bihar',
    bio: 'Schools on the Ganga.',
  },
});

/** A new member whose address is confirmed, signed in on this page. */
async function newMember(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/service/api/auth/signup', { data: signUpBody(email) });
  expect(answer.status()).toBe(201);
  const link = await linkInOutbox(page, email, 'Please verify your email address');
  const token = new URL(link).searchParams.get('token');
  const verified = await page.request.post('/service/api/auth/verify-email', {
    data: { token, password: PASSWORD },
  });
  expect(verified.status()).toBe(200);
  await signInAs(page, email, PASSWORD);
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const password = (page: Page, name = 'Your password') => page.getByRole('textbox', { name, exact: true });

test('a member changes the password and the email, and reads what was agreed to', async ({ page }) => {
  await newMember(page, 'moves@account.example');
  await page.goto('/marketplace');
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');

  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(password(page, 'Current password')).toBeFocused();
  await password(page, 'Current password').fill('not the one');
  await password(page, 'New password').fill('heron over the river');
  await password(page, 'Confirm new password').fill('heron over the lake');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await password(page, 'Confirm new password').fill('heron over the river');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('This is not your password.')).toBeVisible();
  await expect(password(page, 'Current password')).toBeFocused();
  await password(page, 'Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(toast(page, 'Password changed')).toContainText('Every other device has been signed out.');
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();

  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByRole('textbox', { name: 'New email' }).fill('moved@account.example');
  await password(page).fill('heron over the river');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Please confirm moved@account.example')).toBeVisible();
  await page.getByText('Read what you agreed to').click();
  await expect(page.getByText('Data Protection Board of India')).toBeVisible();
  await expectAccessible(page);

  await page.goto(await linkInOutbox(page, 'moved@account.example', 'Confirm your new email address'));
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
  await page.goto('/account');
  await expect(section(page, 'Sign-in').getByText('moved@account.example', { exact: true })).toBeVisible();
});

test('a member cancels the change of the email', async ({ page }) => {
  await newMember(page, 'stays@account.example');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByRole('textbox', { name: 'New email' }).fill('not-me@account.example');
  await password(page).fill(PASSWORD);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByRole('button', { name: 'Cancel the change' }).click();
  await expect(toast(page, 'Your email has not changed')).toBeVisible();
  await page.goto(await linkInOutbox(page, 'not-me@account.example', 'Confirm your new email address'));
  await expect(page.getByText('This link is not valid or has expired.')).toBeVisible();
});

test('a member downloads the data, asks for deletion, and keeps the account after all', async ({ page }) => {
  await newMember(page, 'leaves@account.example');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Download', exact: true }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^dayitva-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(data).toMatchObject({
    account: { email: 'leaves@account.example' },
    profile: { short_summary: 'Schools on the Ganga.' },
    consents: [{ notice_version: consentNoticeAt(new Date()).version }],
  });

  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('your profile leaves the marketplace;')).toBeVisible();
  await expectAccessible(page);
  await password(page).fill(PASSWORD);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(/^Your account will be deleted on \d+ \w+ \d{4}$/)).toBeVisible();

  await page.goto('/marketplace');
  const banner = page.getByRole('complementary', { name: 'Deletion of your account' });
  await expect(banner).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await banner.getByRole('button', { name: 'Keep my account' }).click();
  await expect(toast(page, 'Deletion cancelled')).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('a member who opens the link of the sign-up in another browser enters the password once', async ({
  page,
  newPerson,
}) => {
  const email = 'once@account.example';
  const answer = await page.request.post('/service/api/auth/signup', { data: signUpBody(email) });
  expect(answer.status()).toBe(201);
  const link = await linkInOutbox(page, email, 'Please verify your email address');

  const phone = await newPerson();
  await phone.setViewportSize({ width: 390, height: 844 });
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await phone.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await phone.goto(link, { waitUntil: 'commit' });
  await expect(phone.getByRole('heading', { name: 'Enter your password' })).toBeVisible();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveCount(1);
  await password(phone, 'Password').fill(PASSWORD);
  const send = phone.getByRole('button', { name: 'Verify email' });
  await expect(send, 'its words are white').not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  arrive();
  await expect(send).toBeEnabled();
  await expect(password(phone, 'Password'), 'typed before any script had come').toHaveValue(PASSWORD);
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
  await expect(phone).toHaveURL(/\/verify\?email=once%40account\.example$/);
  await phone.getByRole('link', { name: 'Continue to your profile' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Asha Foundation' })).toBeVisible();
  expect(await phone.evaluate(() => localStorage.getItem('device_token'))).not.toBeNull();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Email Verified!' }), 'opened again').toBeVisible();
});

test('a reader who opens the link of a sign-up elsewhere enters its password, or takes the account over', async ({
  page,
  newPerson,
}) => {
  const email = 'phone@account.example';
  const answer = await page.request.post('/service/api/auth/signup', { data: signUpBody(email) });
  expect(answer.status()).toBe(201);
  const link = await linkInOutbox(page, email, 'Please verify your email address');

  const phone = await newPerson();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'Enter your password' })).toBeVisible();
  await expect(password(phone, 'Password')).toBeFocused();
  await expectAccessible(phone);
  await password(phone, 'Password').fill('not the one');
  await phone.getByRole('button', { name: 'Verify email' }).click();
  await expect(phone.getByText('This is not the password chosen at sign-up.')).toBeVisible();

  await phone.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(phone.getByLabel('Organization/Full name')).toBeFocused();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Verify email' }).click();
  await expect(phone.getByText('Organization/Full name is required')).toBeVisible();
  await phone.getByLabel('Organization/Full name').fill('Heron Trust');
  await password(phone, 'New password').fill('heron over the river');
  await phone.getByRole('button', { name: 'Verify email' }).click();
  await expect(phone.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Continue to your profile' })).toBeVisible();
  for (const [given, status] of [
    [PASSWORD, 401],
    ['heron over the river', 200],
  ] as const) {
    const signIn = await page.request.post('/service/api/auth/signin', { data: { email, password: given } });
    expect(signIn.status()).toBe(status);
  }
});
