import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { expectRefused, long, type RefusedValue, withField } from '#platform/testing/field-limits.ts';
import { callAs, startCollaboration } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const COMMENT = 'Every well was dug in time, and the village keeps them.';

/** Creates two members and their collaboration, completed by default. */
async function partners(status = 'completed') {
  const corporate = await createMember(app, { type: 'corporate', name: 'Sahyadri Steel' });
  const ngo = await createMember(app, { name: 'Jal Trust' });
  const { id, title } = await startCollaboration(app, corporate, ngo);
  await callAs(app, corporate, 'PATCH', `/collaborations/${id}`, { status });
  return { corporate, ngo, id, title };
}

const rate = (by: TestMember, id: string, body: object) =>
  app.request('POST', `/collaborations/${id}/ratings`, { token: by.token, body });
const reply = (by: TestMember, id: string, text: string) =>
  app.request('PUT', `/ratings/${id}/reply`, { token: by.token, body: { reply: text } });
const ratingsOf = (by: TestMember, profile: TestMember) =>
  callAs(app, by, 'GET', `/marketplace/profiles/${profile.id}/ratings`);

describe('POST /service/api/collaborations/:id/ratings', () => {
  test('rates a partner, notifies them and updates their figures', async () => {
    const { corporate, ngo, id, title } = await partners();
    const { status, body } = await rate(corporate, id, {
      rated_profile_id: ngo.id,
      score: 5,
      comment: COMMENT,
    });
    expect(status).toBe(201);
    const expected = {
      id: expect.any(String),
      collaboration_id: id,
      collaboration_title: title,
      rater_profile_id: corporate.id,
      rater_name: 'Sahyadri Steel',
      rater_avatar_url: null,
      rated_profile_id: ngo.id,
      rated_name: 'Jal Trust',
      score: 5,
      comment: COMMENT,
      reply: null,
      replied_at: null,
      rated_by_name: null,
      replied_by_name: null,
      created_at: expect.any(String),
    };
    expect(body.data).toEqual(expected);
    expect(await callAs(app, ngo, 'GET', `/collaborations/${id}/ratings`)).toEqual([expected]);
    const mail = await app.mail(ngo.email, 'A partner has rated your work together');
    expect(mail).toContain(title);

    const next = await startCollaboration(app, corporate, ngo);
    await callAs(app, ngo, 'PATCH', `/collaborations/${next.id}`, { status: 'completed' });
    await rate(corporate, next.id, { rated_profile_id: ngo.id, score: 4 });
    expect(await callAs(app, ngo, 'GET', '/profile/profile')).toMatchObject({
      rating: 4.5,
      reviews_count: 2,
    });
    expect(await callAs(app, corporate, 'GET', `/marketplace/profiles/${ngo.id}`)).toMatchObject({
      rating: 4.5,
      reviews_count: 2,
    });
    expect(await callAs(app, corporate, 'GET', '/profile/profile')).toMatchObject({
      rating: null,
      reviews_count: 0,
    });
  });

  test('mails names as names: quoted, on one line, and no link', async () => {
    const { corporate, ngo, id } = await partners();
    const organization_name = 'Security\n\nLog in at https://evil.example/now';
    await callAs(app, corporate, 'PUT', '/profile/profile', { organization_name });
    await rate(corporate, id, { rated_profile_id: ngo.id, score: 5 });
    const mail = await app.mail(ngo.email, 'A partner has rated your work together');
    expect(mail).toContain('“Security Log in at https: //evil. example/now” has rated the work');
    expect(mail).not.toContain('evil.example');
  });

  test('allows one rating per partner, also of several at the same time', async () => {
    const { corporate, ngo, id } = await partners();
    const body = { rated_profile_id: ngo.id, score: 2 };
    const answers = await Promise.all(Array.from({ length: 4 }, () => rate(corporate, id, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const message = 'You have already rated this partner for this collaboration.';
    expectFailure(await rate(corporate, id, { ...body, score: 5 }), 'ALREADY_RATED', message);
    expect((await rate(ngo, id, { rated_profile_id: corporate.id, score: 3 })).status).toBe(201);
    expect((await callAs(app, ngo, 'GET', '/profile/profile')).rating).toBe(2);
  });

  test.each(['planning', 'active', 'pending'])('waits while the collaboration is %s', async (status) => {
    const { corporate, ngo, id } = await partners(status);
    const before = await databaseState(app);
    expectFailure(
      await rate(corporate, id, { rated_profile_id: ngo.id, score: 5 }),
      'COLLABORATION_NOT_COMPLETED',
    );
    expect(await databaseState(app)).toEqual(before);
  });

  test('is between its partners only', async () => {
    const { corporate, ngo, id } = await partners();
    const outsider = await createMember(app);
    const before = await databaseState(app);
    const score = 1;
    expectFailure(await rate(outsider, id, { rated_profile_id: ngo.id, score }), 'COLLABORATION_NOT_FOUND');
    expectFailure(
      await rate(corporate, id, { rated_profile_id: outsider.id, score }),
      'PARTICIPANT_NOT_FOUND',
    );
    expectFailure(await rate(corporate, id, { rated_profile_id: corporate.id, score }), 'RATING_OF_YOURSELF');
    const path = `/collaborations/${id}/ratings`;
    expectFailure(await app.request('GET', path, { token: outsider.token }), 'COLLABORATION_NOT_FOUND');
    expect(await databaseState(app)).toEqual(before);
  });

  const refused: RefusedValue[] = [
    ['rated_profile_id', undefined, 'This is not a valid id'],
    ['score', undefined, 'Please choose from 1 to 5 stars'],
    ['score', 0, 'Rating must be from 1 to 5'],
    ['score', 6, 'Rating must be from 1 to 5'],
    ['score', 4.5, 'Please choose from 1 to 5 stars'],
    ['comment', long(1001), 'Comment must be 1000 characters or less'],
    ['reply', 'Mine', 'Unknown field'],
  ];
  test('refuses bad fields by name, and takes a comment at its limit', async () => {
    const { corporate, ngo, id } = await partners();
    const body = { rated_profile_id: ngo.id, score: 1, comment: long(1000) };
    for (const [field, value, message] of refused) {
      await expectRefused(app, () => rate(corporate, id, withField(body, field, value)), field, message);
    }
    expect((await rate(corporate, id, body)).status).toBe(201);
  });
});

describe('GET /service/api/marketplace/profiles/:id/ratings', () => {
  test('lists what a member received, newest first, by pages', async () => {
    const { corporate, ngo, id } = await partners();
    await rate(corporate, id, { rated_profile_id: ngo.id, score: 3, comment: 'First' });
    const second = await startCollaboration(app, ngo, corporate);
    await callAs(app, ngo, 'PATCH', `/collaborations/${second.id}`, { status: 'completed' });
    await rate(corporate, second.id, { rated_profile_id: ngo.id, score: 5, comment: 'Second' });
    const outsider = await createMember(app);
    const { records, pagination } = await ratingsOf(outsider, ngo);
    expect(records.map(({ comment }: { comment: string }) => comment)).toEqual(['Second', 'First']);
    expect(pagination).toEqual({ page: 1, pageSize: 10, total: 2, totalPages: 1 });
    const path = `/marketplace/profiles/${ngo.id}/ratings?page=2&pageSize=1`;
    expect((await callAs(app, outsider, 'GET', path)).records).toMatchObject([{ comment: 'First' }]);
  });

  test('shows the ratings of a hidden member to that member only', async () => {
    const hidden = await createMember(app, { confirmed: false });
    const other = await createMember(app);
    expect((await ratingsOf(hidden, hidden)).records).toEqual([]);
    const path = `/marketplace/profiles/${hidden.id}/ratings`;
    expectFailure(await app.request('GET', path, { token: other.token }), 'PROFILE_NOT_FOUND');
  });

  test('shows what it was about only to participants', async () => {
    const { corporate, ngo, id, title } = await partners();
    await rate(corporate, id, { rated_profile_id: ngo.id, score: 4, comment: COMMENT });
    const third = await createMember(app);
    await app.sql(
      "insert into collaboration_participants (id, collaboration_id, profile_id, name) values (gen_random_uuid(), $1, $2, 'Third')",
      [id, third.id],
    );
    const outsider = await createMember(app);
    const path = `/marketplace/profiles/${ngo.id}/ratings`;
    for (const by of [corporate, ngo, third]) {
      const { records } = await ratingsOf(by, ngo);
      expect(records).toMatchObject([{ collaboration_id: id, collaboration_title: title }]);
    }
    for (const token of [outsider.token, null]) {
      const { body } = await app.request('GET', path, { token });
      expect(body.data.records).toMatchObject([
        { collaboration_id: null, collaboration_title: null, score: 4, comment: COMMENT },
      ]);
      expect(JSON.stringify(body)).not.toContain(title);
    }
  });

  test('keeps a rating when the collaboration is deleted', async () => {
    const { corporate, ngo, id, title } = await partners();
    await rate(ngo, id, { rated_profile_id: corporate.id, score: 1, comment: 'They paid half a year late.' });
    await app.sql('delete from collaborations where id = $1', [id]);
    expect((await ratingsOf(ngo, corporate)).records).toMatchObject([
      { collaboration_id: null, collaboration_title: title, score: 1 },
    ]);
  });
});

describe('PUT /service/api/ratings/:id/reply', () => {
  test('is for the rated member, once', async () => {
    const { corporate, ngo, id } = await partners();
    const { body } = await rate(corporate, id, { rated_profile_id: ngo.id, score: 3, comment: COMMENT });
    const rating = body.data;
    const outsider = await createMember(app);
    for (const by of [corporate, outsider]) {
      expectFailure(await reply(by, rating.id, 'Mine'), 'RATING_NOT_FOUND');
    }
    await expectRefused(app, () => reply(ngo, rating.id, ' '), 'reply', 'Please write your answer');
    await expectRefused(
      app,
      () => reply(ngo, rating.id, long(1001)),
      'reply',
      'Answer must be 1000 characters or less',
    );
    const answered = await reply(ngo, rating.id, ` ${long(1000)} `);
    expect(answered.status).toBe(200);
    expect(answered.body.data).toEqual({ ...rating, reply: long(1000), replied_at: expect.any(String) });
    expectFailure(await reply(ngo, rating.id, 'Again'), 'RATING_ALREADY_ANSWERED');
    expect((await ratingsOf(corporate, ngo)).records).toEqual([answered.body.data]);
  });
});
