import type { Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const [, ngo, admin] = DEMO_SIGN_INS;

/** Sends a story as the demo NGO. */
async function sendStory(page: Page, content: string): Promise<void> {
  const signedIn = await page.request.post('/service/api/auth/signin', {
    data: { email: ngo?.email, password: ngo?.password },
  });
  const headers = { authorization: `Bearer ${(await signedIn.json()).data.session.access_token}` };
  const data = {
    name: 'Vaishali Deshmukh-Pawar',
    role: 'Programme director',
    organization: 'Aksharvan Learning Trust',
    user_type: 'NGO',
    content,
    impact: '12 schools',
    rating: 4,
  };
  expect((await page.request.post('/service/api/testimonials', { headers, data })).status()).toBe(201);
}

test('an admin publishes one story and declines another: visitors and the author see it', async ({
  page,
  newPerson,
}) => {
  if (!ngo || !admin) throw new Error('the demo data has no sign-ins');
  const published = 'Twelve schools opened their libraries to the village.';
  const declined = 'A story that names no village.';
  await sendStory(page, published);
  await sendStory(page, declined);

  await signInAs(page, admin.email, admin.password);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Content Management' })).toBeVisible();
  await expectAccessible(page, { state: 'admin home' });
  await page
    .getByRole('navigation', { name: 'Admin pages' })
    .getByRole('link', { name: 'Pending stories' })
    .click();
  const story = (words: string) => page.getByRole('article').filter({ hasText: words });
  await expect(story(published)).toContainText('Programme director, Aksharvan Learning Trust');
  await expect(story(published)).toContainText('Rated 4 of 5');
  await expectAccessible(page);

  await story(published).getByRole('button', { name: 'Publish' }).press('Enter');
  await expect(toast(page, 'Story published')).toBeVisible();
  await expect(story(published)).toHaveCount(0);
  const heading = page.getByRole('heading', { name: 'Waiting for a decision' });
  await expect(heading).toBeFocused();

  await story(declined).getByRole('button', { name: 'Decline' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Decline this story?' });
  await dialog.getByRole('button', { name: 'Decline story' }).click();
  await expect(dialog.getByText('Please give the author a reason')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await expectAccessible(page, { state: 'decline' });
  await page.keyboard.type('Please name the villages.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('button', { name: 'Decline story' }).click();
  await expect(toast(page, 'Story declined')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(heading).toBeFocused();
  await expect(page.getByText('No stories are waiting')).toBeVisible();
  await expectAccessible(page, { state: 'empty' });

  const visitor = await newPerson();
  await visitor.goto('/');
  await visitor.getByRole('heading', { name: 'Stories from members' }).scrollIntoViewIfNeeded();
  const carousel = visitor.getByRole('region', { name: 'Published stories' });
  await expect(carousel.getByRole('listitem').first()).toContainText(published);
  await expect(carousel).not.toContainText(declined);

  const author = await newPerson();
  await signInAs(author, ngo.email, ngo.password);
  await author.goto('/profile?tab=stories');
  await expect(author.getByText('Why it was declined: Please name the villages.')).toBeVisible();
});

test('the list of stories says that it could not be loaded, and loads again', async ({ page }) => {
  if (!admin) throw new Error('the demo data has no sign-ins');
  await signInAs(page, admin.email, admin.password);
  await page.route('**/testimonials/pending*', (route) => route.fulfill({ status: 400, body: '{}' }));
  await page.goto('/admin/stories');
  await expect(page.getByText('Failed to load the stories')).toBeVisible();
  await page.unroute('**/testimonials/pending*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for a decision' })).toBeVisible();
});
