import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const [, ngo] = DEMO_SIGN_INS;

test('a visitor finds stories on a phone, and is asked to sign in before sharing or liking', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/learn?tab=stories');
  const list = page.getByRole('list', { name: 'Success stories' });
  await expect(list.getByRole('article').first()).toBeVisible();
  await expectAccessible(page, { thoroughly: true });
  await page.getByRole('searchbox', { name: 'Search success stories' }).fill('TANKAS');
  await expect(list.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/\?tab=stories&search=TANKAS$/);
  await page.getByRole('combobox', { name: 'SDG goal' }).selectOption('Zero Hunger');
  await expect(page.getByText('No case studies found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all stories' }).click();
  const organization = page.getByRole('combobox', { name: 'Organization' });
  await expect(organization.getByRole('option')).toHaveCount(11);
  await organization.selectOption('Thar Dhāni Water and Fodder Trust');
  await expect(list.getByRole('article')).toHaveCount(1);
  await list.getByRole('link', { name: /^Four hundred tankas/ }).click();
  await page.getByRole('button', { name: /^Like this story/ }).click();
  await expect(
    page.getByRole('heading', { name: 'Welcome back' }).or(page.getByRole('heading', { level: 1 })),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  await page.goto('/learn?tab=stories');
  await page.getByRole('button', { name: 'Sign In to Share' }).click();
  await expect(toast(page, 'Authentication Required')).toContainText(
    'Please sign in to share your CSR success story.',
  );
  await expect(page).toHaveURL(/\/login$/);
});

test('a member likes a story once and takes it back, and shares its address', async ({ page, context }) => {
  if (!ngo) throw new Error('the demo data has no sign-ins');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, ngo.email, ngo.password);
  await page.goto('/learn?tab=stories&search=cr%C3%A8ches');
  await page.getByRole('link', { name: 'Ten crèches that pay for themselves' }).click();
  const like = page.getByRole('button', { name: /^Like this story/ });
  await expect(like).toBeVisible();
  const pressed = await like.getAttribute('aria-pressed');
  const count = async () => Number(/(\d+) like/.exec((await like.getAttribute('aria-label')) ?? '')?.[1]);
  const before = await count();
  await like.press('Enter');
  const step = pressed === 'true' ? -1 : 1;
  await expect.poll(count).toBe(before + step);
  await page.reload();
  await expect.poll(count).toBe(before + step);
  await like.press('Enter');
  await expect.poll(count).toBe(before);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(toast(page, 'Link Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
