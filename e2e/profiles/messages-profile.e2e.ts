import type { Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const [, ngo] = DEMO_SIGN_INS;
const PROFILE = '**/service/api/profile/profile';

const broken = (page: Page, call: string) =>
  // A refusal, because a server that is down is asked again for a while.
  page.route(call, (route) => route.fulfill({ status: 400, json: { message: 'The pump is broken.' } }));

test.beforeEach(async ({ page }) => {
  if (!ngo) throw new Error('the demo data has no sign-ins');
  await signInAs(page, ngo.email, ngo.password);
});

test('a profile that cannot be loaded says why, and offers three ways on', async ({ page }) => {
  await broken(page, PROFILE);
  await page.goto('/profile');
  await expect(page.getByRole('alert')).toContainText('Failed to load profile');
  await expect(page.getByRole('alert')).toContainText('The pump is broken.');
  await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Login' })).toBeVisible();
  await page.unroute(PROFILE);
  await page.route(PROFILE, (route) =>
    route.fulfill({
      status: 404,
      json: { error: { code: 'PROFILE_NOT_FOUND', message: 'Profile not found' } },
    }),
  );
  await page.getByRole('button', { name: 'Refresh User Data' }).click();
  await expect(page.getByText('Profile not found', { exact: true })).toBeVisible();
  await page.unroute(PROFILE);
  await page.getByRole('button', { name: 'Refresh User Data' }).click();
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
});

test('overview and connections that cannot be loaded say so', async ({ page }) => {
  await broken(page, '**/service/api/profile/overview');
  await page.goto('/profile');
  await expect(page.getByText('Failed to load overview data. Please try again.')).toBeVisible();
  await broken(page, '**/service/api/collaboration-requests/received*');
  await page.getByRole('tab', { name: 'Connections' }).click();
  await expect(page.getByText('Failed to load collaboration requests')).toBeVisible();
});

test('a change that cannot be saved stays in the form', async ({ page }) => {
  await page.goto('/profile?edit=website');
  await page.getByLabel('Website').fill('https://tried.example');
  await page.route(PROFILE, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { message: 'The pump is broken.' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Failed to update profile. Please try again.');
  await expect(toast(page, 'Error')).toContainText('Failed to update profile. Please try again.');
  await expect(page.getByRole('main')).toContainText('The pump is broken.');
  await expect(page.getByLabel('Website')).toHaveValue('https://tried.example');
});

test('settings that cannot be saved say so in a toast and in place, in words', async ({ page }) => {
  await page.goto('/profile?tab=settings');
  const name = page.getByRole('textbox', { name: 'Full name', exact: true });
  await name.fill('Tried Name');
  await page.route(PROFILE, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: 'oops' }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Save settings' }).click();
  const words = 'Failed to save settings. Please try again.';
  await expect(toast(page, 'Error')).toContainText(words);
  const main = page.getByRole('main');
  await expect(main.getByRole('alert').filter({ hasText: words })).toContainText(
    'Your changes are still here, but not saved.',
  );
  await expect(page.getByText('HTTP error')).toBeHidden();
  await expect(name).toHaveValue('Tried Name');
});
