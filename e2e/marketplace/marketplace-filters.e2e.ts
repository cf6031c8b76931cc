import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';

const [corporate] = DEMO_SIGN_INS;

test.beforeEach(async ({ page }) => {
  if (!corporate) throw new Error('the demo data has no sign-ins');
  await signInAs(page, corporate.email, corporate.password);
});

test('further filters say how many they find, and become tags that can be taken away', async ({ page }) => {
  await page.goto('/marketplace');
  const form = page.getByRole('complementary', { name: 'Filters' });
  await expect(form.getByRole('radio', { name: /^NGO\/Non-profit \(\d+\)$/ })).toBeVisible();
  await form.getByRole('button', { name: 'More filters' }).click();
  await form.getByText('Focus area', { exact: true }).click();
  const education = form.getByRole('checkbox', { name: /^Education \(\d+\)$/ });
  const name =
    (await education.getAttribute('aria-label')) ?? (await form.getByText(/^Education \(\d+\)$/).innerText());
  const [, count] = /\((\d+)\)/.exec(name) ?? [];
  await education.check();
  await expect(page).toHaveURL(/focus=Education/);
  await expect(page.getByRole('heading', { name: `${count} results` })).toBeVisible();
  await form.getByRole('checkbox', { name: /Eligible for CSR funds/ }).check();
  await expect(page).toHaveURL(/csr=true/);
  await expectAccessible(page);

  const tags = page.getByRole('list', { name: 'Filters that are set' });
  await tags.getByRole('button', { name: 'Remove the filter Focus area: Education' }).click();
  await expect(page).not.toHaveURL(/focus=/);
  await expect(page).toHaveURL(/csr=true/);
  await page.reload();
  await expect(form.getByRole('checkbox', { name: /Eligible for CSR funds/ })).toBeChecked();
  await tags.getByRole('button', { name: 'Clear all tags' }).click();
  await expect(page).toHaveURL(/\/marketplace$/);
  await expect(tags).toBeHidden();
});

test('a district is suggested, and found by its name', async ({ page }) => {
  await page.goto('/marketplace?location=Odisha');
  const form = page.getByRole('complementary', { name: 'Filters' });
  await form.getByRole('button', { name: 'More filters' }).click();
  await form.getByRole('combobox', { name: 'District or town' }).fill('Kora');
  await page.getByRole('option', { name: 'Koraput' }).click();
  await expect(page).toHaveURL(/district=Koraput/);
  await expect(page.getByRole('button', { name: 'Remove the filter District: Koraput' })).toBeVisible();
});

test('an open list of choices is in its landmark and names an option that it shows', async ({ page }) => {
  await page.goto('/marketplace');
  const form = page.getByRole('complementary', { name: 'Filters' });
  const location = form.getByRole('combobox', { name: 'Location' });
  await location.press('ArrowDown');
  await expect(location).toHaveAttribute('aria-activedescendant');
  await expectAccessible(page, { state: 'list open' });
  await location.pressSequentially('Odi');
  await expect(form.getByRole('listbox').getByRole('option')).toHaveText([/^Odisha/]);
  await expect(location).not.toHaveAttribute('aria-activedescendant');
  await expectAccessible(page, { state: 'list searched' });
  // The narrow views have closed the list.
  await location.fill('Odi');
  await location.press('ArrowDown');
  await expect(location).toHaveAttribute('aria-activedescendant');
  await location.press('Enter');
  await expect(page).toHaveURL(/location=Odisha/);
});

test('NGOs are found by their papers', async ({ page }) => {
  await page.goto('/marketplace');
  const form = page.getByRole('complementary', { name: 'Filters' });
  await form.getByRole('button', { name: 'More filters' }).click();
  await form.getByText('Papers in date', { exact: true }).click();
  await form.getByRole('checkbox', { name: /^12A \(\d+\)$/ }).check();
  await form.getByRole('checkbox', { name: /^FCRA \(number as given\) \(\d+\)$/ }).check();
  await expect(page).toHaveURL(/paper=12a%2Cfcra/);
  const tags = page.getByRole('list', { name: 'Filters that are set' });
  await tags.getByRole('button', { name: 'Remove the filter Papers in date: 12A' }).click();
  await expect(page).toHaveURL(/paper=fcra/);
  await expect(form.getByRole('checkbox', { name: /^12A/ })).not.toBeChecked();
});

test('the order can be chosen, and stays when filters are cleared', async ({ page }) => {
  await page.goto('/marketplace?type=ngo');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Best match');
  await expect(page).toHaveURL(/sort=match/);
  const scores = page.getByText(/^AI Match \d+%$/);
  // The list before stays until the new one arrives.
  await expect(async () => {
    const shown = (await scores.allInnerTexts()).map((text) => Number(/\d+/.exec(text)));
    expect(shown).toHaveLength(10);
    expect(shown[0]).toBeGreaterThanOrEqual(shown[9] ?? 100);
  }).toPass();
  await page.getByRole('button', { name: 'Clear all tags' }).click();
  await expect(page).toHaveURL(/\/marketplace\?sort=match$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the further filters are in the drawer', async ({ page }) => {
    await page.goto('/marketplace');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByRole('button', { name: 'More filters' }).click();
    await drawer.getByText('Price of a service').click();
    // The list before is faint until the new one arrives.
    const listed = page.waitForResponse(/\/marketplace\/profiles\?.*price=10-50-thousand/);
    await drawer.getByRole('checkbox', { name: /₹10,000 to ₹50,000/ }).check();
    await expect(page).toHaveURL(/price=10-50-thousand/);
    await listed;
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
});

test('up to four members are compared side by side, at an address of their own', async ({ page }) => {
  await page.goto('/marketplace?type=ngo');
  const boxes = page.getByRole('checkbox', { name: /^Compare: / });
  for (const at of [0, 1, 2]) await boxes.nth(at).check();
  await expect(page.getByText('3 of 4 picked')).toBeVisible();
  await boxes.nth(3).check();
  await expect(boxes.nth(4)).toBeDisabled();
  await boxes.nth(3).uncheck();
  const name = (await boxes.first().getAttribute('aria-label'))?.replace('Compare: ', '') ?? '';
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(/compare=/);
  const dialog = page.getByRole('dialog', { name: 'Compare members' });
  await expect(dialog.getByRole('columnheader', { name })).toBeVisible();
  await expect(dialog.getByRole('columnheader')).toHaveCount(4);
  await expect(dialog.getByRole('rowheader', { name: 'Focus areas' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(dialog.getByRole('columnheader', { name })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page).not.toHaveURL(/compare=/);
  await expect(page.getByText('3 of 4 picked')).toBeVisible();
});
