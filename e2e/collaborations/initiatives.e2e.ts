import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

test('an initiative is discarded only after a question, and the focus returns to the button', async ({
  page,
}) => {
  await signInAs(page, 'csr@tungavarna.example', 'demo-corporate');
  await page.goto('/collaborations');
  const opener = page.getByRole('button', { name: 'Create New Collaboration' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create New Initiative' });
  const title = dialog.getByRole('textbox', { name: 'Title' });
  await expect(title).toBeFocused();
  await title.fill('Rain water for forty schools');

  const question = page.getByRole('dialog', { name: 'Discard this initiative?' });
  await title.press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(title).toHaveValue('Rain water for forty schools');

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(title).toHaveValue('');
});

test('a refused milestone shows its error, and then the initiative is stored with all milestones', async ({
  page,
}) => {
  await signInAs(page, 'csr@tungavarna.example', 'demo-corporate');
  await page.goto('/collaborations');
  await page.getByRole('button', { name: 'Create New Collaboration' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Initiative' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Books for forty schools');
  await dialog.getByLabel('Type').selectOption('Project');
  await dialog.getByLabel('Description').fill('A shelf of books for each class.');
  const added = dialog.getByRole('list', { name: 'Key milestones added' });
  // What only the server refuses: a character that no database stores.
  for (const title of ['Choose books', 'Bring \u0000 shelves', 'Open the shelves']) {
    await dialog.getByLabel('New milestone', { exact: true }).fill(title);
    await page.keyboard.press('Enter');
  }
  await expect(added.getByRole('listitem')).toHaveCount(3);
  const create = dialog.getByRole('button', { name: 'Create initiative' });
  await create.click();

  const wrong = added.getByLabel('Milestone 2', { exact: true });
  await expect(wrong).toBeFocused();
  await expect(wrong).toHaveAccessibleDescription('Contains characters that cannot be stored');
  await expect(page.getByRole('article').filter({ hasText: 'Books for forty schools' })).toHaveCount(0);
  await wrong.fill('Bring shelves');
  await expectAccessible(page, { state: 'milestones added' });
  await dialog.getByLabel('New milestone', { exact: true }).fill('Count the readers');
  await create.click();
  await toast(page, 'Initiative created').getByRole('button', { name: 'Open workspace' }).click();
  await page.getByRole('tab', { name: 'Timeline' }).click();
  for (const title of ['Choose books', 'Bring shelves', 'Open the shelves', 'Count the readers']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
});

test('a budget in words is read in a new initiative and in its workspace', async ({ page }) => {
  await signInAs(page, 'csr@tungavarna.example', 'demo-corporate');
  await page.goto('/collaborations');
  await page.getByRole('button', { name: 'Create New Collaboration' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Initiative' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Toilets for Bhor schools');
  await dialog.getByLabel('Type').selectOption('Project');
  await dialog.getByLabel('Description').fill('Ten schools, forty toilets.');
  const planned = dialog.getByRole('textbox', { name: 'Budget' });
  await planned.fill('2.4');
  await expect(planned).toHaveAccessibleDescription(/₹2,40,00,000 \(₹2\.4 crore\)$/);
  await planned.fill('to be agreed');
  await dialog.getByRole('button', { name: 'Create initiative' }).click();
  await expect(planned).toBeFocused();
  await expect(planned).toHaveAccessibleDescription(/Budget must be an amount such as 35 lakh/);
  await planned.fill('35 lakh');
  await expect(planned).toHaveAccessibleDescription(/₹35,00,000 \(₹35 lakh\)$/);
  await expectAccessible(page, { state: 'budget understood' });
  await dialog.getByRole('button', { name: 'Create initiative' }).click();
  await toast(page, 'Initiative created').getByRole('button', { name: 'Open workspace' }).click();

  const workspace = page.getByRole('dialog', { name: 'Toilets for Bhor schools' });
  await page.reload();
  await expect(workspace.getByText('₹35,00,000').first()).toBeVisible();
  await workspace.getByRole('button', { name: 'Change budget' }).click();
  const agreed = workspace.getByRole('textbox', { name: 'Budget' });
  await expect(agreed).toHaveValue('35,00,000');
  await agreed.fill('3.5 crores or less');
  await agreed.press('Enter');
  await expect(agreed).toBeFocused();
  await expect(agreed).toHaveAccessibleDescription(/Budget must be an amount such as 35 lakh/);
  await agreed.fill('3.5 Cr');
  await expect(agreed).toHaveAccessibleDescription('₹3,50,00,000 (₹3.5 crore)');
  await agreed.press('Enter');
  await expect(agreed).toBeHidden();
  await page.reload();
  await expect(workspace.getByText('₹3,50,00,000').first()).toBeVisible();
});

test('a member with many collaborations reaches the oldest of them', async ({ page }) => {
  await signInAs(page, 'office@aripan.example', 'demo-member');
  await page.goto('/collaborations');
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  for (let at = 1; at <= 45; at += 1) {
    const made = await page.request.post('/service/api/collaborations', {
      headers: { authorization: `Bearer ${token}` },
      data: { title: `Village number ${at}`, description: 'A hand pump.', type: 'Initiative' },
    });
    expect(made.status()).toBe(201);
  }
  await page.reload();
  const oldest = page.getByText('Village number 1', { exact: true });
  await expect(page.getByText('Village number 45', { exact: true })).toBeVisible();
  await expect(oldest).toHaveCount(0);
  const more = page.getByRole('button', { name: 'Show more collaborations' });
  await more.click();
  await expect(page.getByText('Village number 6', { exact: true })).toBeVisible();
  await more.click();
  await expect(oldest).toBeVisible();
  await expect(more).toHaveCount(0);
  await page.getByRole('link', { name: 'View Details of Village number 1', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Village number 1' })).toBeVisible();
});
