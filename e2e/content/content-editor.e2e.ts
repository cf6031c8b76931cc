import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const admin = DEMO_SIGN_INS.find(({ role }) => role === 'Admin') ?? { email: '', password: '' };
const WORDS = 'Asha Foundation, 12 MG Road, Pune 411001.';

test("an admin writes the operator's details, publishes them and unpublishes them: visitors see it", async ({
  page,
  newPerson,
}) => {
  const visitor = await newPerson();
  const operator = visitor.getByRole('region', { name: 'Who runs this installation' });
  await signInAs(page, admin.email, admin.password);
  await page.goto('/admin');
  await page
    .getByRole('list', { name: 'Quick links' })
    .getByRole('link', { name: 'Homepage Content' })
    .click();
  await expect(page.getByRole('link', { name: 'Main heading' })).toBeVisible();
  await expect(page.getByText('CSR that both sides can stand behind')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Page' }).selectOption('Operator');
  await page.getByRole('link', { name: 'Details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Details' })).toBeFocused();
  await expect(page.getByText('Built in', { exact: true })).toBeVisible();

  const content = page.getByRole('textbox', { name: 'Content' });
  await content.fill(`<p onclick="x()">${WORDS}</p>`);
  await expect(page.getByText('You have unsaved changes. Click "Save Changes" to apply them.')).toBeVisible();
  await page.getByRole('link', { name: 'All blocks of Operator' }).click();
  await page.getByRole('button', { name: 'Stay', exact: true }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Version 1 saved')).toContainText('The HTML was cleaned up');
  await expect(content).toHaveValue(`<p>${WORDS}</p>`);
  await expect(page.getByText('Draft, version 1')).toBeVisible();
  await visitor.goto('/terms');
  await expect(operator).toContainText('The operator has not yet entered');

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published, version 1')).toBeVisible();
  await expectAccessible(page, { state: 'editor' });
  await visitor.reload();
  await expect(operator).toContainText(WORDS);

  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Draft, version 1')).toBeVisible();
  await visitor.reload();
  await expect(operator).toContainText('The operator has not yet entered');
  await page.getByRole('link', { name: 'All blocks of Operator' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Page texts' })).toBeFocused();
  await expect(page.getByText(WORDS)).toBeVisible();
});

test('two admins edit the same block: the second keeps the text and chooses which version stays', async ({
  page,
  newPerson,
}) => {
  const second = await newPerson();
  for (const one of [page, second]) {
    await signInAs(one, admin.email, admin.password);
    await one.goto('/admin/content?page=home_features&block=sub_heading');
    await expect(one.getByRole('textbox', { name: 'Content' })).toHaveValue(/^From the first search/);
  }
  const content = second.getByRole('textbox', { name: 'Content' });
  const save = second.getByRole('button', { name: 'Save Changes' });
  await page.getByRole('textbox', { name: 'Content' }).fill('Words of the first admin.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Draft, version 1')).toBeVisible();

  await content.fill('Words of the second admin.');
  await save.click();
  const conflict = second.getByRole('alert').filter({ hasText: 'Changed elsewhere' });
  await expect(conflict).toContainText('Another admin saved version 1');
  await expect(content).toHaveValue('Words of the second admin.');
  await expectAccessible(second, { state: 'conflict' });
  await second.getByRole('button', { name: 'Keep my text and replace version 1' }).click();
  await expect(content).toBeFocused();
  await save.click();
  await expect(second.getByText('Draft, version 2')).toBeVisible();

  await page.getByRole('textbox', { name: 'Content' }).fill('Other words of the first admin.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Discard my text and load version 2' }).click();
  await expect(page.getByRole('textbox', { name: 'Content' })).toHaveValue('Words of the second admin.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published, version 2')).toBeVisible();
  const visitor = await newPerson();
  await visitor.goto('/');
  await visitor.getByRole('heading', { name: 'One platform, three places to work' }).scrollIntoViewIfNeeded();
  await expect(visitor.getByText('Words of the second admin.')).toBeVisible();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Draft, version 2')).toBeVisible();
});

test('blocks that could not be loaded are said to be so', async ({ page }) => {
  await signInAs(page, admin.email, admin.password);
  await page.route('**/drafts', (route) => route.fulfill({ status: 400, body: '{}' }));
  await page.goto('/admin/content?page=terms');
  await expect(page.getByText('Failed to Load Content')).toBeVisible();
  await page.unroute('**/drafts');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name: 'Main content' })).toBeVisible();
});
