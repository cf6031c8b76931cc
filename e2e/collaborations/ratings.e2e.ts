import { expect, signInAs, test } from '#platform/testing/browser.ts';

test('after the work a company rates its partner, who answers on their profile', async ({
  page,
  newPerson,
}) => {
  const company = 'csr@tungavarna.example';
  const ngoName = 'Malenādu Grāma Arogya Trust';
  await signInAs(page, company, 'demo-corporate');
  // Other journeys add collaborations, which come before it in the list.
  await page.goto('/collaborations?search=School+toilets');
  const card = page.getByRole('article').filter({ hasText: 'School toilets that girls use' });
  await card.getByRole('link', { name: /Workspace/ }).click();
  const workspace = page.getByRole('dialog', { name: 'School toilets that girls use' });
  const prompt = workspace.getByRole('region', { name: 'This collaboration is completed' });
  await prompt.getByRole('button', { name: `Rate ${ngoName}` }).click();
  const form = workspace.getByRole('form', { name: `Rate ${ngoName}` });
  const publish = form.getByRole('button', { name: 'Publish rating' });
  const star = (count: number) => form.getByRole('radio', { name: `${count} of 5` });
  await publish.click();
  await expect(form.getByText('Please choose from 1 to 5 stars')).toBeVisible();
  await expect(star(1)).toBeFocused();
  for (const count of [2, 3, 4]) {
    await page.keyboard.press('ArrowRight');
    await expect(star(count)).toBeFocused();
    await expect(star(count)).toBeChecked();
  }
  await form.getByLabel(/What should others know/).fill('Every door still locks.');
  await publish.click();
  const question = page.getByRole('dialog', { name: 'Publish this rating?' });
  await expect(question).toContainText(`${ngoName} gets 4 of 5 stars`);
  await expect(question).toContainText('You cannot change or delete it later.');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(publish).toBeFocused();
  await expect(star(4)).toBeChecked();
  await publish.click();
  await question.getByRole('button', { name: 'Publish rating' }).click();
  const thanks = workspace.getByRole('heading', { name: `Your rating of ${ngoName} is published` });
  await expect(thanks).toBeFocused();
  await expect(question).toBeHidden();
  await expect(workspace.getByRole('button', { name: `Rate ${ngoName}` })).toHaveCount(0);
  await workspace.getByRole('tab', { name: 'Team' }).click();
  await expect(workspace.getByText('Every door still locks.')).toBeVisible();

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
