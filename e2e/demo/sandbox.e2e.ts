import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';

const OBJECTIVE = 'Reading rooms for forty more schools of Satara. Two teachers trained in each.';

/** The first one of a day is made from nothing. */
const PREPARED = { timeout: 90_000 };

test('a visitor plays both sides in a sandbox, which ends without a trace', async ({ page }) => {
  const [corporate] = DEMO_SIGN_INS;
  if (!corporate) throw new Error('the demo data has no sign-ins');
  // A member of the real product tries it too.
  await signInAs(page, corporate.email, corporate.password);
  const outside: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.frame() !== page.mainFrame() && pathname.startsWith('/service/api')) outside.push(pathname);
  });
  await page.goto('/demo');
  const tokens = () => page.evaluate(() => [localStorage.access_token, localStorage.length]);
  const before = await tokens();
  await page.getByRole('link', { name: 'Open a sandbox' }).click();
  await expect(page.getByRole('button', { name: 'Start sandbox' })).toBeVisible();
  await expectAccessible(page, { state: 'before the start' });
  await page.getByRole('button', { name: 'Start sandbox' }).click();
  const asCorporate = page.frameLocator('iframe[title="Sandbox: Corporate"]');
  const asNgo = page.frameLocator('iframe[title="Sandbox: NGO"]');

  await test.step('the corporate sends a request', async () => {
    const card = asCorporate.getByRole('article').filter({ hasText: 'Aksharvan Learning Trust' });
    await card.getByRole('button', { name: /Request Collaboration/ }).click(PREPARED);
    const dialog = asCorporate.getByRole('dialog');
    await dialog.getByLabel(/Collaboration objective/).fill(OBJECTIVE);
    await dialog.getByRole('combobox', { name: /Timeframe/ }).click();
    await asCorporate.getByRole('option', { name: '6-12 months' }).click();
    await dialog.getByRole('combobox', { name: /Budget band/ }).click();
    await asCorporate.getByRole('option', { name: '₹50 Lakh - ₹1 Crore' }).click();
    await dialog.getByRole('button', { name: /Send|Submit/ }).click();
    await expect(page.getByText('1. Send a request, done')).toBeVisible();
  });

  await test.step('the NGO sees it without a reload, and accepts', async () => {
    await expect(asNgo.getByText(OBJECTIVE)).toBeVisible();
    const request = asNgo.getByRole('article').filter({ hasText: OBJECTIVE });
    await request.getByRole('button', { name: 'Accept', exact: true }).click();
    await asNgo.getByRole('button', { name: 'Accept request' }).click();
    await expect(page.getByText('2. Accept it, done')).toBeVisible();
  });

  await test.step('a page of a frame loads again, and stays where it is', async () => {
    await page.getByRole('button', { name: 'Show where: Complete a milestone, as the NGO' }).click();
    await expect(asNgo.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(asNgo.getByText(/Reading rooms for forty more schools/).first()).toBeVisible();
    await expectAccessible(page, { state: 'running' });
  });

  await test.step('the visitor ends it, and is who they were', async () => {
    await page.getByRole('button', { name: 'End now' }).click();
    await page.getByRole('button', { name: 'End and erase' }).click();
    await expect(page.getByRole('heading', { name: 'Your sandbox has ended' })).toBeVisible();
    expect(outside).toEqual([]);
    expect(await tokens()).toEqual(before);
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('sandbox'))),
    ).toEqual([]);
    await page.goto('/collaborations');
    await expect(page.getByText(OBJECTIVE)).toHaveCount(0);
  });
});
