import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CourseDraft } from '#features/learn/courses/course-content.contract.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { expectRefused, long, type RefusedValue } from '#platform/testing/field-limits.ts';
import {
  callAs,
  caseStudyBody,
  grievanceBody,
  resourceBody,
  testimonialBody,
  topicBody,
} from '#platform/testing/records.ts';
import { samplePdf } from '#platform/testing/sample-files.ts';
import { sendUpload } from '#platform/testing/send-upload.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import type { QueueItem } from './moderation-queue.contract.ts';

let app: TestApp;
let admin: TestMember;
let other: TestMember;
let author: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createMember(app, { admin: true, name: 'Meera Joshi' });
  other = await createMember(app, { admin: true });
  author = await createMember(app, { name: 'Jal Trust' });
});
afterAll(() => app.stop());

const REASON = 'Please name the villages.';

const queue = (query = '') => callAs(app, admin, 'GET', `/admin/moderation?pageSize=100${query}`);
const itemOf = async (id: string): Promise<QueueItem | undefined> =>
  (await queue()).records.find((item: QueueItem) => item.id === id);
const testimonial = async (): Promise<string> =>
  (await callAs(app, author, 'POST', '/testimonials', testimonialBody())).id;
const decide = (kind: string, id: string, body: object, by = admin) =>
  app.request('PUT', `/admin/moderation/${kind}/${id}/decision`, { token: by.token, body });
const decideWaiting = async (kind: string, id: string, body: object, by = admin) =>
  decide(kind, id, { stamp: (await itemOf(id))?.stamp ?? '', ...body }, by);
const answer = (kind: string, id: string, by = author) =>
  app.request('POST', `/refusals/${kind}/${id}/answer`, {
    token: by.token,
    body: { body: 'They are Basia and Palkot.' },
  });
/** What the tree says that waits for moderators. */
const waitingInTree = async (): Promise<number> => {
  const { groups } = await callAs(app, admin, 'GET', '/admin/navigation');
  const rows: { path: string; waiting: number }[] = groups.flatMap(
    ({ nodes }: { nodes: { path: string; waiting: number }[] }) => nodes,
  );
  return rows.find(({ path }) => path === '/admin/moderation')?.waiting ?? 0;
};
const refusal = (kind: string, id: string) => callAs(app, author, 'GET', `/refusals/${kind}/${id}`);

/** Makes one item of each kind through the API. */
const MAKE: Record<string, () => Promise<string>> = {
  testimonial,
  'case-study': async () => {
    const { id } = await callAs(app, author, 'POST', '/profile/case-studies', caseStudyBody());
    await callAs(app, author, 'POST', `/profile/case-studies/${id}/submission`, { version: 1 });
    return id;
  },
  resource: async () => {
    const upload = await sendUpload(app, author, samplePdf());
    return (await callAs(app, author, 'POST', '/resources', resourceBody(upload))).id;
  },
  course: async () => {
    const [row] = await app.sql<{ id: string }>(
      `insert into course_proposals (id, author_id, content, status, submitted_at, created_at, updated_at)
        values (gen_random_uuid(), $1, $2, 'submitted', now(), now(), now()) returning id`,
      [
        author.id,
        JSON.stringify(
          CourseDraft.parse({
            type: 'course',
            title: 'Wells',
            description: 'How to dig',
            instructor: '',
            organization: '',
            modules: [],
          }),
        ),
      ],
    );
    return row?.id ?? '';
  },
  post: async () => {
    const [circle] = await callAs(app, author, 'GET', '/community/circles');
    const { id } = await callAs(app, author, 'POST', `/community/circles/${circle.slug}/topics`, topicBody());
    const reporter = await createMember(app, { name: 'Asha Devi' });
    await callAs(app, reporter, 'POST', `/community/posts/${id}/reports`, { reason: 'An advertisement' });
    return id;
  },
};
const report = async (): Promise<string> => {
  const { number } = await callAs(app, author, 'POST', '/support/grievances', grievanceBody());
  const [row] = await app.sql<{ id: string }>("select id from support_tickets where 'T-' || number = $1", [
    number,
  ]);
  return row?.id ?? '';
};

describe('GET /service/api/admin/moderation', () => {
  test('lists all kinds, the longest waiting first, by kind and by page, and the tree counts them', async () => {
    const ids: string[] = [];
    for (const make of [...Object.values(MAKE), report]) ids.push(await make());
    const { records, counts } = await queue();
    expect(records.map(({ id }: QueueItem) => id)).toEqual(ids);
    expect(counts).toMatchObject({ all: 6, answered: 0, kinds: { testimonial: 1, post: 1, report: 1 } });
    expect(records[0]).toMatchObject({
      kind: 'testimonial',
      author_name: 'Jal Trust',
      path: null,
      answer: null,
    });
    expect(records[4].text).toContain('Reported by Asha Devi: An advertisement');
    expect((await queue('&kind=course')).records).toMatchObject([{ title: 'Wells', text: 'How to dig' }]);
    expect((await queue('&answered=yes')).records).toEqual([]);
    const second = await callAs(app, admin, 'GET', '/admin/moderation?pageSize=5&page=2');
    expect(second).toMatchObject({ records: [{ kind: 'report' }], pagination: { total: 6, totalPages: 2 } });
    expect(await waitingInTree()).toBe(6);
  });
});

