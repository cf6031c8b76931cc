import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/server/accounts.demo.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';

const PUBLIC_PAGES = [
  '/',
  '/login',
  '/register',
  '/verify-email?error=expired',
  '/forgot-password',
  '/reset-password?token=x',
  '/support',
  '/demo',
  '/terms',
  '/privacy',
  '/impact',
  '/no-such-page',
];
const MEMBER_PAGES = [
  '/marketplace',
  '/marketplace?search=nothing-has-this-word',
  '/collaborations',
  '/profile',
  '/profile?edit=1',
  '/profile?view=public',
  '/profile?tab=services',
  '/profile?tab=projects',
  '/profile?tab=stories',
  '/profile?tab=connections',
  '/account',
  '/profile?tab=settings',
  '/learn',
  '/community',
  '/admin',
];
/** Colours depend on the scheme, layout on the width: these two meet every one of both. */
const VIEWS = [
  { scheme: 'light', width: 1440, height: 900 },
  { scheme: 'dark', width: 360, height: 740 },
] as const;

const [corporate] = DEMO_SIGN_INS;

/** No axe violation, and nothing that makes the page scroll sideways. */
async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('main h1, [role=dialog] h2').first()).toBeVisible();
  await expect(page.locator('[data-loading=true], .mantine-Skeleton-root')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`);
  expect.soft(found, page.url()).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(sideways, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}

for (const { scheme, width, height } of VIEWS) {
  test.describe(`${scheme}, ${width} px`, () => {
    // Axe looks at every node of many pages; the default time is for a person's clicks.
    test.slow();
    test.use({ colorScheme: scheme, viewport: { width, height }, reducedMotion: 'reduce' });

    test('public pages', async ({ page }) => {
      for (const path of PUBLIC_PAGES) {
        await page.goto(path);
        await expectAccessible(page);
      }
    });

    test("a member's pages", async ({ page }) => {
      if (!corporate) throw new Error('the demo data has no sign-ins');
      await signInAs(page, corporate.email, corporate.password);
      for (const path of MEMBER_PAGES) {
        await page.goto(path);
        await expectAccessible(page);
      }
    });

    test('dialogs', async ({ page }) => {
      if (!corporate) throw new Error('the demo data has no sign-ins');
      await signInAs(page, corporate.email, corporate.password);
      await page.goto('/marketplace?type=ngo');
      await page
        .getByRole('button', { name: /^View Profile/ })
        .first()
        .click();
      await expect(
        page.getByRole('dialog').getByRole('heading', { name: 'Profile Statistics' }),
      ).toBeVisible();
      await expectAccessible(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Request Collaboration/ })
        .click();
      await expect(page.getByLabel(/Collaboration objective/)).toBeVisible();
      await expectAccessible(page);

      await page.goto('/collaborations');
      await page.getByRole('button', { name: 'Create New Collaboration' }).click();
      await expect(page.getByRole('dialog', { name: 'Create New Initiative' })).toBeVisible();
      await expectAccessible(page);

      await page.goto('/collaborations');
      await page
        .getByRole('link', { name: /Workspace/ })
        .or(page.getByRole('button', { name: /Workspace/ }))
        .first()
        .click();
      for (const tab of ['Timeline', 'Team']) {
        await page.getByRole('tab', { name: tab }).click();
        await expectAccessible(page);
      }
    });
  });
}
