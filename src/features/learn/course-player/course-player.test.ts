import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courseModule, insertCourse } from '#platform/testing/course-samples.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, signIn, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  member = await createMember(app);
});
afterAll(() => app.stop());

type Learner = Pick<TestMember, 'token'>;

/** A course of two modules that the member is enrolled in. */
async function taken(fields: object = {}): Promise<string> {
  const { slug } = await insertCourse(app, fields);
  await callAs(app, member, 'PUT', `/courses/${slug}/enrolment`);
  return slug;
}
const module = (slug: string, number = 1, by: Learner = member) =>
  callAs(app, by, 'GET', `/courses/${slug}/modules/${number}`);
const read = (slug: string, number = 1, by: Learner = member, version = 1) =>
  callAs(app, by, 'PUT', `/courses/${slug}/modules/${number}/progress`, { version, is_read: true });
const answer = (slug: string, number: number, answers: unknown, by: Learner = member, version = 1) =>
  app.request('POST', `/courses/${slug}/modules/${number}/answers`, {
    token: by.token,
    body: { version, answers },
  });
const answered = async (slug: string, number: number, answers: unknown, by: Learner = member) =>
  (await answer(slug, number, answers, by)).body.data;
const enrolment = async (slug: string, by: Learner = member) =>
  (await callAs(app, by, 'GET', `/courses/${slug}`)).enrolment;

