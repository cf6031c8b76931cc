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

test('a visitor finds a course, and is asked to log in to enrol', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/learn?tab=courses');
  await page.getByText('Webinars', { exact: true }).click();
  await expect(page).toHaveURL(/type=webinar/);
  await expect(page.getByRole('article').filter({ hasText: 'Webinar ·' })).not.toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasText: 'Course ·' })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('zzzz');
  await expect(page.getByText('No courses found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all courses' }).click();
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('asking children');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectAccessible(page);

  await page.getByRole('link', { name: TITLE }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Enrol: ${TITLE}` }).click();
  await expect(toast(page, 'Authentication Required')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

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

test('a member proposes a course; an admin returns it, then publishes it', async ({ page, newPerson }) => {
  await asNgo(page);
  await page.goto('/learn/my-courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Courses you write' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Propose a course' }).click();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
  await expect(page.getByText('Title is required')).toBeVisible();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Lamps for a reading room');
  await page.getByLabel('Category').selectOption('Community Work');
  await page.getByLabel('Duration in minutes').fill('30');
  await page.getByLabel('Description').fill('Which lamps last, and who mends them.');
  await page.getByRole('button', { name: 'Add module' }).click();
  await page.getByLabel('Title of the module').fill('Choosing a lamp');
  await page.getByLabel('Text of the module').fill('Take **one kind** for all rooms.');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByLabel('Preview of the text').locator('strong')).toHaveText('one kind');
  await page.getByRole('button', { name: 'Edit the text' }).click();
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('How many kinds?');
  await page.getByLabel('Choice 1 of question 1').fill('One');
  await page.getByLabel('Choice 2 of question 1').fill('Four');
  await page.getByRole('textbox', { name: 'Feedback' }).fill('Spare parts fit all of them.');
  await expectAccessible(page, { state: 'a module' });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(toast(page, 'Course submitted')).toBeVisible();
  await expect(page.getByText('Waiting for review')).toBeVisible();

  const admin = await newPerson();
  await signInAs(admin, 'admin@dayitva.example', 'demo-admin');
  await admin.goto('/admin/courses');
  await expect(admin.getByRole('link', { name: 'Lamps for a reading room' })).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('link', { name: 'Lamps for a reading room' }).click();
  await expect(admin.getByText('Take one kind for all rooms.')).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Return with a remark' }).click();
  await admin.getByLabel('Remark').fill('Please name the price of a lamp.');
  await admin.getByRole('button', { name: 'Return course' }).click();
  await expect(toast(admin, 'Course returned')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Please name the price of a lamp.')).toBeVisible();
  await page.getByRole('button', { name: '1. Choosing a lamp' }).click();
  await page.getByLabel('Text of the module').fill('Take **one kind** for all rooms. It costs ₹1,450.');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(toast(page, 'Course submitted')).toBeVisible();

  await admin.reload();
  await admin.getByRole('link', { name: 'Lamps for a reading room' }).click();
  await admin.getByRole('button', { name: 'Publish' }).click();
  await expect(toast(admin, 'Course published')).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'See it in the catalog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lamps for a reading room' })).toBeVisible();
});
