import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';
import { PAGES, pathsRendered } from '../../src/app/page-addresses.ts';

const [corporate] = DEMO_SIGN_INS;

test('an unknown address shows itself, is logged with its path, and leads home', async ({ page }) => {
  const logged = page.waitForEvent('console', (line) => line.text().includes('/no/such/page'));
  const response = await page.goto('/no/such/page?with=query');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText("Oops! The page you're looking for doesn't exist.")).toBeVisible();
  await expect(page.getByText('/no/such/page', { exact: true })).toBeVisible();
  await logged;
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('every address of the table is answered, and what a visitor may see reads without JavaScript', async ({
  request,
}) => {
  for (const { path, firstCalls } of PAGES.filter(({ rendered }) => rendered === 'ahead')) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    // Of a page of members, which begins with calls, a visitor may see the frame.
    expect(await answer.text(), path).toContain(firstCalls ? '<header' : '<h1');
  }
  for (const path of pathsRendered('in browser')) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).not.toContain('<h1');
  }
});

test('a page that cannot draw what it was given says so instead of going blank', async ({ page }) => {
  if (!corporate) throw new Error('the demo data has no sign-ins');
  await signInAs(page, corporate.email, corporate.password);
  await page.route('**/service/api/profile/profile', (route) =>
    route.fulfill({ json: { data: 'a stranger' } }),
  );
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.locator('main p').first()).not.toBeEmpty();
  await page.unroute('**/service/api/profile/profile');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('code that a broken line keeps back can be asked for again, at the same place', async ({ page }) => {
  if (!corporate) throw new Error('the demo data has no sign-ins');
  await signInAs(page, corporate.email, corporate.password);
  const code = '**/assets/save-search-dialog-*.js';
  await page.route(code, (route) => route.abort());
  await page.goto('/marketplace?type=ngo');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByRole('heading', { name: 'Part of this page did not load' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(code);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/marketplace\?type=ngo$/);
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
