import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const ngo = DEMO_SIGN_INS[1];
const REASON = 'Our teachers are with another partner until March.';

test.beforeEach(async ({ page }) => {
  if (!ngo) throw new Error('the demo data has no NGO sign-in');
  await signInAs(page, ngo.email, ngo.password);
  await page.goto('/profile?tab=connections');
});

test('a decline that fails keeps the reason as typed, and goes out with it later', async ({ page }) => {
  await page.route('**/service/api/collaboration-requests/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  );
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Decline' }) })
    .first();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline this request?' });
  await dialog.getByLabel(/^Reason/).fill(REASON);
  await dialog.getByRole('button', { name: 'Decline request' }).click();
  await expect(dialog.getByText('The request was not declined')).toBeVisible();
  await expect(dialog.getByLabel(/^Reason/)).toHaveValue(REASON);

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await card.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByLabel(/^Reason/), 'also after the dialog was closed').toHaveValue(REASON);
  await page.unroute('**/service/api/collaboration-requests/*');
  await dialog.getByRole('button', { name: 'Decline request' }).click();
  await expect(dialog).toBeHidden();
  const settled = page.getByRole('article').filter({ hasText: REASON });
  await expect(settled.getByText('Declined', { exact: true })).toBeVisible();
  await expect(settled.getByText('Your reason')).toBeVisible();
  await expect(settled.getByRole('link', { name })).toHaveAttribute('href', /\/marketplace\?profile=/);
});

test('a request that was answered in another tab says so and shows its status', async ({ page, context }) => {
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Accept' }) })
    .first();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('button', { name: 'Accept' }).click();
  const dialog = page.getByRole('dialog', { name: 'Accept this request?' });
  await expect(dialog).toBeVisible();

  const other = await context.newPage();
  if (ngo) await signInAs(other, ngo.email, ngo.password);
  await other.goto('/profile?tab=connections');
  await other.getByRole('button', { name: 'Decline' }).first().click();
  await other.getByRole('button', { name: 'Decline request' }).click();
  await expect(toast(other, 'Request declined')).toBeVisible();
  await other.close();

  await dialog.getByRole('button', { name: 'Accept request' }).click();
  await expect(toast(page, 'Already answered')).toBeVisible();
  await expect(dialog).toBeHidden();
  const settled = page.getByRole('article').filter({ hasText: name });
  await expect(settled.getByText('Declined').first()).toBeVisible();
});

test('styles that another tab loads do not change this one', async ({ page }) => {
  const look = () =>
    page.getByRole('tab', { name: /^Incoming/ }).evaluate((tab) => {
      const { padding, backgroundColor } = getComputedStyle(tab);
      return { padding, backgroundColor };
    });
  const before = await look();
  await page.getByRole('tab', { name: 'Stories' }).click();
  await expect(page.getByRole('button', { name: 'Share Your Story' })).toBeVisible();
  await page.getByRole('tab', { name: 'Connections' }).click();
  await expect.poll(look).toEqual(before);
});
