import type { Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';

const PUBLIC_PAGES = [
  '/',
  '/login',
  '/register',
  '/verify-email?error=expired',
  '/verify?email=asha@verified.example',
  '/forgot-password',
  '/reset-password?token=x',
  '/support',
  '/demo',
  '/terms',
  '/privacy',
  '/impact',
  '/profile',
  '/no-such-page',
];
const MEMBER_PAGES = [
  '/marketplace',
  '/marketplace?search=nothing-has-this-word',
  '/collaborations',
  '/documents',
  '/documents?tab=shared',
  '/documents?tab=openings',
  '/account',
  '/learn',
  '/community',
  '/admin',
];
const PROFILE_PAGES = [
  '/profile',
  '/profile?edit=1',
  '/profile?view=public',
  '/profile?tab=services',
  '/profile?tab=projects',
  '/profile?tab=stories',
  '/profile?tab=connections',
  '/profile?tab=settings',
];

const ADMIN_PAGES = [
  '/admin',
  '/admin/verifications',
  '/admin/stories',
  '/admin/tickets',
  '/admin/tickets/answers',
  '/admin/tickets/figures',
  '/admin/tickets/looks',
  '/admin/requests',
  '/admin/news',
  '/admin/content',
  '/admin/content?page=terms&block=main_content',
];

const [corporate, , admin] = DEMO_SIGN_INS;

// Axe looks at every node of many pages; the default time is for a person's clicks.
test.slow();
test.use({ reducedMotion: 'reduce' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main h1').first()).toBeVisible();
}

/** Opens a page once it knows who reads it: a list for visitors that the HTML brought is faint until that of the member is there. */
async function openAsMember(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.getByRole('banner').getByRole('button', { name: 'account menu' })).toBeVisible();
}

async function signIn(page: Page, as = corporate): Promise<void> {
  if (!as) throw new Error('the demo data has no sign-ins');
  await signInAs(page, as.email, as.password);
}

test('public pages', async ({ page }) => {
  for (const path of PUBLIC_PAGES) {
    await open(page, path);
    await expectAccessible(page, { thoroughly: true });
  }
});

for (const [name, paths, as] of [
  ["a member's pages", MEMBER_PAGES, corporate],
  ['the own profile', PROFILE_PAGES, corporate],
  ["an admin's pages", ADMIN_PAGES, admin],
] as const) {
  test(name, async ({ page }) => {
    await signIn(page, as);
    for (const path of paths) {
      await openAsMember(page, path);
      await expectAccessible(page, { thoroughly: true });
    }
  });
}

test('dialogs', async ({ page }) => {
  await signIn(page);
  // The newest first: no request waits with them, which would take the place of the button that asks.
  await page.goto('/marketplace?type=ngo&sort=newest');
  await page
    .getByRole('button', { name: /^View Profile/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Profile Statistics' })).toBeVisible();
  await expectAccessible(page, { state: 'profile' });
  await dialog.getByRole('button', { name: /Request Collaboration/ }).click();
  await expect(page.getByLabel(/Collaboration objective/)).toBeVisible();
  await expectAccessible(page, { state: 'request' });

  await page.goto('/collaborations');
  await page.getByRole('button', { name: 'Create New Collaboration' }).click();
  await expect(page.getByRole('dialog', { name: 'Create New Initiative' })).toBeVisible();
  await expectAccessible(page, { state: 'new initiative' });

  await page.goto('/collaborations');
  await page
    .getByRole('link', { name: /Workspace/ })
    .or(page.getByRole('button', { name: /Workspace/ }))
    .first()
    .click();
  for (const tab of ['Timeline', 'Team']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await expectAccessible(page, { state: tab });
  }
});
