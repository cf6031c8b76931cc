import type { Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { PLATFORM_COURSES } from '#features/learn/platform-courses/platform-courses.data.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';

const [, ngo, admin] = DEMO_SIGN_INS;
const [course] = PLATFORM_COURSES;

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  const answer = await page.request.post('/service/api/auth/signin', { data: { email, password } });
  return { authorization: `Bearer ${(await answer.json()).data.session.access_token}` };
}

/** Reads and answers every module rightly, as the player does. */
async function complete(page: Page, sign: { email: string; password: string }) {
  if (!course) throw new Error('there is no course');
  const headers = await signIn(page, sign);
  const at = `/service/api/courses/${course.key}`;
  expect((await page.request.put(`${at}/enrolment`, { headers })).ok()).toBe(true);
  for (const [place, { questions }] of course.modules.entries()) {
    const module = `${at}/modules/${place + 1}`;
    const { version } = (await (await page.request.get(module, { headers })).json()).data;
    const data = { version, is_read: true };
    expect((await page.request.put(`${module}/progress`, { headers, data })).ok()).toBe(true);
    const answers = questions.map(({ choices }) => [choices.findIndex(({ right }) => right)]);
    const sent = await page.request.post(`${module}/answers`, { headers, data: { version, answers } });
    expect((await sent.json()).data.result.is_passed).toBe(true);
  }
}

test('a member completes a course, and a visitor checks the certificate, which an admin later revokes', async ({
  page,
  newPerson,
}) => {
  if (!ngo || !admin || !course) throw new Error('the demo data has no sign-ins');
  await complete(page, ngo);
  await signInAs(page, ngo.email, ngo.password);
  await page.goto('/certificates');
  const own = page.getByRole('region', { name: 'Your certificates' });
  await expect(own.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await own.getByRole('button', { name: /Download PDF/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^Certificate DV-[\w-]+\.pdf$/);
  const number = /DV(-[2-9A-Z]{4}){3}/.exec(await own.innerText())?.[0] ?? '';

  const visitor = await newPerson();
  await visitor.goto('/certificates');
  const field = visitor.getByLabel('Certificate number');
  await field.fill(`${number.slice(0, -1)}${number.endsWith('A') ? 'B' : 'A'}`);
  await field.press('Enter');
  await expect(visitor.getByText('This number has a typing error.', { exact: false })).toBeVisible();
  await field.fill(number.toLowerCase().replaceAll('-', ' '));
  await field.press('Enter');
  const sheet = visitor.getByRole('article', { name: `Certificate ${number}` });
  await expect(sheet.getByText('Valid', { exact: true })).toBeVisible();
  await expect(sheet.getByText(course.title)).toBeVisible();
  await expect(visitor).toHaveURL(new RegExp(`/certificates/${number}$`));
  await expect(sheet.getByRole('button')).toHaveCount(0);
  await expectAccessible(visitor, { thoroughly: true });

  const office = await newPerson();
  await signInAs(office, admin.email, admin.password);
  await office.goto(`/certificates/${number}`);
  await office.getByRole('button', { name: 'Revoke' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Revoke certificate' }).click();
  await expect(dialog.getByText('Reason is required')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Another person answered the quizzes.');
  await dialog.getByRole('button', { name: 'Revoke certificate' }).click();
  await expect(office.getByText('Revoked', { exact: true })).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByText('Revoked', { exact: true })).toBeVisible();
  await expect(visitor.getByText('This certificate is no longer valid')).toBeVisible();
  await expectAccessible(visitor, { state: 'revoked' });
  await visitor.goto('/certificates/DV-2222-2222-2222');
  await expect(visitor.getByText('Unknown number')).toBeVisible();
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
