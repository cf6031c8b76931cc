import { readFile } from 'node:fs/promises';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';

const [corporate, ngo] = DEMO_SIGN_INS;

test('a company keeps a list of partners with notes, shares it and saves it as a file', async ({
  page,
  context,
  newPerson,
}) => {
  if (!corporate || !ngo) throw new Error('the demo data has no sign-ins');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, corporate.email, corporate.password);
  await page.goto('/marketplace?type=ngo&saved=true');
  const lists = page.getByRole('region', { name: 'Lists' });
  const dialog = page.getByRole('dialog');
  await expect(lists.getByText('No lists yet.')).toBeVisible();
  await expectAccessible(page, { state: 'no lists' });

  await lists.getByRole('button', { name: 'New list' }).press('Enter');
  await dialog.getByRole('button', { name: 'Make list' }).click();
  await expect(dialog.getByText('Please give the list a name')).toBeVisible();
  await expect(dialog.getByLabel('Name of the list')).toBeFocused();
  await page.keyboard.type('Water');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(lists.getByRole('listitem')).toHaveText(['Water0 partners']);

  // From a card, and from the detail dialog.
  await page.goto('/marketplace?type=ngo');
  const more = page.getByRole('button', { name: /^More:/ }).first();
  await more.press('Enter');
  await page.getByRole('menuitem', { name: /^Add to list:/ }).press('Enter');
  await dialog.getByLabel('Note').fill('Met in Ranchi');
  await expectAccessible(page, { state: 'add to a list' });
  await dialog.getByRole('button', { name: 'Add to list' }).click();
  await expect(dialog).toBeHidden();
  await expect(more).toBeFocused();
  await page
    .getByRole('button', { name: /^View Profile:/ })
    .nth(1)
    .click();
  await dialog.getByRole('button', { name: /^Add to list:/ }).click();
  const adding = page.getByRole('dialog', { name: /^Add .* to a list$/ });
  await adding.getByRole('button', { name: 'Add to list' }).click();
  await expect(adding).toBeHidden();

  await page.goto('/marketplace?saved=true');
  await lists.getByRole('link', { name: 'Water' }).press('Enter');
  await expect(dialog.getByRole('heading', { name: '2 partners' })).toBeVisible();
  await expect(dialog.getByText('Met in Ranchi')).toBeVisible();
  await expectAccessible(page, { state: 'a list' });

  await dialog.getByRole('button', { name: /^Add note:/ }).click();
  const noting = page.getByRole('dialog', { name: /^Note on/ });
  await noting.getByLabel('Note').fill('Ask again in June');
  await noting.getByRole('button', { name: 'Save note' }).click();
  await expect(dialog.getByText('Ask again in June')).toBeVisible();

  await dialog.getByRole('button', { name: 'Rename' }).click();
  const naming = page.getByRole('dialog', { name: 'Rename list' });
  await naming.getByLabel('Name of the list').fill('Water in Jharkhand');
  await naming.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('dialog', { name: 'Water in Jharkhand' })).toBeVisible();

  for (const [label, start] of [
    ['Save as CSV', '\uFEFFName,'],
    ['Save as XLSX', 'PK'],
  ] as const) {
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: label }).click();
    const file = await (await saved).path();
    expect((await readFile(file)).toString().startsWith(start)).toBe(true);
  }

  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  // Somebody of another organisation does not find it.
  const stranger = await newPerson();
  await signInAs(stranger, ngo.email, ngo.password);
  await stranger.goto(link);
  await expect(stranger.getByRole('dialog').getByRole('alert')).toContainText('Failed to load this list');

  await page.goto(link);
  await dialog
    .getByRole('button', { name: /^Remove:/ })
    .first()
    .press('Enter');
  await expect(dialog.getByRole('heading', { name: '1 partner' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('heading', { name: '2 partners' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Delete list' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this list?' });
  await question.getByRole('button', { name: 'Delete list' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(lists.getByText('No lists yet.')).toBeVisible();
});

test('lists that could not be loaded can be asked for again', async ({ page }) => {
  if (!corporate) throw new Error('the demo data has no sign-ins');
  await signInAs(page, corporate.email, corporate.password);
  await page.route('**/service/api/marketplace/shortlists', (route) =>
    route.fulfill({ status: 400, body: '{}' }),
  );
  await page.goto('/marketplace?saved=true');
  const lists = page.getByRole('region', { name: 'Lists' });
  await expect(lists.getByRole('alert')).toContainText('Failed to load your lists');
  await page.unroute('**/service/api/marketplace/shortlists');
  await lists.getByRole('button', { name: 'Retry' }).click();
  await expect(lists.getByText('No lists yet.')).toBeVisible();
});
