import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courseContent, courseModule, insertCourse } from '#platform/testing/course-samples.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { expectRefused, long, type RefusedValue } from '#platform/testing/field-limits.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  member = await createMember(app);
});
afterAll(() => app.stop());

const list = async (query = '') => (await app.request('GET', `/courses${query}`)).body.data;
const slugs = async (query = '') => (await list(query)).records.map(({ slug }: { slug: string }) => slug);
const page = (slug: string, by = member) => callAs(app, by, 'GET', `/courses/${slug}`);
const enrol = (slug: string, by = member) => callAs(app, by, 'PUT', `/courses/${slug}/enrolment`);
const read = (slug: string, number: number, by = member) =>
  callAs(app, by, 'PUT', `/courses/${slug}/modules/${number}/progress`, { version: 1, is_read: true });
const rate = (slug: string, body: object, by = member) =>
  app.request('PUT', `/courses/${slug}/rating`, { token: by.token, body });

/** A course whose modules need reading only. */
const readable = (fields: object = {}) =>
  insertCourse(app, {
    modules: [courseModule('one', { questions: [] }), courseModule('two', { questions: [] })],
    ...fields,
  });

describe('GET /service/api/courses', () => {
  test('shows cards without a text, an answer or a rating that nobody gave', async () => {
    const { id, slug } = await insertCourse(app, { title: 'Only cards' });
    const { records } = await list('?search=only%20cards');
    const { modules, sources, ...content } = courseContent();
    expect(records).toEqual([
      {
        ...content,
        id,
        slug,
        title: 'Only cards',
        modules: 2,
        students: 0,
        rating: null,
        ratings: 0,
        enrolment: null,
      },
    ]);
  });

  test('finds by type, and by beginnings of words in title, description, category, instructor and organization', async () => {
    const webinar = await insertCourse(app, {
      type: 'webinar',
      title: 'Zinc talk',
      organization: 'Zinnia Trust',
    });
    const workshop = await insertCourse(app, { type: 'workshop', instructor: 'Zubin Zaveri' });
    expect(await slugs('?type=webinar')).toEqual([webinar.slug]);
    expect(await slugs('?type=workshop&search=zav')).toEqual([workshop.slug]);
    expect(await slugs('?search=zinnia%20tru')).toEqual([webinar.slug]);
    expect(await slugs('?search=programme%20zubin')).toEqual([workshop.slug]);
    expect(await slugs('?search=%26%21')).toEqual([]);
    expect(await slugs('?search=zzzz')).toEqual([]);
  });

  test('pages by the last course, newest first', async () => {
    for (let at = 0; at < 5; at += 1) await insertCourse(app, { title: `Paged ${at}` });
    // Two of them can be of one millisecond.
    await app.sql(
      `update courses set published_at = now() + right(title, 1)::int * interval '1 second' where title like 'Paged %'`,
    );
    const first = await list('?search=paged&pageSize=2');
    const second = await list(`?search=paged&pageSize=2&after=${first.next}`);
    const third = await list(`?search=paged&pageSize=2&after=${second.next}`);
    const titles = [first, second, third].flatMap(({ records }) =>
      records.map(({ title }: { title: string }) => title),
    );
    expect(titles).toEqual(['Paged 4', 'Paged 3', 'Paged 2', 'Paged 1', 'Paged 0']);
    expect(third.next).toBeNull();
  });

  test('shows enrolled courses to the member only', async () => {
    const { slug } = await insertCourse(app);
    const own = await createMember(app);
    await enrol(slug, own);
    const { records } = await callAs(app, own, 'GET', '/courses?shown=enrolled');
    expect(records).toMatchObject([
      { slug, students: 1, enrolment: { done: 0, next_module: 1, completed_at: null } },
    ]);
    expectFailure(await app.request('GET', '/courses?shown=enrolled'), 'SIGN_IN_REQUIRED');
  });
});

describe('a hidden course', () => {
  test('is in no list and behind no door, except for its author and admins', async () => {
    const author = await createMember(app);
    const admin = await createMember(app, { admin: true });
    const { id, slug } = await insertCourse(app, { title: 'Hidden wells' }, { authorId: author.id });
    await enrol(slug);
    await read(slug, 1);
    await callAs(app, admin, 'PUT', `/hidden-courses/${id}`);
    expect(await slugs('?search=hidden')).toEqual([]);
    expect((await callAs(app, member, 'GET', '/courses?shown=enrolled&search=hidden')).records).toEqual([]);
    const doors: [method: string, path: string, body?: object][] = [
      ['GET', `/courses/${slug}`],
      ['GET', `/courses/${slug}/ratings`],
      ['POST', `/courses/${slug}/openings`],
      ['PUT', `/courses/${slug}/enrolment`],
      ['DELETE', `/courses/${slug}/enrolment`],
      ['PUT', `/courses/${slug}/rating`, { stars: 5 }],
      ['GET', `/courses/${slug}/modules/1`],
      ['GET', `/courses/${slug}/modules/1/file`],
      ['PUT', `/courses/${slug}/modules/1/progress`, { version: 1, is_read: true }],
      ['POST', `/courses/${slug}/modules/1/answers`, { version: 1, answers: [[0], [0]] }],
    ];
    for (const [method, path, body] of doors) {
      expectFailure(await app.request(method, path, { token: member.token, body }), 'COURSE_NOT_FOUND');
    }
    expectFailure(await app.request('GET', `/courses/${slug}`), 'COURSE_NOT_FOUND');
    expect(await page(slug, author)).toMatchObject({ is_hidden: true, is_author: true });
    expect(await page(slug, admin)).toMatchObject({ is_hidden: true });
    expect(await callAs(app, admin, 'GET', '/hidden-courses')).toMatchObject([
      { slug, title: 'Hidden wells' },
    ]);
    await callAs(app, admin, 'DELETE', `/hidden-courses/${id}`);
    expect(await page(slug)).toMatchObject({ enrolment: { done: 0 } });
  });
});

