import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const admin = DEMO_SIGN_INS.find(({ role }) => role === 'Admin') ?? { email: '', password: '' };
const DUPLICATE = { email: 'office@jingkieng.example', name: 'Jingkieng Living Heritage Trust' };
const KEPT = { email: 'office@siangcane.example', name: 'Siang Valley Bamboo and Cane Artisans Society' };
/** A project of the duplicate. */
const MOVED = 'Eight hanging bridges';
const PASSWORD = 'demo-member';

test('an admin merges a duplicate into the organisation that is kept, whose owner sees the records', async ({
  page,
  newPerson,
}) => {
  const member = await newPerson();
  await signInAs(member, DUPLICATE.email, PASSWORD);
  await member.goto('/profile');
  await expect(member.getByRole('heading', { level: 1 })).toBeVisible();

  await signInAs(page, admin.email, admin.password);
  await page.goto('/admin/people');
  await page.getByRole('searchbox', { name: 'Search' }).fill(DUPLICATE.email);
  await page.getByRole('main').getByRole('link', { name: DUPLICATE.name }).click();
  await page.getByRole('button', { name: 'Merge into another organisation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge into another organisation' });
  await dialog.getByRole('combobox', { name: 'Organisation that is kept' }).fill('Siang Valley');
  await page.getByRole('option', { name: KEPT.name }).click();
  await expect(dialog.getByRole('table', { name: 'The two members' })).toContainText(KEPT.name);
  await expect(dialog.getByText('Projects: 3')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Stays behind or is lost' })).toBeVisible();
  await expectAccessible(page, { thoroughly: true, state: 'compared' });

  await page.setViewportSize({ width: 360, height: 740 });
  await dialog.getByLabel('Reason').fill('The same office signed up twice.');
  await dialog.getByLabel('Name of the duplicate').fill('Jingkieng');
  await dialog.getByRole('button', { name: 'Merge for good' }).click();
  await expect(dialog.getByText(`Please type the name exactly: ${DUPLICATE.name}`)).toBeVisible();
  await expectAccessible(page, { state: 'another name' });
  await dialog.getByLabel('Name of the duplicate').fill(DUPLICATE.name);
  await dialog.getByRole('button', { name: 'Merge for good' }).click();
  await expect(toast(page, 'Merged')).toBeVisible();
  await expect(page.getByText(/^Merged on /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeHidden();
  await expectAccessible(page, { state: 'merged' });
  await page.getByRole('main').getByRole('link', { name: KEPT.name }).click();
  await expect(page.getByRole('heading', { name: 'Accounts merged into this one' })).toBeVisible();
  await expectAccessible(page, { thoroughly: true, state: 'kept' });

  await member.goto('/collaborations');
  await expect(member).toHaveURL(/\/login/);
  await member.getByRole('textbox', { name: 'Email' }).fill(DUPLICATE.email);
  await member.locator('input[name=password]').fill(PASSWORD);
  await member.getByRole('button', { name: 'Sign In' }).click();
  await expect(member.getByText(/^This account was merged into that of “Siang Valley/).first()).toBeVisible();
  await expect(member.getByText(KEPT.email)).toBeHidden();

  const visitor = await newPerson();
  const answer = await visitor.request.get('/members/jingkieng-living-heritage-trust', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([
    301,
    expect.stringMatching(/^\/members\/siang-valley-bamboo/),
  ]);
  await visitor.goto('/members/jingkieng-living-heritage-trust');
  await expect(visitor).toHaveURL(/\/members\/siang-valley-bamboo/);
  await expect(visitor.getByRole('heading', { level: 1, name: KEPT.name })).toBeVisible();
  await signInAs(visitor, KEPT.email, PASSWORD);
  await visitor.goto('/profile?tab=projects');
  await expect(visitor.getByText(MOVED).first()).toBeVisible();
});

test('a pair that cannot be merged, or is not compared yet, says so to an admin who goes on', async ({
  page,
}) => {
  await signInAs(page, admin.email, admin.password);
  await page.goto('/admin/people');
  await page.getByRole('searchbox', { name: 'Search' }).fill('office@pavizham.example');
  await page.getByRole('main').getByRole('link', { name: 'Pavizham Reef and Lagoon Stewards' }).click();
  await page.getByRole('button', { name: 'Merge into another organisation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge into another organisation' });
  const goOn = dialog.getByRole('button', { name: 'Merge for good' });
  const kept = dialog.getByRole('combobox', { name: 'Organisation that is kept' });
  const choose = async (search: string) => {
    await kept.fill(search);
    await page.getByRole('option', { name: new RegExp(search) }).click();
  };
  await goOn.click();
  await expect(kept).toHaveAccessibleDescription(/Please choose the organisation that is kept/);

  const addresses = '**/service/api/admin/people/*/merge-preview';
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await answered;
    await route.abort();
  });
  await choose('Backwater');
  await expect(dialog.getByRole('status', { name: 'Comparing' })).toBeVisible();
  await goOn.click();
  await expect(kept).toHaveAccessibleDescription(/Please wait until the two are compared/);
  answer();
  await expect(dialog.getByText('Failed to compare the two')).toBeVisible();
  await expect(kept).not.toHaveAccessibleDescription(/Please wait/);
  await goOn.click();
  await expect(kept).toHaveAccessibleDescription(/The two could not be compared/);
  await expectAccessible(page, { state: 'not compared' });
  await page.unroute(addresses);
  await dialog.getByRole('button', { name: 'Retry' }).click();

  await expect(dialog.getByText('These two cannot be merged', { exact: true })).toBeVisible();
  await expect(dialog.getByText(/^Both are or were in the collaboration /)).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toBeHidden();
  await goOn.click();
  await expect(kept).toHaveAccessibleDescription(/These two cannot be merged\. Please choose another one/);
  await expect(kept).toBeFocused();
  await expectAccessible(page, { state: 'refused' });

  await choose('Siang Valley');
  await expect(dialog.getByLabel('Reason')).toBeVisible();
  await expect(kept).not.toHaveAccessibleDescription(/cannot be merged/);
  // Nobody has seen these fields before.
  await expect(dialog.getByText('Reason is required')).toBeHidden();
  await goOn.click();
  await expect(dialog.getByText('Reason is required')).toBeVisible();
});
