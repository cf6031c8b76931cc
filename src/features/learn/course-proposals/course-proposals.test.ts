import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courseContent, courseModule } from '#platform/testing/course-samples.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { callAs } from '#platform/testing/records.ts';
import { fileForm, samplePdf, samplePng, sampleProgram } from '#platform/testing/sample-files.ts';
import { createMember, TEST_PASSWORD, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let author: TestMember;
let admin: TestMember;
let stranger: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  author = await verified({ name: 'Jal Trust' });
  admin = await createMember(app, { admin: true });
  stranger = await verified();
});
afterAll(() => app.stop());

/** A member at verification level 1. */
async function verified(options: { name?: string } = {}): Promise<TestMember> {
  const member = await createMember(app, options);
  await app.sql(
    `update profiles set documents_checked_on = current_date, documents_checked_until = current_date + 300 where id = $1`,
    [member.id],
  );
  return member;
}

interface State {
  id: string;
  revision: number;
}

const begin = (by = author): Promise<State> => callAs(app, by, 'POST', '/course-proposals');
const save = ({ id, revision }: State, content: object, by = author) =>
  app.request('PUT', `/course-proposals/${id}`, { token: by.token, body: { revision, content } });
const saved = async (state: State, content: object = courseContent()) =>
  (await save(state, content)).body.data;
const submit = ({ id, revision }: State, by = author) =>
  app.request('PUT', `/course-proposals/${id}/submission`, { token: by.token, body: { revision } });
const submitted = async (content: object = courseContent()): Promise<State> => {
  const state = await saved(await begin(), content);
  expect((await submit(state)).status).toBe(200);
  return state;
};
const decide = ({ id, revision }: State, body: object, by = admin) =>
  app.request('PUT', `/course-proposals/${id}/decision`, { token: by.token, body: { revision, ...body } });
const published = async (content: object = courseContent()) => {
  const state = await submitted(content);
  return (await decide(state, { status: 'published' })).body.data;
};
const catalog = async () =>
  (await app.request('GET', '/courses?pageSize=100')).body.data.records.map(({ id }: State) => id);
const waiting = async () =>
  (await callAs(app, admin, 'GET', '/course-proposals/waiting')).map(({ id }: State) => id);

describe('POST /service/api/course-proposals', () => {
  test('begins a course with the names of a member at level 1', async () => {
    expect(await begin()).toMatchObject({
      status: 'draft',
      revision: 1,
      slug: null,
      files: [],
      content: { type: 'course', title: '', instructor: 'Jal Trust', organization: 'Jal Trust', modules: [] },
    });
  });

  test('refuses a member whose papers were not checked, or whose level has ended', async () => {
    const member = await createMember(app);
    const post = () => app.request('POST', '/course-proposals', { token: member.token });
    expectFailure(await post(), 'VERIFICATION_LEVEL_NEEDED');
    await app.sql(
      `update profiles set documents_checked_on = current_date - 400, documents_checked_until = current_date - 2
        where id = $1`,
      [member.id],
    );
    expectFailure(await post(), 'VERIFICATION_LEVEL_NEEDED');
  });
});