describe('PUT /service/api/courses/:slug/enrolment', () => {
  test('keeps the progress of those who leave and come back; students are counted', async () => {
    const { slug } = await readable();
    await enrol(slug);
    await enrol(slug);
    await read(slug, 1);
    expect(await page(slug)).toMatchObject({ students: 1, enrolment: { done: 1, next_module: 2 } });
    await callAs(app, member, 'DELETE', `/courses/${slug}/enrolment`);
    expect(await page(slug)).toMatchObject({ students: 0, enrolment: null });
    expectFailure(
      await app.request('GET', `/courses/${slug}/modules/1`, { token: member.token }),
      'NOT_ENROLLED',
    );
    expect(await enrol(slug)).toMatchObject({ students: 1, enrolment: { done: 1, next_module: 2 } });
  });

  test('refuses a course with a price, for nobody takes the money', async () => {
    const { slug } = await insertCourse(app, { price: 2500 });
    const answer = await app.request('PUT', `/courses/${slug}/enrolment`, { token: member.token });
    expectFailure(answer, 'COURSE_HAS_PRICE');
  });

  test('32 members at once are 32 students', async () => {
    const { id, slug } = await insertCourse(app);
    await app.sql(
      `with made as (
        insert into accounts (id, email, password_hash)
          select gen_random_uuid(), 'student' || n || '@learn.example', 'x' from generate_series(1, 30) n returning id)
      insert into course_enrolments (user_id, course_id, enrolled_at, last_opened_at)
        select id, $1, now(), now() from made`,
      [id],
    );
    const others = await Promise.all([createMember(app), createMember(app)]);
    await Promise.all(others.map((one) => enrol(slug, one)));
    expect((await page(slug)).students).toBe(32);
    await app.sql(`delete from accounts where email like 'student%@learn.example'`);
    expect((await page(slug)).students).toBe(2);
  });
});

test('POST /service/api/courses/:slug/openings counts each reader once a day, 32 at once too', async () => {
  const { id, slug } = await insertCourse(app);
  const open = (by: TestMember) => app.request('POST', `/courses/${slug}/openings`, { token: by.token });
  const readers = await Promise.all(Array.from({ length: 8 }, () => createMember(app)));
  await Promise.all(readers.flatMap((reader) => [1, 2, 3, 4].map(() => open(reader))));
  expect(await app.sql('select views from courses where id = $1', [id])).toEqual([{ views: 8 }]);
  const [event] = await app.sql<{ kind: string; tags: string[] }>(
    `select kind, tags from activity_events where item_id = $1 limit 1`,
    [id],
  );
  expect(event).toEqual({ kind: 'course', tags: ['Programme Design'] });
});

describe('PUT /service/api/courses/:slug/rating', () => {
  test('needs a module that is done; each member has one rating, without a name', async () => {
    const { slug } = await readable();
    await enrol(slug);
    expectFailure(await rate(slug, { stars: 5 }), 'COURSE_MODULE_NOT_DONE');
    await read(slug, 1);
    expect((await rate(slug, { stars: 2, words: ' Clear, but short. ' })).status).toBe(200);
    expect((await rate(slug, { stars: 4, words: 'Clear, but short.' })).status).toBe(200);
    const other = await createMember(app, { type: 'corporate' });
    await enrol(slug, other);
    await read(slug, 2, other);
    await rate(slug, { stars: 5 }, other);
    expect(await page(slug)).toMatchObject({
      rating: 4.5,
      ratings: 2,
      can_rate: true,
      own_rating: { stars: 4, words: 'Clear, but short.' },
    });
    const found = (await app.request('GET', `/courses/${slug}/ratings`)).body.data;
    expect(found).toEqual([
      {
        id: expect.any(String),
        stars: 5,
        words: null,
        organization_type: 'corporate',
        created_at: expect.any(String),
      },
      {
        id: expect.any(String),
        stars: 4,
        words: 'Clear, but short.',
        organization_type: 'ngo',
        created_at: expect.any(String),
      },
    ]);
    await callAs(app, member, 'DELETE', `/courses/${slug}/rating`);
    expect(await page(slug)).toMatchObject({ rating: 5, ratings: 1, own_rating: null });
  });

  test.each<RefusedValue>([
    ['stars', 0, 'Please give one to five stars'],
    ['stars', 4.5, 'Please give one to five stars'],
    ['words', long(501), 'Words must be 500 characters or less'],
  ])('refuses %s %j', async (field, value, message) => {
    const { slug } = await insertCourse(app);
    await expectRefused(app, () => rate(slug, { stars: 3, [field]: value }), field, message);
  });
});

test('an account that is deleted takes enrolment, progress and rating along', async () => {
  const leaver = await createMember(app);
  const { slug } = await readable();
  await enrol(slug, leaver);
  await read(slug, 1, leaver);
  await rate(slug, { stars: 1 }, leaver);
  const data = await callAs(app, leaver, 'GET', '/account/data');
  expect(data).toMatchObject({
    course_enrolments: [{ slug, completed_at: null }],
    course_progress: [{ slug, module_id: 'one', read_at: expect.any(String) }],
    course_ratings: [{ slug, stars: 1 }],
    courses: [],
  });
  await app.sql('delete from accounts where id = $1', [leaver.id]);
  expect(await page(slug)).toMatchObject({ students: 0, ratings: 0, rating: null });
});
