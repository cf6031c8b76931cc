import type { Page } from '@playwright/test';
import { coursePath } from '#features/learn/courses/courses.rules.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const SLUG = 'asking-children-what-they-have-learned';
const TITLE = 'Asking children what they have learned';
const PHONE = { width: 360, height: 740 };

const asNgo = (page: Page) => signInAs(page, 'programmes@aksharvan.example', 'demo-ngo');

/** Makes a call of the API as a demo member. */
async function callAs(page: Page, [email, password]: [string, string], method: string, path: string) {
  const signIn = await page.request.post('/service/api/auth/signin', { data: { email, password } });
  const { access_token } = (await signIn.json()).data.session;
  return page.request.fetch(`/service/api${path}`, {
    method,
    headers: { authorization: `Bearer ${access_token}` },
  });
}

test('a member enrols, fails and passes quizzes, goes on on another device and completes', async ({
  page,
  newPerson,
}) => {
  await callAs(page, ['programmes@aksharvan.example', 'demo-ngo'], 'DELETE', `/courses/${SLUG}/enrolment`);
  await asNgo(page);
  await page.setViewportSize(PHONE);
  await page.goto(coursePath(SLUG));
  await page.getByRole('button', { name: `Enrol: ${TITLE}` }).click();
  await expect(toast(page, 'You are enrolled')).toBeVisible();
  await page.getByRole('link', { name: `Continue Learning: ${TITLE}` }).click();
  await expect(page).toHaveURL(coursePath(SLUG, 1));
  await page.getByRole('button', { name: 'Mark as read' }).click();
  await expect(page.getByText('Read', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Check answers' }).click();
  await expect(page.getByText('Please choose an answer')).toHaveCount(2);
  await page.getByLabel('Those whom the teacher names').check();
  await page.getByLabel('Thank the child, and note that the test was not done').check();
  await page.getByRole('button', { name: 'Check answers' }).click();
  await expect(page.getByRole('heading', { name: 'Not passed yet: 1 of 2 right' })).toBeFocused();
  await expect(page.getByText('Teachers name their best readers, with good will.')).toBeVisible();
  await expectAccessible(page, { state: 'after a failed quiz' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Every third name of the list, from a random start').check();
  await page.getByLabel('Thank the child, and note that the test was not done').check();
  await page.getByRole('button', { name: 'Check answers' }).click();
  await expect(page.getByRole('heading', { name: 'Passed: 2 of 2 right' })).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'After the visit' })).toBeVisible();
  await expect(page.getByText('1 of 2 modules done')).toBeVisible();

  const desk = await newPerson();
  await asNgo(desk);
  await desk.goto('/learn?tab=courses&shown=enrolled');
  await desk.getByRole('link', { name: `Continue Learning: ${TITLE}` }).click();
  await expect(desk).toHaveURL(coursePath(SLUG, 2));
  // Its end is in view on a desk: that counts as read.
  await expect(desk.getByText('Read', { exact: true })).toBeVisible();
  await desk.getByLabel('Levels, the number tested, and the number absent').check();
  await desk.getByRole('button', { name: 'Check answers' }).click();
  await expect(desk.getByText('You have completed this course.')).toBeVisible();

  await page.goto(coursePath(SLUG));
  await expect(page.getByText(/^You completed it on /)).toBeVisible();
  await page.getByRole('button', { name: 'Rate this course' }).click();
  await page.getByRole('radio', { name: '4 of 5' }).check({ force: true });
  await page.getByLabel('What should others know?').fill('The sheet saved us a week.');
  await page.getByRole('button', { name: 'Save rating' }).click();
  await expect(toast(page, 'Rating saved')).toBeVisible();
  await expect(page.getByText('The sheet saved us a week.')).toBeVisible();
});
