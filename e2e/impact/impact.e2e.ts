import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, test } from '#platform/testing/browser.ts';

/** The map, and its mark of a region by what the mark says. */
const map = (page: Page) => page.getByRole('listbox', { name: 'Map of India' });
const mark = (page: Page, name: string | RegExp) => map(page).getByRole('option', { name });
const panel = (page: Page, region: string) =>
  page.locator('[aria-live]', { has: page.getByRole('heading', { name: region, exact: true }) });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('CSR spending is readable as tables', async ({ page }) => {
    await page.goto('/impact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Where India's CSR money goes");
    await expect(page.getByText('companies reported ₹34,908.75 Cr of CSR spend')).toBeVisible();
    await expect(page.locator('noscript p')).toHaveText(/^The controls on this page need JavaScript/);
    await expect(mark(page, 'Bihar: ₹1,387 Cr')).toBeVisible();
    await page.getByText('Table: States and union territories in figures').click();
    const bihar = page.getByRole('row', { name: /^Bihar/ }).first();
    await expect(bihar).toContainText('1,386.74');
    await expect(bihar).toContainText('33.76%');
    await expect(page.getByRole('row', { name: /^Education/ })).toContainText('₹10,085.78 Cr');
  });
});

test('the home page links from the top five to all figures', async ({ page }) => {
  await page.goto('/');
  const impact = page.getByRole('region', { name: 'CSR Impact, FY 2023-24' });
  await expect(impact.getByRole('row', { name: /Maharashtra/ })).toContainText('₹6,065.95 Cr');
  await expect(impact.getByRole('row', { name: /Livelihood Enhancement Projects/ })).toContainText(
    '₹2,360.09 Cr',
  );
  await expect(impact).toContainText(
    'Pan-India, centralized funds and unspecified allocations are excluded.',
  );
  await impact.getByRole('link', { name: 'Explore CSR spending' }).click();
  await expect(page).toHaveURL(/\/impact$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Where India's CSR money goes");
});

test('a reader compares states by spend and by spend per resident', async ({ page }) => {
  await page.goto('/impact');
  await expect(panel(page, 'All of India')).toContainText('₹1,46,208.42 Cr');
  await page.getByRole('radio', { name: 'Spend per resident' }).check();
  await expect(mark(page, 'Bihar: ₹133 per resident')).toBeVisible();
  await expect(page).toHaveURL(/by=resident/);

  await page.getByLabel('State or union territory').selectOption('Delhi');
  await expect(panel(page, 'Delhi')).toContainText('₹5,184');
  await expect(panel(page, 'Delhi')).toContainText('highest of 37');
  await expect(mark(page, /^Delhi/)).toHaveAttribute('aria-selected', 'true');

  await page.reload();
  await expect(panel(page, 'Delhi')).toContainText('3.43%');
  await expect(page.getByRole('radio', { name: 'Spend per resident' })).toBeChecked();
});

test('a state is chosen on the map with the keyboard alone', async ({ page }) => {
  await page.goto('/impact?state=Bihar');
  await expect(panel(page, 'Bihar')).toBeVisible();
  await page.getByRole('radio', { name: 'Spend', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(mark(page, /^Bihar/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(mark(page, /^Jharkhand/)).toBeFocused();
  await expect(panel(page, 'Bihar')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Jharkhand')).toContainText('28.81%');
  await page.keyboard.press('Escape');
  await expect(panel(page, 'All of India')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('State or union territory')).toBeFocused();
});

test('every mark of the map says what its table says', async ({ page }) => {
  await page.goto('/impact');
  await page.getByText('Table: States and union territories in figures').click();
  const table = page.getByRole('table', { name: /^CSR spend, residents and poverty/ });
  await expect(table.locator('tbody tr')).toHaveCount(37);
  const column = (at: number) => table.locator(`tbody tr > :nth-child(${at})`).allTextContents();
  const [regions, spend, each] = await Promise.all([column(1), column(2), column(4)]);
  const rounded = (figure = '') => Math.round(Number(figure.replaceAll(',', ''))).toLocaleString('en-IN');
  const saidBy = async () =>
    (
      await map(page)
        .getByRole('option')
        .evaluateAll((marks) => marks.map((said) => said.ariaLabel))
    ).sort();

  const inCrore = regions.map((region, at) => `${region}: ₹${rounded(spend[at])} Cr`);
  await expect.poll(saidBy).toEqual(inCrore.sort());
  await page.getByRole('radio', { name: 'Spend per resident' }).check();
  const perResident = regions.map((region, at) => `${region}: ₹${each[at]} per resident`);
  await expect.poll(saidBy).toEqual(perResident.sort());

  await table.getByRole('button', { name: 'In poverty' }).click();
  await expect(table.locator('tbody tr').first()).toContainText('Bihar');
  await expect(table.getByRole('columnheader', { name: 'In poverty' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test('a year of sectors is chosen, and a missing figure is not zero', async ({ page }) => {
  await page.goto('/impact');
  await page.getByRole('radio', { name: '2020-21' }).check();
  const sectors = page.getByRole('table', { name: 'CSR spend by sector, FY 2020-21' });
  await expect(sectors.getByRole('row').nth(1)).toContainText('Health Care₹7,325.83 Cr');
  await expect(sectors.getByRole('row', { name: /Technology incubators/ })).toContainText('₹62.62 Cr<1%');

  await page.getByLabel('State or union territory').selectOption('Lakshadweep');
  await expect(page.getByRole('img', { name: /^Lakshadweep: .*FY 2019-20 not available/ })).toBeVisible();
});

test('the downloads equal the published tables', async ({ page }) => {
  await page.goto('/impact');
  const links = page.getByRole('link', { name: /^Download/ });
  const files = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect([...new Set(files)].sort()).toEqual([
    '/data/csr-spend-by-sector.csv',
    '/data/csr-spend-by-state.csv',
    '/data/csr-spend-by-year.csv',
    '/data/regions.csv',
  ]);
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download spend by year (CSV)' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('csr-spend-by-year.csv');
  expect(readFileSync(await download.path(), 'utf8')).toBe(
    readFileSync('public/data/csr-spend-by-year.csv', 'utf8'),
  );
  expect((await page.request.get('/data/sources.txt')).headers()['content-type']).toContain('text/plain');
});

test('CSR spending with a state chosen and every table open has no accessibility violation', async ({
  page,
}) => {
  // Axe looks at every cell of every table; the default time is for a person's clicks.
  test.slow();
  await page.goto('/impact?state=Kerala');
  await expect(panel(page, 'Kerala')).toBeVisible();
  await mark(page, /^Rajasthan/).focus();
  for (const twin of await page.getByText(/^Table: /).all()) await twin.click();
  await expectAccessible(page);
});