describe('GET /service/api/courses/:slug/modules/:number', () => {
  test('shows the text as HTML and the questions without what is right', async () => {
    const slug = await taken();
    const shown = await module(slug);
    expect(shown).toMatchObject({
      number: 1,
      html: '<p>Text of <strong>one</strong>.</p>',
      progress: {
        is_read: false,
        is_passed: false,
        is_done: false,
        attempts: 0,
        done: 0,
        completed_at: null,
      },
      last_result: null,
    });
    expect(shown.questions).toEqual([
      { text: 'Is it one?', choices: ['Yes', 'No'], takes_several: false },
      { text: 'Is it still one?', choices: ['Yes', 'No'], takes_several: false },
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/Because|"right"/);
  });

  test('is for those who are enrolled', async () => {
    const { slug } = await insertCourse(app);
    const path = `/courses/${slug}/modules/1`;
    expectFailure(await app.request('GET', path, { token: member.token }), 'NOT_ENROLLED');
    expectFailure(await app.request('GET', path), 'SIGN_IN_REQUIRED');
    const own = await taken();
    const missing = await app.request('GET', `/courses/${own}/modules/3`, { token: member.token });
    expectFailure(missing, 'COURSE_MODULE_NOT_FOUND');
  });
});

describe('POST /service/api/courses/:slug/modules/:number/answers', () => {
  test('says at once what is right and why; the right choices only when the quiz is passed', async () => {
    const slug = await taken();
    const failed = await answered(slug, 1, [[0], [1]]);
    expect(failed).toMatchObject({
      result: { right: 1, questions: 2, is_passed: false },
      progress: { is_passed: false, attempts: 1, done: 0 },
    });
    expect(failed.result.answers).toEqual([
      { chosen: [0], is_right: true, feedback: 'Because is it one?', notes: [], right_choices: null },
      { chosen: [1], is_right: false, feedback: 'Because is it still one?', notes: [], right_choices: null },
    ]);
    const passed = await answered(slug, 1, [[0], [0]]);
    expect(passed.progress).toMatchObject({ is_passed: true, is_done: false, attempts: 2 });
    expect(passed.result.answers[1]).toMatchObject({ is_right: true, right_choices: [0] });
    expect(await read(slug)).toMatchObject({ is_done: true, done: 1 });
    // Another device of the same member has the last answers.
    const other = await signIn(app, member.email);
    expect(await module(slug, 1, other)).toMatchObject({
      progress: { is_done: true, attempts: 2 },
      last_result: { right: 2, is_passed: true },
    });
  });

  test('a question with several right choices needs exactly these', async () => {
    const choices = [
      { text: 'A', right: true },
      { text: 'B', right: false, feedback: 'B is for birds.' },
      { text: 'C', right: true },
    ];
    const questions = [{ text: 'Which?', choices, feedback: 'A and C.' }];
    const slug = await taken({ modules: [courseModule('one', { questions })] });
    expect((await module(slug)).questions[0]).toMatchObject({ takes_several: true });
    expect((await answered(slug, 1, [[1]])).result.answers[0].notes).toEqual(['B is for birds.']);
    for (const wrong of [[[0]], [[0, 1, 2]], [[0, 0]]])
      expect((await answered(slug, 1, wrong)).result.is_passed).toBe(false);
    expect((await answered(slug, 1, [[2, 0]])).result.is_passed).toBe(true);
  });

  test('a quiz that was passed stays passed', async () => {
    const slug = await taken();
    await answer(slug, 1, [[0], [0]]);
    expect((await answered(slug, 1, [[1], [1]])).progress).toMatchObject({ is_passed: true, attempts: 2 });
  });

  test.each([
    ['too few answers', [[0]], 'answers', 'Please answer all questions'],
    ['an empty answer', [[0], []], 'answers.1', 'Please choose an answer'],
    ['a choice that is not there', [[0], [2]], 'answers.1', 'There is no such choice'],
  ])('refuses %s', async (_, answers, field, message) => {
    const slug = await taken();
    const { body } = await answer(slug, 1, answers);
    expect(body.error).toMatchObject({ code: 'VALIDATION_FAILED', fields: { [field]: message } });
  });
});

describe('a course', () => {
  test('is complete when all its modules are read and passed, at the time of the last step', async () => {
    const slug = await taken();
    await read(slug, 1);
    await answer(slug, 1, [[0], [0]]);
    await read(slug, 2);
    expect(await enrolment(slug)).toMatchObject({ done: 1, next_module: 2, completed_at: null });
    const { progress } = await answered(slug, 2, [[0], [0]]);
    expect(progress).toMatchObject({ done: 2, completed_at: expect.any(String) });
    expect(await enrolment(slug)).toMatchObject({
      done: 2,
      next_module: 1,
      completed_at: progress.completed_at,
    });
    // Reading it again changes nothing.
    await read(slug, 1);
    expect(await enrolment(slug)).toMatchObject({ completed_at: progress.completed_at });
    const [written] = await app.sql<{ count: string }>(
      `select count(*)::text as count from activity_events
        where action = 'write' and item_id = (select id from courses where slug = $1)`,
      [slug],
    );
    expect(written).toEqual({ count: '1' });
  });

  test('goes on where the member stopped, on another device', async () => {
    const slug = await taken();
    await read(slug, 1);
    await answer(slug, 1, [[0], [0]]);
    await callAs(app, member, 'PUT', `/courses/${slug}/modules/2/progress`, { version: 1, is_read: false });
    const other = await signIn(app, member.email);
    expect(await enrolment(slug, other)).toMatchObject({ done: 1, next_module: 2 });
  });

  test('two sessions at the same time lose no progress, and the last step completes it', async () => {
    const other = await signIn(app, member.email);
    for (let round = 0; round < 5; round += 1) {
      const slug = await taken();
      await Promise.all([
        read(slug, 1, member),
        answer(slug, 1, [[0], [0]], other),
        read(slug, 2, other),
        answer(slug, 2, [[0], [0]], member),
        answer(slug, 2, [[1], [1]], other),
      ]);
      expect(await enrolment(slug)).toMatchObject({ done: 2, completed_at: expect.any(String) });
      expect((await module(slug, 2)).progress).toMatchObject({ is_done: true, attempts: 2 });
    }
  });

  test('that was changed meanwhile says so, and keeps what was done of modules that stay', async () => {
    const slug = await taken();
    await read(slug, 2);
    await answer(slug, 2, [[0], [0]]);
    await app.sql(
      `update courses set version = 2, modules = $2, module_ids = '{two,three}' where slug = $1`,
      [slug, JSON.stringify([courseModule('two'), courseModule('three')])],
    );
    expectFailure(await answer(slug, 1, [[0], [0]]), 'COURSE_CHANGED');
    expect(await enrolment(slug)).toMatchObject({ done: 1, next_module: 2 });
    expect((await module(slug, 1)).progress).toMatchObject({ is_done: true });
    await read(slug, 2, member, 2);
    const { body } = await answer(slug, 2, [[0], [0]], member, 2);
    expect(body.data.progress).toMatchObject({ done: 2, completed_at: expect.any(String) });
  });
});
