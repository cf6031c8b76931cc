import { expect, signInAs, test } from '#platform/testing/browser.ts';

test('after the work a company rates its partner, who answers on their profile', async ({
  page,
  newPerson,
}) => {
  const company = 'csr@tungavarna.example';
  const ngoName = 'Malenādu Grāma Arogya Trust';
  await signInAs(page, company, 'demo-corporate');
  await page.goto('/collaborations');
  const card = page.getByRole('article').filter({ hasText: 'School toilets that girls use' });
  await card.getByRole('link', { name: /Workspace/ }).click();
  const workspace = page.getByRole('dialog');
  await workspace.getByRole('tab', { name: 'Team' }).click();
  await workspace.getByRole('button', { name: `Rate ${ngoName}` }).click();
  const form = workspace.getByRole('form', { name: `Rate ${ngoName}` });
  await form.getByRole('button', { name: 'Publish rating' }).click();
  await expect(form.getByText('Please choose from 1 to 5 stars')).toBeVisible();
  await form.getByRole('radio', { name: '4 stars' }).press('Space');
  await form.getByLabel(/What should others know/).fill('Every door still locks.');
  await form.getByRole('button', { name: 'Publish rating' }).click();
  // The form shows the same words.
  await expect(form).toBeHidden();
  await expect(workspace.getByText('Every door still locks.')).toBeVisible();
  await expect(workspace.getByRole('button', { name: `Rate ${ngoName}` })).toHaveCount(0);

  const ngo = await newPerson();
  await signInAs(ngo, 'office@malenadarogya.example', 'demo-member');
  await ngo.goto('/profile');
  const figures = ngo.getByRole('region', { name: 'Your work in figures' });
  await expect(figures).toContainText(/4 of 5\s*1 review/);
  const rating = ngo.getByRole('listitem').filter({ hasText: 'Every door still locks.' });
  await rating.getByRole('button', { name: /^Answer/ }).click();
  await rating.getByRole('button', { name: 'Publish answer' }).click();
  await expect(rating.getByText('Please write your answer')).toBeVisible();
  await rating.getByLabel('Your answer', { exact: true }).fill('The masons of the village deserve it.');
  await rating.getByRole('button', { name: 'Publish answer' }).click();
  await expect(rating.getByRole('button', { name: 'Publish answer' })).toBeHidden();
  await expect(rating.getByText('The masons of the village deserve it.')).toBeVisible();
  await expect(rating.getByRole('button', { name: /^Answer/ })).toHaveCount(0);
});