describe('PUT /service/api/admin/moderation/:kind/:id/decision', () => {
  test('accepts each kind by the rules of its area', async () => {
    for (const kind of ['testimonial', 'case-study', 'post'] as const) {
      const id = (await MAKE[kind]?.()) ?? '';
      expect((await decideWaiting(kind, id, { decision: 'accepted' })).status, kind).toBe(200);
      expect(await itemOf(id), kind).toBeUndefined();
    }
    const id = await report();
    expect((await decideWaiting('report', id, { decision: 'accepted' })).status).toBe(400);
    expect((await decideWaiting('report', id, { decision: 'accepted', reason: REASON })).status).toBe(200);
    const published = await callAs(app, admin, 'GET', '/testimonials');
    expect(published).toHaveLength(1);
  });

  test.each(Object.keys(MAKE))(
    'refuses a %s; its author answers once, and the second decision is final',
    async (kind) => {
      const id = (await MAKE[kind]?.()) ?? '';
      expect((await decideWaiting(kind, id, { decision: 'refused', reason: REASON })).status).toBe(200);
      expect(await itemOf(id)).toBeUndefined();
      expect(await refusal(kind, id)).toMatchObject({ reason: REASON, answer: null });
      const both = await Promise.all([answer(kind, id), answer(kind, id)]);
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
      const again = both.find(({ status }) => status === 409);
      if (again) expectFailure(again, 'REFUSAL_ANSWERED');

      expect(await itemOf(id)).toMatchObject({
        kind,
        answer: { body: 'They are Basia and Palkot.', first_reason: REASON, first_decided_by: 'Meera Joshi' },
      });
      expect((await queue('&answered=yes')).records.map(({ id }: QueueItem) => id)).toContain(id);
      const stamp = (await itemOf(id))?.stamp ?? '';
      const second = { decision: 'refused', reason: 'Still too vague.', stamp };
      const decided = await Promise.all([decide(kind, id, second), decide(kind, id, second, other)]);
      expect(decided.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await itemOf(id)).toBeUndefined();
      const last = await refusal(kind, id);
      expect(last.reason).toBe('Still too vague.');
      expect(last.answer.settled_at).not.toBeNull();
      expectFailure(await answer(kind, id), 'REFUSAL_ANSWERED');
      const log = await callAs(app, admin, 'GET', `/admin/moderation/log?kind=${kind}`);
      expect(log.records.slice(0, 2)).toMatchObject([
        { decision: 'refused', reason: 'Still too vague.', author_name: 'Jal Trust' },
        { decision: 'refused', reason: REASON, decided_by: 'Meera Joshi' },
      ]);
    },
  );

  test('shows a hidden post again after an answer, and mails the author', async () => {
    const id = (await MAKE.post?.()) ?? '';
    await decideWaiting('post', id, { decision: 'refused', reason: REASON });
    await answer('post', id);
    const body = { decision: 'accepted', stamp: 'answered' };
    expect((await decide('post', id, body)).status).toBe(200);
    expect(await app.mail(author.email, 'Your post is visible again')).toContain('shows your post');
    expectFailure(await decide('post', id, body, other), 'ANSWER_ALREADY_DECIDED');
    const [post] = await app.sql('select hidden_at, is_shown from forum_posts where id = $1', [id]);
    expect(post).toEqual({ hidden_at: null, is_shown: true });
  });

  test('only the first of two admins decides, whatever the other wants', async () => {
    const id = await testimonial();
    const both = await Promise.all([
      decideWaiting('testimonial', id, { decision: 'accepted' }),
      decideWaiting('testimonial', id, { decision: 'refused', reason: REASON }, other),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each(Object.keys(MAKE))(
    'of a %s holds for the state that the admin has seen only: not after an answer',
    async (kind) => {
      const id = (await MAKE[kind]?.()) ?? '';
      const seen = (await itemOf(id))?.stamp;
      await decideWaiting(kind, id, { decision: 'refused', reason: REASON }, other);
      await answer(kind, id);
      expect((await decide(kind, id, { decision: 'accepted', stamp: seen })).status).toBe(409);
      expect(await itemOf(id)).toMatchObject({ answer: { first_reason: REASON } });
      const again = { decision: 'refused', reason: 'Still too vague.' };
      expect((await decideWaiting(kind, id, again)).status).toBe(200);
    },
  );

  test.each<RefusedValue>([
    ['reason', undefined, 'Please give a reason'],
    ['reason', long(501), 'Reason must be 500 characters or less'],
    ['decision', 'returned', 'Please choose another decision'],
    ['decision', 'hidden', 'Please choose a decision'],
  ])('refuses %s %j', async (field, value, message) => {
    const id = await testimonial();
    const body = { decision: 'refused', reason: REASON, stamp: '1', [field]: value };
    await expectRefused(app, () => decide('testimonial', id, body), field, message);
  });
});

describe('POST /service/api/refusals/:kind/:id/answer', () => {
  const inList = async (path: string, id: string) =>
    (await callAs(app, admin, 'GET', path)).find((item: { id: string }) => item.id === id);
  test.each<[string, (id: string) => Promise<{ answer: QueueItem['answer'] }>]>([
    ['testimonial', (id) => inList('/testimonials/pending?pageSize=100', id)],
    ['case-study', (id) => callAs(app, admin, 'GET', `/admin/case-studies/${id}`)],
    ['resource', (id) => inList('/resources/waiting?pageSize=100', id)],
    ['course', (id) => callAs(app, admin, 'GET', `/course-proposals/${id}`)],
  ])('of a %s is on its own page for admins, too', async (kind, shown) => {
    const id = (await MAKE[kind]?.()) ?? '';
    expect((await shown(id)).answer).toBeNull();
    await decideWaiting(kind, id, { decision: 'refused', reason: REASON });
    await answer(kind, id);
    const queued = (await itemOf(id))?.answer;
    expect(queued).toMatchObject({ body: 'They are Basia and Palkot.', first_decided_by: 'Meera Joshi' });
    expect((await shown(id)).answer).toEqual(queued);
    const second = { decision: 'refused', reason: 'Still too vague.' };
    expect((await decideWaiting(kind, id, second)).status).toBe(200);
    if (kind === 'case-study' || kind === 'course') expect((await shown(id)).answer).toBeNull();
  });

  test('does not tell the author of a course who refused it', async () => {
    const id = (await MAKE.course?.()) ?? '';
    await decideWaiting('course', id, { decision: 'refused', reason: REASON });
    await answer('course', id);
    const own = await callAs(app, author, 'GET', `/course-proposals/${id}`);
    expect(own.answer).toBeNull();
    expect(JSON.stringify(own)).not.toContain('Meera Joshi');
  });

  test('is for the author of a refused item alone', async () => {
    const id = await testimonial();
    expectFailure(await answer('testimonial', id), 'REFUSAL_NOT_FOUND');
    await decideWaiting('testimonial', id, { decision: 'refused', reason: REASON });
    expectFailure(await answer('testimonial', id, other), 'REFUSAL_NOT_FOUND');
    expectFailure(await answer('resource', id), 'REFUSAL_NOT_FOUND');
    const body = { body: long(1001) };
    const answered = () =>
      app.request('POST', `/refusals/testimonial/${id}/answer`, { token: author.token, body });
    await expectRefused(app, answered, 'body', 'Answer must be 1000 characters or less');
    expect((await answer('testimonial', id)).status).toBe(201);
    const [mine] = await callAs(app, author, 'GET', '/testimonials/mine');
    expect(mine).toMatchObject({ status: 'pending', reason: null });
  });

  test.each([
    ['case-study', '/profile/case-studies/'],
    ['resource', '/resources/'],
    ['course', '/course-proposals/'],
    ['post', '/community/posts/'],
  ])('is closed when its author deletes the %s', async (kind, path) => {
    const id = (await MAKE[kind]?.()) ?? '';
    await decideWaiting(kind, id, { decision: 'refused', reason: REASON });
    await answer(kind, id);
    const waiting = await waitingInTree();
    await callAs(app, author, 'DELETE', path + id);
    expect(await waitingInTree()).toBe(waiting - 1);
    expect(await itemOf(id)).toBeUndefined();
    expect((await refusal(kind, id)).answer.settled_at).not.toBeNull();
  });

  test('about a topic with replies is closed when its author deletes it, and cannot be sent later', async () => {
    const [answered, removed] = [(await MAKE.post?.()) ?? '', (await MAKE.post?.()) ?? ''];
    const waiting = await waitingInTree();
    for (const id of [answered, removed]) {
      const reply = { body: 'Thank you for these words.' };
      await callAs(app, other, 'POST', `/community/topics/${id}/replies`, reply);
      await decideWaiting('post', id, { decision: 'refused', reason: REASON });
    }
    await answer('post', answered);
    for (const id of [answered, removed])
      expect(await callAs(app, author, 'DELETE', `/community/posts/${id}`)).toMatchObject({
        has_placeholder: true,
      });
    expect(await itemOf(answered)).toBeUndefined();
    expect(await waitingInTree()).toBe(waiting - 2);
    expectFailure(await answer('post', removed), 'REFUSAL_NOT_FOUND');
  });

  test('its words go with the account', async () => {
    const leaver = await createMember(app);
    const { id } = await callAs(app, leaver, 'POST', '/testimonials', testimonialBody());
    await decideWaiting('testimonial', id, { decision: 'refused', reason: REASON });
    await answer('testimonial', id, leaver);
    await app.sql('delete from accounts where id = $1', [leaver.id]);
    expect(await app.sql('select 1 from moderation_answers where subject_id = $1', [id])).toEqual([]);
    expect(await app.sql('select 1 from moderation_decisions where subject_id = $1', [id])).toEqual([]);
  });
});