describe('a draft', () => {
  test('may lack parts, is seen by its author and admins only, and is in no list of others', async () => {
    const state = await saved(await begin(), {
      ...courseContent({ title: 'Secret', description: '' }),
      modules: [],
    });
    expect(state).toMatchObject({ revision: 2, status: 'draft' });
    const { id } = state;
    expect(await callAs(app, admin, 'GET', `/course-proposals/${id}`)).toMatchObject({ title: 'Secret' });
    const others: [string, string, object?][] = [
      ['GET', `/course-proposals/${id}`],
      ['PUT', `/course-proposals/${id}`, { revision: 2, content: courseContent() }],
      ['PUT', `/course-proposals/${id}/submission`, { revision: 2 }],
      ['DELETE', `/course-proposals/${id}/submission`],
      ['DELETE', `/course-proposals/${id}`],
      ['POST', `/course-proposals/${id}/files`, fileForm(samplePdf(), 'a.pdf')],
    ];
    for (const [method, path, body] of others) {
      const answer = await app.request(method, path, { token: stranger.token, body });
      expectFailure(answer, 'COURSE_PROPOSAL_NOT_FOUND');
    }
    expect(await callAs(app, stranger, 'GET', '/course-proposals')).toEqual([]);
    expect(await waiting()).not.toContain(id);
    expect(await catalog()).not.toContain(id);
    expect((await app.request('GET', '/courses?search=secret')).body.data.records).toEqual([]);
    expectFailure(await app.request('GET', '/courses/secret', { token: author.token }), 'COURSE_NOT_FOUND');
  });

  test('that was saved elsewhere is not overwritten', async () => {
    const first = await begin();
    await saved(first);
    expectFailure(await save(first, courseContent({ title: 'Older' })), 'CONFLICT');
  });

  test.each([
    ['title', { title: ' ' }, 'title', 'Title is required'],
    ['category', { category: null }, 'category', 'Please choose a category'],
    ['modules', { modules: [] }, 'modules', 'Please add at least one module'],
    [
      'text',
      { modules: [courseModule('one', { text: '' })] },
      'modules.0.text',
      'Text of the module is required',
    ],
    [
      'quiz',
      { modules: [courseModule('one', { questions: [] })] },
      'modules.0.questions',
      'Please add a question: each module of a course ends with a quiz',
    ],
    [
      'right choice',
      {
        modules: [
          courseModule('one', {
            questions: [
              {
                text: 'Q',
                choices: [
                  { text: 'A', right: false },
                  { text: 'B', right: false },
                ],
                feedback: 'F',
              },
            ],
          }),
        ],
      },
      'modules.0.questions.0.choices',
      'Please mark the right choices, and leave at least one that is wrong',
    ],
    [
      'picture of its own',
      { modules: [courseModule('one', { picture: { file_id: crypto.randomUUID(), alt_text: 'A pump' } })] },
      'modules.0.picture',
      'Please upload the picture again',
    ],
  ])('without a %s cannot be submitted', async (_, fields, field, message) => {
    const answer = await submit(await saved(await begin(), courseContent(fields)));
    expect(answer.body.error).toMatchObject({ code: 'VALIDATION_FAILED', fields: { [field]: message } });
  });

  test.each([
    [
      'a video that is not https',
      { modules: [courseModule('one', { video: { title: 'V', url: 'javascript:alert(1)' } })] },
      'modules.0.video.url',
    ],
    ['two modules with one id', { modules: [courseModule('one'), courseModule('one')] }, 'modules'],
    ['a name of the platform', { organization: 'Dayitva' }, 'organization'],
    [
      'texts that are too long together',
      { modules: Array.from({ length: 6 }, (_, at) => courseModule(`m${at}`, { text: 'a'.repeat(14_500) })) },
      'modules',
    ],
    ['a field of a published one', { students: 5 }, 'content.students'],
  ])('refuses %s', async (_, fields, field) => {
    const { body } = await save(await begin(), courseContent(fields));
    expect(body.error.code).toBe('VALIDATION_FAILED');
    expect(Object.keys(body.error.fields)[0]).toContain(field);
  });

  test('can be deleted with its files, a published course cannot', async () => {
    const { id } = await begin();
    await callAs(
      app,
      author,
      'POST',
      `/course-proposals/${id}/files`,
      fileForm(await samplePng(), 'pump.png'),
    );
    await callAs(app, author, 'DELETE', `/course-proposals/${id}`);
    expect(await app.sql('select name from files where owner_id = $1', [author.id])).toEqual([]);
    const course = await published();
    const answer = await app.request('DELETE', `/course-proposals/${course.id}`, { token: author.token });
    expectFailure(answer, 'COURSE_PUBLISHED');
  });
});

