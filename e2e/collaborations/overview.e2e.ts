import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';

test('a phone shows the list before the filters, and those that are set', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, 'csr@tungavarna.example', 'demo-corporate');
  await page.goto('/collaborations');
  const more = page.getByRole('button', { name: 'More filters' });
  const status = page.getByRole('combobox', { name: 'Status' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(status).toBeHidden();
  await more.press('Enter');
  await status.selectOption('Completed');
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  await expectAccessible(page, { state: 'filters shown' });

  await page.reload();
  await expect(status).toHaveValue('completed');
  await page.getByRole('button', { name: 'Fewer filters' }).press('Enter');
  await expect(status).toBeHidden();

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(status).toBeVisible();
  await expect(page.getByRole('button', { name: 'More filters' })).toBeHidden();
});
