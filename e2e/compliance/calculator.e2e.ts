import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, test } from '#platform/testing/browser.ts';

test('anyone works out what a company must spend, sees the rule, tries a Bill and shares the figures', async ({
  page,
}) => {
  await page.goto('/impact');
  await page.getByRole('link', { name: /The CSR calculator/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'CSR calculator' })).toBeVisible();
  await page.getByLabel('Financial year of the duty').selectOption('2026-27');
  await page.getByLabel('Net profit of FY 2025-26').fill('9 Cr');
  await page.getByLabel('Net profit of FY 2024-25').fill('-6 crore');
  await page.getByLabel('Net profit of FY 2023-24').fill('120000000');
  await expect(page.getByText('To spend: ₹10,00,000 (₹10 lakh)')).toBeVisible();
  await page.getByText('2% of the average is ₹10,00,000, rounded up to the next rupee.').click();
  await expect(page.getByText('Share of average net profit: s.135(5), since 1 Apr 2014.')).toBeVisible();
  await page.getByText('Where the law is not clear').click();
  await expect(page.getByText('The share of the average would be ₹14,00,000.')).toBeVisible();
  await expectAccessible(page);

  await page.getByText('What if the law were another one?').click();
  await page.getByLabel('Law', { exact: true }).selectOption('bill-2026');
  await expect(page.getByText('Bill, not law: Corporate Laws (Amendment) Bill, 2026')).toBeVisible();
  await expect(page.getByText('A figure is missing to tell')).toBeVisible();

  await page.getByLabel('Turnover').fill('12 Cr');
  await page.getByLabel('Net worth').fill('20 Cr');
  await expect(page.getByText('CSR does not apply', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Turnover')).toHaveValue('12 Cr');
  await expect(page.getByText('CSR does not apply', { exact: true })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('CSR calculation 2026-27.pdf');
  await expectAccessible(page);
});
