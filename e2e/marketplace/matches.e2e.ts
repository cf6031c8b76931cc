import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';

const [corporate, ngo] = DEMO_SIGN_INS;

test('a company sees how well an NGO fits, why, and whether CSR money may go there', async ({ page }) => {
  if (!corporate) throw new Error('the demo data has no sign-ins');
  await signInAs(page, corporate.email, corporate.password);
  await page.goto('/marketplace?type=ngo');
  const card = page.getByRole('article').first();
  await expect(card.getByText(/^AI Match \d+%$/)).toBeVisible();
  await expect(card.getByText(/^(Eligible|Not eligible|Unsure) for CSR funds$/)).toBeVisible();
  const score = Number((await card.getByText(/^AI Match/).innerText()).replace(/\D/g, ''));

  await card.getByRole('button', { name: /^View Profile/ }).click();
  const why = page.getByRole('dialog').getByRole('region', { name: 'Why this match' });
  await expect(why.getByRole('listitem')).toHaveCount(5);
  await expect(why.getByText(`AI Match ${score}%`)).toBeVisible();
  const points = await why.getByText(/^\d+ of \d+$/).allInnerTexts();
  expect(points.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(score);
  await expect(why.getByText(/Focus areas in common|No focus area in common/)).toBeVisible();
  await expectAccessible(page, { state: 'why this match' });
});

test('an NGO sees the companies that it fits, and a failure can be tried again', async ({ page }) => {
  if (!ngo) throw new Error('the demo data has no sign-ins');
  await signInAs(page, ngo.email, ngo.password);
  await page.goto('/marketplace?type=corporate');
  const card = page.getByRole('article').first();
  await expect(card.getByText(/^AI Match \d+%$/)).toBeVisible();
  await expect(card.getByText(/for CSR funds/)).toBeHidden();

  await page.route('**/service/api/marketplace/matches?*', (route) =>
    route.fulfill({ status: 400, body: '{}' }),
  );
  await card.getByRole('button', { name: /^View Profile/ }).click();
  const why = page.getByRole('dialog').getByRole('region', { name: 'Why this match' });
  await expect(why.getByRole('alert')).toContainText('The match could not be computed.');
  await page.unroute('**/service/api/marketplace/matches?*');
  await why.getByRole('button', { name: 'Retry' }).click();
  await expect(why.getByRole('listitem')).toHaveCount(5);
});

test('collaborations and the own profile name partners that fit, each a link to why', async ({ page }) => {
  if (!corporate) throw new Error('the demo data has no sign-ins');
  await signInAs(page, corporate.email, corporate.password);
  const partners = page.getByRole('region', { name: 'Partners that fit' });
  for (const path of ['/profile', '/collaborations']) {
    await page.goto(path);
    await expect(partners.getByRole('listitem')).toHaveCount(3);
  }
  await expectAccessible(page, { state: 'partners that fit' });
  await partners.getByRole('link').first().click();
  const why = page.getByRole('dialog').getByRole('region', { name: 'Why this match' });
  await expect(why.getByText(/^AI Match \d+%$/)).toBeVisible();
});

test('need against money counts when the member wants it, and stays chosen', async ({ page }) => {
  if (!corporate) throw new Error('the demo data has no sign-ins');
  await signInAs(page, corporate.email, corporate.password);
  const need = page.getByRole('switch', { name: 'Count need against money' });
  const set = async (wanted: boolean) => {
    await page.goto('/marketplace?type=ngo&location=Bihar');
    await page.getByRole('button', { name: 'More filters' }).click();
    await expect(need).toBeEnabled();
    await expect(need).toBeChecked({ checked: !wanted });
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().endsWith('/match-settings'),
    );
    await need.press('Space');
    await saved;
    await expect(need).toBeChecked({ checked: wanted });
  };
  await set(true);
  await expectAccessible(page, { state: 'need against money' });
  await page
    .getByRole('button', { name: /^View Profile/ })
    .first()
    .click();
  const why = page.getByRole('dialog').getByRole('region', { name: 'Why this match' });
  await expect(why.getByRole('listitem')).toHaveCount(6);
  await expect(why.getByRole('heading', { name: 'Need against money' })).toBeVisible();
  await expect(
    why.getByText(/% of people are poor, and ₹[\d,]+ of CSR money came per resident/),
  ).toBeVisible();

  // After a reload it is still on; then off again for the other journeys.
  await set(false);
  await page.reload();
  await page.getByRole('button', { name: 'More filters' }).click();
  await expect(need).toBeEnabled();
  await expect(need).not.toBeChecked();
});
