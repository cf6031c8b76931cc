import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectFailure } from '#platform/testing/failures.ts';
import { expectRefused, long, type RefusedValue } from '#platform/testing/field-limits.ts';
import { callAs, caseStudyBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

const OWN = '/profile/case-studies';
const REVIEW = '/admin/case-studies';

let app: TestApp;
let author: TestMember;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  author = await createMember(app, { name: 'Jal Trust' });
  admin = await createMember(app, { admin: true });
});
afterAll(() => app.stop());

const submit = (id: string, version: number) =>
  callAs(app, author, 'POST', `${OWN}/${id}/submission`, { version });
const pending = async (fields: object = {}) => {
  const { id } = await callAs(app, author, 'POST', OWN, caseStudyBody(fields));
  return submit(id, 1);
};
const decide = (id: string, body: object) =>
  app.request('PUT', `${REVIEW}/${id}/decision`, { token: admin.token, body });
const published = async (fields: object = {}) => {
  const { id, version } = await pending(fields);
  return (await decide(id, { decision: 'published', version })).body.data;
};
const visible = async (slug: string) => (await app.request('GET', `/case-studies/${slug}`)).body.data;
const listed = async (status: string) =>
  (await callAs(app, admin, 'GET', `${REVIEW}?status=${status}&pageSize=100`)).records.map(
    ({ id }: { id: string }) => id,
  );

describe('GET /service/api/admin/case-studies', () => {
  test('lists what waits, the longest waiting first, and never a draft', async () => {
    const { id: draft } = await callAs(app, author, 'POST', OWN, caseStudyBody());
    const [first, second] = [await pending(), await pending()];
    expect(await listed('pending')).toEqual([first.id, second.id]);
    for (const status of ['returned', 'declined', 'published'])
      expect(await listed(status)).not.toContain(draft);
    expect(await callAs(app, admin, 'GET', `${REVIEW}/${first.id}`)).toMatchObject({
      title: caseStudyBody().title,
      contact: { email: 'asha@jaltrust.example' },
      version: 2,
    });
    const { review } = await callAs(app, admin, 'GET', '/desk');
    expect(review.case_studies).toEqual({ total: 2, oldest: first.sent_at });
  });
});

describe('PUT /service/api/admin/case-studies/:id/decision', () => {
  test('published: everyone reads it, and the author gets a mail with its address', async () => {
    const { id, version, slug } = await pending();
    expect((await decide(id, { decision: 'published', version })).body.data).toMatchObject({
      status: 'published',
      is_public: true,
      published_at: expect.any(String),
    });
    expect(await visible(slug)).toMatchObject({ title: caseStudyBody().title, status: null, contact: null });
    const mail = await app.mail(author.email, 'Your success story was published');
    expect(mail).toContain(`/learn/stories/${slug}`);
    expectFailure(await decide(id, { decision: 'published', version }), 'CASE_STUDY_ALREADY_DECIDED');
  });

  test('returned: the author reads the remark, edits, and sends it again', async () => {
    const { id, version } = await pending();
    const remark = 'Please name the villages. See evil.example/a';
    await decide(id, { decision: 'returned', remark, version });
    expect(await callAs(app, author, 'GET', `${OWN}/${id}`)).toMatchObject({ status: 'returned', remark });
    const mail = await app.mail(author.email, 'Your success story was returned');
    expect(mail).toContain('Please name the villages.');
    expect(mail).not.toContain('evil.example');
    await callAs(app, author, 'PUT', `${OWN}/${id}`, { version, summary: 'In Gumla, Basia and Palkot.' });
    expect(await submit(id, version + 1)).toMatchObject({ status: 'pending', remark: null });
  });

  test('a later version waits beside the published one, which stays whatever is decided', async () => {
    const { id, slug, version, likes } = await published();
    expect(likes).toBe(0);
    const reader = await createMember(app);
    await callAs(app, reader, 'PUT', `/case-studies/${slug}/like`);
    await callAs(app, author, 'PUT', `${OWN}/${id}`, { version, title: 'A later title' });
    expect(await visible(slug)).toMatchObject({ title: caseStudyBody().title });
    const sent = await submit(id, version + 1);
    expect(sent).toMatchObject({ slug, status: 'pending', is_public: true });
    await decide(id, { decision: 'returned', remark: 'Not yet.', version: sent.version });
    expect(await visible(slug)).toMatchObject({ title: caseStudyBody().title });
    const again = await submit(id, sent.version);
    await decide(id, { decision: 'published', version: again.version });
    expect(await visible(slug)).toMatchObject({ title: 'A later title', likes: 1 });
  });

  test('takes a published story down, also while its author writes a later version', async () => {
    for (const edit of [false, true]) {
      const { id, slug, version } = await published();
      if (edit) await callAs(app, author, 'PUT', `${OWN}/${id}`, { version });
      const now = edit ? version + 1 : version;
      const answer = await decide(id, { decision: 'declined', remark: 'Figures are false.', version: now });
      expect(answer.body.data).toMatchObject({ status: 'declined', is_public: false });
      expect((await app.request('GET', `/case-studies/${slug}`)).status).toBe(404);
    }
  });

  test('is refused for a version that the admin has not read, and for a story taken back', async () => {
    const { id, version } = await pending();
    expectFailure(await decide(id, { decision: 'published', version: version - 1 }), 'CASE_STUDY_CHANGED');
    await callAs(app, author, 'PUT', `${OWN}/${id}`, { version, title: 'Taken back' });
    expectFailure(await decide(id, { decision: 'published', version }), 'CASE_STUDY_ALREADY_DECIDED');
    await submit(id, version + 1);
    expectFailure(await decide(id, { decision: 'published', version }), 'CASE_STUDY_CHANGED');
  });

  test('only one of two concurrent admins decides', async () => {
    const { id, version } = await pending();
    const both = await Promise.all([1, 2].map(() => decide(id, { decision: 'published', version })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each<RefusedValue>([
    ['remark', undefined, 'Please write a remark to the author'],
    ['remark', '  ', 'Please write a remark to the author'],
    ['remark', long(1001), 'Remark must be 1000 characters or less'],
    ['decision', 'pending', 'Please choose published, returned or declined'],
  ])('refuses %s %j', async (field, value, message) => {
    const { id, version } = await pending();
    const body = { decision: 'returned', remark: 'Too short.', version, [field]: value };
    await expectRefused(app, () => decide(id, body), field, message);
  });
});