describe('PUT /service/api/course-proposals/:id/decision', () => {
  test('published: the author gets a mail with the address', async () => {
    const member = await verified();
    const state = (await save(await begin(member), courseContent({ title: 'Ponds' }), member)).body.data;
    await submit(state, member);
    await decide(state, { status: 'published' });
    expect(await app.mail(member.email, 'Your course was published')).toContain('/learn/courses/ponds');
  });

  test('returned: the author reads the remark, changes the course and submits it again', async () => {
    const state = await submitted();
    expect(await waiting()).toContain(state.id);
    expectFailure(await save(state, courseContent()), 'COURSE_UNDER_REVIEW');
    const { status } = await decide(state, { status: 'returned', remark: 'Please name the source.' });
    expect(status).toBe(200);
    expect(await app.mail(author.email, 'Your course needs a change')).toContain('Please name the source.');
    const again = await saved(state, courseContent({ title: 'Wells with a source' }));
    expect(again).toMatchObject({ status: 'returned', remark: 'Please name the source.' });
    await submit(again);
    const { slug } = (await decide(again, { status: 'published' })).body.data;
    expect(slug).toBe('wells-with-a-source');
    expect(await catalog()).toContain(state.id);
    expect(await callAs(app, author, 'GET', `/courses/${slug}`)).toMatchObject({
      is_author: true,
      organiser_path: expect.stringMatching(/^\/members\//),
    });
  });

  test('declined: it cannot be changed or sent again', async () => {
    const state = await submitted();
    await decide(state, { status: 'declined', remark: 'This is an advertisement.' });
    expect(await app.mail(author.email, 'Your course was declined')).toContain('This is an advertisement.');
    expectFailure(await save(state, courseContent()), 'COURSE_DECLINED');
    expectFailure(await submit(state), 'COURSE_DECLINED');
    expect(await catalog()).not.toContain(state.id);
  });

  test('needs a reason unless it publishes, and what the admin has seen', async () => {
    const state = await submitted();
    const { body } = await decide(state, { status: 'returned' });
    expect(body.error.fields).toEqual({ remark: 'Please give the author a reason' });
    expectFailure(await decide({ ...state, revision: 1 }, { status: 'published' }), 'CONFLICT');
    await callAs(app, author, 'DELETE', `/course-proposals/${state.id}/submission`);
    expectFailure(await decide(state, { status: 'published' }), 'COURSE_NOT_SUBMITTED');
  });

  test('only one of two admins decides', async () => {
    const state = await submitted();
    const both = await Promise.all([1, 2].map(() => decide(state, { status: 'published' })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a new version of a published course', () => {
  test('waits for an admin while learners keep theirs; then they go on in it with what they have done', async () => {
    const course = await published(courseContent({ title: 'Versions' }));
    const learner = await createMember(app);
    await callAs(app, learner, 'PUT', `/courses/${course.slug}/enrolment`);
    const step = { version: 1, is_read: true };
    await callAs(app, learner, 'PUT', `/courses/${course.slug}/modules/2/progress`, step);
    await callAs(app, learner, 'POST', `/courses/${course.slug}/modules/2/answers`, {
      version: 1,
      answers: [[0], [0]],
    });
    const modules = [courseModule('two', { title: 'The second, first' }), courseModule('three')];
    const next = await saved(course, courseContent({ title: 'Versions, revised', modules }));
    expect(next).toMatchObject({ status: 'draft', slug: course.slug });
    await submit(next);
    const page = () => callAs(app, learner, 'GET', `/courses/${course.slug}`);
    expect(await page()).toMatchObject({ title: 'Versions', enrolment: { done: 1, next_module: 1 } });
    await decide(next, { status: 'published' });
    expect(await page()).toMatchObject({
      slug: course.slug,
      title: 'Versions, revised',
      students: 1,
      outline: [
        { id: 'two', is_done: true },
        { id: 'three', is_done: false },
      ],
      enrolment: { done: 1, next_module: 2 },
    });
  });

  test('that was declined leaves the course, and can be changed', async () => {
    const course = await published(courseContent({ title: 'Stays' }));
    const next = await saved(course, courseContent({ title: 'Worse' }));
    await submit(next);
    await decide(next, { status: 'declined', remark: 'Worse than before.' });
    expect(await callAs(app, stranger, 'GET', `/courses/${course.slug}`)).toMatchObject({ title: 'Stays' });
    expect(await saved(next, courseContent({ title: 'Better' }))).toMatchObject({ status: 'draft' });
  });
});

describe('files of a course', () => {
  test('reach learners with the published version; those that no version names are deleted', async () => {
    const { id } = await begin();
    const upload = (content: Buffer, name: string) =>
      callAs(app, author, 'POST', `/course-proposals/${id}/files`, fileForm(content, name));
    const picture = await upload(await samplePng(), 'pump.png');
    const file = await upload(samplePdf(), 'pump.pdf');
    await upload(samplePdf(), 'unused.pdf');
    expect(picture).toMatchObject({ is_picture: true, url: expect.stringMatching(/\.webp$/) });
    const modules = [
      courseModule('one', { picture: { file_id: picture.id, alt_text: 'A hand pump' }, file_id: file.id }),
    ];
    const state = await saved({ id, revision: 1 }, courseContent({ modules }));
    expect(state.files).toHaveLength(3);
    expect((await submit(state)).body.data.files).toHaveLength(2);
    const { slug } = (await decide(state, { status: 'published' })).body.data;
    const learner = await createMember(app);
    const path = `/courses/${slug}/modules/1/file`;
    expectFailure(await app.request('GET', path, { token: learner.token }), 'NOT_ENROLLED');
    await callAs(app, learner, 'PUT', `/courses/${slug}/enrolment`);
    expect(await callAs(app, learner, 'GET', `/courses/${slug}/modules/1`)).toMatchObject({
      picture: { url: picture.url, alt_text: 'A hand pump' },
      file: { name: 'pump.pdf' },
    });
    expect((await app.request('GET', path, { token: learner.token })).status).toBe(200);
    // A change that drops the file takes it from nobody until it is published.
    const changed = await saved(state, courseContent({ modules: [courseModule('one')] }));
    await submit(changed);
    expect((await app.request('GET', path, { token: learner.token })).status).toBe(200);
    await decide(changed, { status: 'published' });
    expectFailure(await app.request('GET', path, { token: learner.token }), 'FILE_NOT_FOUND');
  });

  test('are checked by their content', async () => {
    const { id } = await begin();
    const body = fileForm(sampleProgram(), 'pump.pdf');
    const answer = await app.request('POST', `/course-proposals/${id}/files`, { token: author.token, body });
    expect(answer.body.error.code).toBe('FILE_TYPE_NOT_ALLOWED');
  });
});

test('a published course outlives the account of its author, without name, picture and file', async () => {
  const member = await verified({ name: 'Pani Trust' });
  const { id } = await begin(member);
  const form = fileForm(await samplePng(), 'pump.png');
  const picture = await callAs(app, member, 'POST', `/course-proposals/${id}/files`, form);
  const modules = [courseModule('one', { picture: { file_id: picture.id, alt_text: 'A pump' } })];
  const content = courseContent({ modules, organization: 'Pani Trust', instructor: 'Meera Tirkey' });
  const state = (await save({ id, revision: 1 }, content, member)).body.data;
  await submit(state, member);
  const { slug } = (await decide(state, { status: 'published' })).body.data;
  await callAs(app, stranger, 'PUT', `/courses/${slug}/enrolment`);
  await callAs(app, member, 'POST', '/account/deletion', { password: TEST_PASSWORD });
  await app.sql('update accounts set deletion_due_at = now() where id = $1', [member.id]);
  await app.sql("insert into pgboss.job (name, data) values ('account-erasure', null)");
  const left = () => app.sql('select id from accounts where id = $1', [member.id]);
  await expect.poll(left, { timeout: 10_000 }).toEqual([]);
  expect(await callAs(app, stranger, 'GET', `/courses/${slug}`)).toMatchObject({
    instructor: 'Deleted member',
    organization: 'Deleted member',
    organiser_path: null,
    enrolment: { done: 0 },
  });
  expect(await callAs(app, stranger, 'GET', `/courses/${slug}/modules/1`)).toMatchObject({ picture: null });
  expect(await app.sql('select id from course_proposals where id = $1', [id])).toEqual([]);
});
