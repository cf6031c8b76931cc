import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';

test('a workspace opens over the list and as a page of its own, with an address for each tab', async ({
  page,
}) => {
  await signInAs(page, 'csr@tungavarna.example', 'demo-corporate');
  await page.goto('/collaborations');
  const card = page.getByRole('article').first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name: /^Workspace/ }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('tab', { name: 'Team' }).click();
  await dialog.getByRole('link', { name: 'Open as page' }).click();
  await expect(page).toHaveURL(/\/collaborations\/collab_\w+\/team$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Team' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page, { state: 'the page of a workspace' });

  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Team' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(dialog, 'Back shows the dialog again').toBeVisible();

  await page.goto('/collaborations/collab_1_unknown/team');
  await expect(page.getByText('Collaboration not found')).toBeVisible();
  await page.getByRole('button', { name: 'Back to your collaborations' }).click();
  await expect(page).toHaveURL(/\/collaborations$/);
});
