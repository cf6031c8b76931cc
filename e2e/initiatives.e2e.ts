import { expect, signInAs, test } from '#platform/testing/browser.ts';

test('an initiative is not lost unasked; what was discarded is gone, and the focus is back at the button', async ({
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
