import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectFailure } from '#platform/testing/failures.ts';
import { expectRefused, long, type RefusedValue } from '#platform/testing/field-limits.ts';
import { callAs, testimonialBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let author: TestMember;
let admin: TestMember;

beforeAll(async () => {
  app = await startTestApp();
  author = await createMember(app, { name: 'Jal Trust' });
  admin = await createMember(app, { admin: true });
});
afterAll(() => app.stop());

const post = (body: object, by = author) => app.request('POST', '/testimonials', { token: by.token, body });
const send = (fields: object = {}, by = author) =>
  callAs(app, by, 'POST', '/testimonials', testimonialBody(fields));
const versionOf = async (id: string): Promise<number | undefined> =>
  (await app.sql<{ version: number }>('select version from testimonials where id = $1', [id]))[0]?.version;
/** Decides on what an admin who has just looked sees, unless the body names a version. */
const decide = async (id: string, body: object) =>
  app.request('PUT', `/testimonials/${id}/decision`, {
    token: admin.token,
    body: { version: (await versionOf(id)) ?? 1, ...body },
  });
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
const published = async () => (await app.request('GET', '/testimonials')).body.data;
const mine = () => callAs(app, author, 'GET', '/testimonials/mine');
const pending = () => callAs(app, admin, 'GET', '/testimonials/pending');

describe('POST /service/api/testimonials', () => {
  test('stores it as pending, visible to its author and admins only', async () => {
    const sent = await send({ rating: undefined, name: ' Asha\nDevi ' });
    expect(sent).toEqual({
      ...testimonialBody(),
      id: expect.any(String),
      rating: 5,
      status: 'pending',
      reason: null,
      created_at: expect.any(String),
      decided_at: null,
      version: 1,
    });
    expect(await mine()).toEqual([sent]);
    expect(idsOf(await pending())).toContain(sent.id);
    expect(await published()).toEqual([]);
    const stranger = await createMember(app);
    expect(await callAs(app, stranger, 'GET', '/testimonials/mine')).toEqual([]);
  });

  test('asks for a verified email', async () => {
    const unconfirmed = await createMember(app, { confirmed: false });
    expectFailure(await post(testimonialBody(), unconfirmed), 'EMAIL_NOT_CONFIRMED');
  });

  test.each<RefusedValue>([
    ['name', ' ', 'Name is required'],
    ['name', long(121), 'Name must be 120 characters or less'],
    ['role', undefined, 'Role is required'],
    ['organization', '', 'Organization is required'],
    ['user_type', 'Government', 'Please select who you are'],
    ['content', '', 'Story is required'],
    ['content', long(401), 'Story must be 400 characters or less'],
    ['impact', '', 'Impact is required'],
    ['rating', 0, 'Please give one to five stars'],
    ['rating', 6, 'Please give one to five stars'],
    ['rating', 4.5, 'Please give one to five stars'],
    ['status', 'published', 'Unknown field'],
  ])('refuses %s %j', async (field, value, message) => {
    await expectRefused(app, () => post(testimonialBody({ [field]: value })), field, message);
  });
});

describe('PUT /service/api/testimonials/:id/decision', () => {
  test('published: everyone sees it, newest first and without its author; the author gets an email', async () => {
    const first = await send({ impact: 'First' });
    const second = await send({ impact: 'Second' });
    for (const { id } of [first, second]) {
      const { status, body } = await decide(id, { status: 'published' });
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ id, status: 'published', decided_at: expect.any(String) });
    }
    const shown = await published();
    expect(idsOf(shown).slice(0, 2)).toEqual([second.id, first.id]);
    const { status, reason, decided_at, version, ...visible } = second;
    expect(shown[0]).toEqual(visible);
    expect(idsOf(await pending())).not.toContain(second.id);
    expect(await app.mail(author.email, 'Your story was published')).toContain('/#testimonials');
  });

  test('declined: the author sees the reason, and no one else sees the story', async () => {
    const { id } = await send();
    expect((await decide(id, { status: 'declined', reason: 'Please name the villages.' })).status).toBe(200);
    expect((await mine())[0]).toMatchObject({ status: 'declined', reason: 'Please name the villages.' });
    expect(idsOf(await published())).not.toContain(id);
    const mail = await app.mail(author.email, 'Your story was declined');
    expect(mail).toContain('Please name the villages.');
  });

  test.each<RefusedValue>([
    ['reason', undefined, 'Please give the author a reason'],
    ['reason', '  ', 'Please give the author a reason'],
    ['reason', long(501), 'Reason must be 500 characters or less'],
    ['status', 'pending', 'Please choose published or declined'],
    ['version', undefined, 'Version must be a whole number'],
  ])('refuses %s %j', async (field, value, message) => {
    const { id } = await send();
    const body = { status: 'declined', reason: 'Too short.', [field]: value };
    await expectRefused(app, () => decide(id, body), field, message);
  });

  test('can be changed later, which removes a published story; the same decision twice is a conflict', async () => {
    const { id } = await send();
    await decide(id, { status: 'published' });
    expectFailure(await decide(id, { status: 'published' }), 'TESTIMONIAL_ALREADY_DECIDED');
    expect((await decide(id, { status: 'declined', reason: 'The author asked.' })).status).toBe(200);
    expect(idsOf(await published())).not.toContain(id);
    await decide(id, { status: 'published' });
    expect((await mine()).find((one: { id: string }) => one.id === id)).toMatchObject({ reason: null });
  });

  test.each([
    ['the same', [{ status: 'published' }, { status: 'published' }]],
    ['different things', [{ status: 'published' }, { status: 'declined', reason: 'Too short.' }]],
  ])('only one of two concurrent admins decides, who want %s', async (_, bodies) => {
    const { id } = await send();
    const both = await Promise.all(bodies.map((body) => decide(id, { ...body, version: 1 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('holds for what the admin has seen only: not after a refusal and the answer to it', async () => {
    const { id } = await send();
    const [seen] = (await pending()).filter((one: { id: string }) => one.id === id);
    await decide(id, { status: 'declined', reason: 'Please name the villages.' });
    const answered = { token: author.token, body: { body: 'They are Basia and Palkot.' } };
    expect((await app.request('POST', `/refusals/testimonial/${id}/answer`, answered)).status).toBe(201);
    expectFailure(await decide(id, { status: 'published', version: seen.version }), 'CONFLICT');
    expect(idsOf(await published())).not.toContain(id);
    expect((await decide(id, { status: 'published' })).status).toBe(200);
  });

  test('answers 404 for an unknown story', async () => {
    const answer = await decide('01890000-0000-7000-8000-000000000000', { status: 'published' });
    expectFailure(answer, 'TESTIMONIAL_NOT_FOUND');
  });
});

test('GET /service/api/testimonials returns at most thirty', async () => {
  await app.sql(
    `insert into testimonials (id, author_id, name, role, organization, content, impact, user_type, status, decided_at)
      select gen_random_uuid(), $1, 'A', 'B', 'C', 'D', 'E', 'NGO', 'published', now() from generate_series(1, 40)`,
    [author.id],
  );
  expect(await published()).toHaveLength(30);
});

test("deleting an account deletes the member's stories", async () => {
  const leaver = await createMember(app);
  const { id } = await send({}, leaver);
  await decide(id, { status: 'published' });
  await app.sql('delete from accounts where id = $1', [leaver.id]);
  expect(idsOf(await published())).not.toContain(id);
});
