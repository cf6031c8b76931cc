import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CourseContent } from '#features/learn/courses/course-content.contract.ts';
import { connect, type Database } from '#platform/server/database/connect.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { readModule } from './course-text.rules.ts';
import { PLATFORM_COURSES } from './platform-courses.data.ts';
import type { StarterCourse } from './platform-courses.rules.ts';
import { publishPlatformCourses } from './platform-courses.service.ts';

const NOW = new Date('2026-11-22T06:00:00Z');

const module = (id: string) => ({
  id,
  title: `Module ${id}`,
  text: 'Section 135 asks for **2 %**.',
  questions: [
    {
      text: 'How much?',
      choices: [{ text: '2 %', right: true as const }, { text: '5 %' }],
      feedback: 'Section 135(5).',
    },
  ],
});
const COURSE: StarterCourse = {
  key: 'a-course-for-tests',
  title: 'CSR law',
  category: 'CSR Law',
  level: 'Beginner',
  minutes: 60,
  description: 'What the law asks.',
  reviewed_on: '2026-11-20',
  sources: [{ title: 'Companies Act, 2013', url: 'https://www.mca.gov.in/' }],
  modules: [module('who'), module('how')],
};

let app: TestApp;
let database: Database;
beforeAll(async () => {
  app = await startTestApp();
  database = connect(app.databaseUrl, () => undefined);
});
afterAll(async () => {
  await database.close();
  await app.stop();
});

const publish = (course: StarterCourse) => publishPlatformCourses({ db: database.db, now: NOW }, [course]);
const page = async () => (await app.request('GET', `/courses/${COURSE.key}`)).body.data;

test('a course of the platform is published once, and again only when its words change', async () => {
  expect(await publish(COURSE)).toBe(1);
  expect(await page()).toMatchObject({
    slug: COURSE.key,
    title: 'CSR law',
    instructor: 'Dayitva',
    organization: 'Dayitva',
    is_own: true,
    reviewed_on: '2026-11-20',
    modules: 2,
    price: 0,
    language: 'English',
  });
  expect(await publish(COURSE)).toBe(0);
  const { id } = await page();
  expect(await publish({ ...COURSE, title: 'CSR law in short' })).toBe(1);
  expect(await page()).toMatchObject({ id, slug: COURSE.key, title: 'CSR law in short' });
  expect(await app.sql('select version from courses where key = $1', [COURSE.key])).toEqual([{ version: 2 }]);
});

test('a version without the last open module completes the course for those who have done the others', async () => {
  const member = await createMember(app);
  await publish(COURSE);
  await callAs(app, member, 'PUT', `/courses/${COURSE.key}/enrolment`);
  const { id } = await page();
  await app.sql(
    `insert into course_progress (user_id, course_id, module_id, done_at, updated_at)
      values ($1, $2, 'who', now(), now())`,
    [member.id, id],
  );
  await publish({ ...COURSE, modules: [module('who')] });
  const { enrolment } = await callAs(app, member, 'GET', `/courses/${COURSE.key}`);
  expect(enrolment).toMatchObject({ done: 1, completed_at: NOW.toISOString() });
  // A module that comes later does not take the completion back.
  await publish(COURSE);
  const after = await callAs(app, member, 'GET', `/courses/${COURSE.key}`);
  expect(after).toMatchObject({
    modules: 2,
    enrolment: { done: 1, next_module: 2, completed_at: NOW.toISOString() },
  });
});

describe.each(PLATFORM_COURSES.map((course) => [course.key, course] as const))('%s', (_, course) => {
  test('is a whole course with sources', () => {
    const { key: _key, reviewed_on, ...content } = course;
    const whole = CourseContent.parse({ ...content, instructor: 'Editor', organization: 'Editor' });
    expect(whole.modules).toHaveLength(5);
    expect(whole.sources.length).toBeGreaterThan(0);
    expect(new Date(reviewed_on).getTime()).not.toBeNaN();
  });

  test.each(course.modules.map((module) => [module.title, module] as const))(
    '%s: text, example, sources and a quiz that answers each choice',
    (_, { text, questions }) => {
      expect(text.split(/\s+/).length).toBeGreaterThan(450);
      expect(text).toMatch(/example/i);
      expect(text).toMatch(/^\| .* \|$/m);
      expect(text).toContain('\n# Sources\n');
      expect(text).toMatch(/₹\d/);
      expect(questions.length).toBeGreaterThanOrEqual(3);
      for (const { choices, feedback } of questions) {
        expect(choices).toHaveLength(4);
        expect(choices.filter(({ right }) => right)).toHaveLength(1);
        expect(feedback).not.toBe('');
        expect(choices.filter(({ right, feedback }) => !right && !feedback)).toEqual([]);
      }
    },
  );
});

test('the quizzes have their right answers in all four places', () => {
  const places = PLATFORM_COURSES.flatMap(({ modules }) =>
    modules.flatMap(({ questions }) =>
      questions.map(({ choices }) => choices.findIndex(({ right }) => right)),
    ),
  );
  for (const place of [0, 1, 2, 3])
    expect(places.filter((one) => one === place).length).toBeGreaterThan(places.length / 8);
});

test.each([
  ['without a title', 'Words\n# Quiz\n? A?\n+ Yes | So.\n- No | Not so.'],
  ['without a quiz', '# Title\n\nWords'],
  ['with a choice that says nothing', '# Title\n\nWords\n# Quiz\n? A?\n+ Yes | So.\n- No'],
  ['with a choice before its question', '# Title\n\nWords\n# Quiz\n+ Yes | So.'],
])('a module %s is refused', (_, text) => {
  expect(() => readModule('m', text)).toThrow();
});
