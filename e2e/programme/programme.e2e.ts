import { readFileSync } from 'node:fs';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

test('a company sees all projects and milestones, keeps a view, and saves files', async ({ page }) => {
  await signInAs(page, 'csr@tungavarna.example', 'demo-corporate');
  await page.goto('/collaborations');
  await page.getByRole('link', { name: 'All projects as a table' }).click();
  const table = page.getByRole('table', { name: 'Projects', exact: true });
  await expect(table.getByRole('row')).not.toHaveCount(1);
  await expectAccessible(page, { state: 'the programme' });

  await test.step('filters and order are in the address, and a view keeps them', async () => {
    // The address says what is checked, and follows the click.
    await page.getByRole('checkbox', { name: 'Late', exact: true }).click();
    await expect(page).toHaveURL(/late=true/);
    await expect(page.getByRole('checkbox', { name: 'Late', exact: true })).toBeChecked();
    await page.getByRole('button', { name: 'Budget' }).click();
    await expect(page.getByRole('columnheader', { name: 'Budget' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await page.getByRole('button', { name: 'Save this view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this view' });
    await dialog.getByLabel('Name of the view').fill('Late, by budget');
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(dialog).toBeHidden();
    await page.goto('/programme');
    const views = page.getByRole('navigation', { name: 'Saved views' });
    await views.getByRole('link', { name: 'Late, by budget' }).click();
    await expect(page.getByRole('checkbox', { name: 'Late', exact: true })).toBeChecked();
    await views.getByRole('button', { name: 'More actions for Late, by budget' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(toast(page, 'View deleted')).toBeVisible();
    await expect(views).toHaveCount(0);
  });

  await test.step('files have what is filtered', async () => {
    const board = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Board report (PDF)' }).click();
    expect(
      readFileSync(await (await board).path())
        .subarray(0, 4)
        .toString(),
    ).toBe('%PDF');
    const sheet = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as XLSX' }).click();
    expect((await sheet).suggestedFilename()).toMatch(/^Programme collaborations .*\.xlsx$/);
  });

  await test.step('a phone shows milestones as cards', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByText('Milestones', { exact: true }).first().click();
    await expect(page.getByRole('region', { name: 'Milestones' }).getByRole('row').first()).toBeVisible();
    await expectAccessible(page, { state: 'milestones of the programme on a phone' });
  });
});
