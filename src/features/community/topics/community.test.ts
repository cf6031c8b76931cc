import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FEW_CELLS } from '#platform/contract/markdown-texts.ts';
import { expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { callAs, topicBody } from '#platform/testing/records.ts';
import { fileForm, samplePdf, samplePng, sampleProgram } from '#platform/testing/sample-files.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

const CIRCLE = 'healthcare-nutrition';
const OTHER_CIRCLE = 'gender-equality';
const TOPICS = `/community/circles/${CIRCLE}/topics`;
const NAME = 'Healthcare and Nutrition';

let app: TestApp;
let author: TestMember;
let reader: TestMember;
let moderator: TestMember;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  author = await createMember(app, { name: 'Asha Foundation' });
  reader = await createMember(app, { name: 'Tunga Steel' });
  moderator = await createMember(app, { name: 'Meera Kulkarni' });
  admin = await createMember(app, { admin: true });
  await app.sql(
    'insert into forum_moderators (circle_id, member_id) select id, $1 from forum_circles where slug = $2',
    [moderator.id, CIRCLE],
  );
});
afterAll(() => app.stop());

const start = (by = author, fields: object = {}) => callAs(app, by, 'POST', TOPICS, topicBody(fields));
const answer = (by: TestMember, topic: string, fields: object = {}) =>
  callAs(app, by, 'POST', `/community/topics/${topic}/replies`, {
    body: 'The school committee pays.',
    ...fields,
  });
const get = (by: TestMember, path: string) => callAs(app, by, 'GET', `/community${path}`);
const status = async (by: TestMember, method: string, path: string, body?: unknown) =>
  (await app.request(method, `/community${path}`, { token: by.token, body })).status;
const listed = async (by: TestMember): Promise<string[]> =>
  (await get(by, `/circles/${CIRCLE}/topics?pageSize=100`)).records.map(({ id }: { id: string }) => id);
const found = async (by: TestMember, search: string): Promise<string[]> =>
  (await get(by, `/circles/${CIRCLE}/posts?search=${search}`)).records.map(({ id }: { id: string }) => id);
const repliesOf = async (by: TestMember, topic: string, query = ''): Promise<string[]> =>
  (await get(by, `/topics/${topic}/replies${query}`)).records.map(({ id }: { id: string }) => id);
const upload = async (by: TestMember, content?: Buffer, name = 'block.png') =>
  callAs(app, by, 'POST', '/community/attachments', fileForm(content ?? (await samplePng()), name));
const circle = async (by: TestMember, slug = CIRCLE) => get(by, `/circles/${slug}`);
const mailsTo = async ({ email }: TestMember) =>
  (
    await app.sql<{ subject: string }>(
      "select data->>'subject' as subject from pgboss.job where name = 'mail' and data->>'to' = $1 order by created_on",
      [email],
    )
  ).map(({ subject }) => subject);
/** Makes the last visit of a member to the circle one of two hours ago. */
const leaveForLong = ({ id }: TestMember) =>
  app.sql("update forum_visits set visited_at = visited_at - interval '2 hours' where member_id = $1", [id]);

beforeEach(async () => {
  await app.sql("update forum_topics set last_activity_at = last_activity_at - interval '1 hour'");
});

describe('GET /service/api/community/circles', () => {
  test('lists the three circles; only one with a post of the last 30 days is active', async () => {
    await app.sql('delete from forum_topics');
    const before = await get(reader, '/circles');
    expect(before.map(({ name }: { name: string }) => name)).toEqual([
      'Gender Equality and Empowerment',
      NAME,
      'Environment and Sustainability',
    ]);
    expect(before[1]).toMatchObject({
      is_active: false,
      last_activity_at: null,
      topics_count: 0,
      group_url: null,
    });
    const { id, created_at } = await start();
    expect(await circle(reader)).toMatchObject({
      is_active: true,
      last_activity_at: created_at,
      topics_count: 1,
    });
    await app.sql("update forum_topics set last_activity_at = now() - interval '31 days' where id = $1", [
      id,
    ]);
    expect((await circle(reader)).is_active).toBe(false);
  });

  test('counts posts by others since the last visit', async () => {
    const member = await createMember(app);
    expect((await circle(member)).new_posts).toBeNull();
    expect(await callAs(app, member, 'PUT', `/community/circles/${CIRCLE}/visit`)).toEqual({
      previous_at: null,
    });
    expect((await circle(member)).new_posts).toBe(0);
    const { id } = await start();
    await answer(reader, id);
    await answer(member, id);
    expect((await circle(member)).new_posts).toBe(2);
    await callAs(app, moderator, 'PUT', `/community/posts/${id}/hidden`, { reason: 'Spam' });
    expect((await circle(member)).new_posts).toBe(0);
  });
});

describe('the list of topics', () => {
  test('has pinned topics first, then those with the newest post, page by page', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 5; at += 1) ids.push((await start(author, { title: `Topic ${at}` })).id);
    const [first, second, ...rest] = ids;
    await answer(reader, second ?? '');
    await callAs(app, moderator, 'PATCH', `/community/topics/${first}`, { is_pinned: true });
    const expected = [first, second, ...rest.reverse()];
    expect((await listed(reader)).slice(0, 5)).toEqual(expected);
    const paged: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page = await get(reader, `/circles/${CIRCLE}/topics?pageSize=2${next && `&after=${next}`}`);
      paged.push(...page.records.map(({ id }: { id: string }) => id));
      next = page.next;
    }
    expect(paged.slice(0, 5)).toEqual(expected);
    expect(new Set(paged).size).toBe(paged.length);
    await callAs(app, moderator, 'PATCH', `/community/topics/${first}`, { is_pinned: false });
  });

  test('marks what is new since the last visit until it is read', async () => {
    const member = await createMember(app);
    const isNew = async (id: string) =>
      (await get(member, `/circles/${CIRCLE}/topics`)).records.find(
        (topic: { id: string }) => topic.id === id,
      )?.is_new;
    const { id } = await start();
    await callAs(app, member, 'PUT', `/community/circles/${CIRCLE}/visit`);
    expect(await isNew(id)).toBe(false);
    await leaveForLong(member);
    await answer(reader, id);
    await callAs(app, member, 'PUT', `/community/circles/${CIRCLE}/visit`);
    expect(await isNew(id)).toBe(true);
    expect((await get(member, `/topics/${id}`)).read_until).toEqual(expect.any(String));
    await callAs(app, member, 'PUT', `/community/topics/${id}/read`);
    expect(await isNew(id)).toBe(false);
  });
});

describe('the search', () => {
  test('finds words in titles and texts by their beginning, and marks them', async () => {
    const { id } = await start(author, { title: 'Haemoglobin camps', body: 'We test **anaemia** in Gumla.' });
    const reply = await answer(reader, id, { body: 'Our anaemia work began in Latehar.' });
    expect(await found(reader, 'anaem')).toEqual([reply.id, id]);
    expect(await found(reader, 'haemo')).toEqual([id]);
    expect(await found(reader, 'haemo+latehar')).toEqual([]);
    expect(await found(reader, encodeURIComponent('गुमला')), 'a city by another name').toEqual([id]);
    const { records } = await get(reader, `/circles/${CIRCLE}/posts?search=anaemia`);
    expect(records[0]).toMatchObject({
      is_reply: true,
      title: [{ text: 'Haemoglobin camps', is_hit: false }],
      excerpt: [
        { text: 'Our ', is_hit: false },
        { text: 'anaemia', is_hit: true },
        { text: ' work began in Latehar.', is_hit: false },
      ],
    });
    expect(JSON.stringify(records[1].excerpt)).not.toContain('*');
    expect(await found(reader, '%26%7C!()')).toEqual([]);
  });

  test('reads many hits page by page', async () => {
    const { id } = await start(author, { title: 'Fluorosis' });
    for (let at = 0; at < 5; at += 1) await answer(reader, id, { body: `Fluorosis ${at}` });
    const first = await get(reader, `/circles/${CIRCLE}/posts?search=fluorosis&pageSize=4`);
    const second = await get(
      reader,
      `/circles/${CIRCLE}/posts?search=fluorosis&pageSize=4&after=${first.next}`,
    );
    expect([first.records.length, second.records.length, second.next]).toEqual([4, 2, null]);
  });
});

describe('POST /service/api/community/circles/:circle/topics', () => {
  test('renders Markdown without HTML, and gives the source to its author only', async () => {
    const { id } = await start(author, { body: 'A **good** <script>alert(1)</script> idea' });
    const opening = (await get(reader, `/topics/${id}`)).opening;
    expect(opening).toMatchObject({
      html: '<p>A <strong>good</strong> &lt;script&gt;alert(1)&lt;/script&gt; idea</p>',
      body: null,
      author: { id: author.id, name: 'Asha Foundation' },
      is_own: false,
    });
    expect((await get(author, `/topics/${id}`)).opening.body).toContain('<script>');
    expect(await callAs(app, reader, 'POST', '/community/preview', { body: '*so*' })).toEqual({
      html: '<p><em>so</em></p>',
    });
  });

  test('takes no table that would be a page of its own, not even to preview it', async () => {
    const body = `${'|a'.repeat(101)}|\n${'|-'.repeat(101)}|${'\n|'.repeat(3)}`;
    const [before] = await app.sql('select count(*)::int from forum_posts');
    for (const path of [TOPICS, '/community/preview']) {
      const refused = await app.request('POST', path, {
        token: author.token,
        body: path === TOPICS ? topicBody({ body }) : { body },
      });
      expectWrongField(refused, 'body', FEW_CELLS[1]);
    }
    expect(await app.sql('select count(*)::int from forum_posts')).toEqual([before]);
    const { id } = await start();
    await app.sql('update forum_posts set body = $1 where topic_id = $2', [body, id]);
    expect((await get(reader, `/topics/${id}`)).opening.html).not.toContain('<table');
  });

  test('takes no links in a first post', async () => {
    const newcomer = await createMember(app);
    const body = 'See https://shop.example for more';
    const refused = await app.request('POST', TOPICS, { token: newcomer.token, body: topicBody({ body }) });
    expect(refused.body.error.fields.body).toContain('first post cannot have links');
    await start(newcomer);
    await start(newcomer, { body });
  });

  test('names what is wrong with each field', async () => {
    const wrong = { title: ' ', body: 'x'.repeat(10_001), mentions: Array(6).fill(reader.id) };
    const refused = await app.request('POST', TOPICS, { token: author.token, body: wrong });
    expect(refused.body.error.fields).toEqual({
      title: 'Please enter a title',
      body: 'Text must be 10000 characters or less',
      mentions: 'A text can mention 5 members at most',
    });
  });

  test('writes nothing in an archived circle, which is still read', async () => {
    const { id } = await start();
    const [{ id: circleId }] = await get(reader, '/circles').then((all) =>
      all.filter(({ slug }: { slug: string }) => slug === CIRCLE),
    );
    const archive = (is_archived: boolean) =>
      callAs(app, admin, 'PUT', `/admin/community/circles/${circleId}`, { is_archived });
    await archive(true);
    expect(await get(reader, '/circles')).toHaveLength(2);
    expect(await listed(reader)).toContain(id);
    for (const [path, body] of [
      [TOPICS.slice(10), topicBody()],
      [`/topics/${id}/replies`, { body: 'Late' }],
    ] as const) {
      const refused = await app.request('POST', `/community${path}`, { token: author.token, body });
      expectFailure(refused, 'CIRCLE_ARCHIVED');
    }
    await archive(false);
  });

  test('records a writing and one view a day for each reader', async () => {
    const { id } = await start();
    for (const by of [reader, reader, moderator])
      await callAs(app, by, 'PUT', `/community/topics/${id}/read`);
    expect((await get(reader, `/topics/${id}`)).views).toBe(2);
    expect(
      await app.sql(
        'select action, tags, count(*)::int from activity_events where item_id = $1 group by 1, 2 order by 1',
        [id],
      ),
    ).toEqual([
      { action: 'view', tags: [NAME], count: 2 },
      { action: 'write', tags: [NAME], count: 1 },
    ]);
  });
});

describe('replies', () => {
  test('are read from the start, from one of them on, and back', async () => {
    const { id } = await start();
    const ids: string[] = [];
    for (let at = 0; at < 7; at += 1) ids.push((await answer(reader, id, { body: `Reply ${at}` })).id);
    const page = (query: string) => get(reader, `/topics/${id}/replies?pageSize=3${query}`);
    const idsOf = ({ records }: { records: { id: string }[] }) => records.map((one) => one.id);
    const first = await page('');
    expect([idsOf(first), first.previous]).toEqual([ids.slice(0, 3), null]);
    const second = await page(`&after=${first.next}`);
    expect(idsOf(second)).toEqual(ids.slice(3, 6));
    expect(idsOf(await page(`&before=${second.previous}`))).toEqual(ids.slice(0, 3));
    const linked = await page(`&from=${ids[5]}`);
    expect([idsOf(linked), linked.next]).toEqual([ids.slice(5), null]);
    const back = await page(`&before=${linked.previous}`);
    expect(idsOf(back)).toEqual(ids.slice(2, 5));
    expect(idsOf(await page(`&before=${back.previous}`))).toEqual(ids.slice(0, 2));
    const elsewhere = await answer(reader, (await start()).id);
    expect(await status(reader, 'GET', `/topics/${id}/replies?from=${elsewhere.id}`)).toBe(404);
  });

  test('of 32 members at once are all counted, and their views too', async () => {
    const { id } = await start();
    const members = await Promise.all(Array.from({ length: 32 }, () => createMember(app)));
    await Promise.all(members.map((by) => answer(by, id)));
    await Promise.all(members.map((by) => callAs(app, by, 'PUT', `/community/topics/${id}/read`)));
    expect(await get(reader, `/topics/${id}`)).toMatchObject({ replies_count: 32, views: 32 });
    expect(await repliesOf(reader, id, '?pageSize=100')).toHaveLength(32);
  });

  test('are refused in a locked topic', async () => {
    const { id } = await start();
    await callAs(app, moderator, 'PATCH', `/community/topics/${id}`, { is_locked: true });
    const refused = await app.request('POST', `/community/topics/${id}/replies`, {
      token: reader.token,
      body: { body: 'Late' },
    });
    expectFailure(refused, 'TOPIC_LOCKED');
    await callAs(app, moderator, 'PATCH', `/community/topics/${id}`, { is_locked: false });
    await answer(reader, id);
  });
});

describe('a reply', () => {
  test('reaches who asked once until it is read, in the bell and by mail, unless muted', async () => {
    const subject = 'A reply to your topic in the community';
    const asker = await createMember(app, { name: 'Koel Trust' });
    const bell = async () => (await callAs(app, asker, 'GET', '/notifications')).records;
    const { id } = await start(asker);
    await answer(asker, id);
    expect(await bell()).toEqual([]);
    const reply = await answer(reader, id, { body: 'The caretakers do, each morning.' });
    await answer(author, id);
    const told = await bell();
    expect(told).toMatchObject([{ kind: 'replies', title: subject }]);
    const mail = await app.mail(asker.email, subject);
    expect(mail).toContain('“Tunga Steel” has replied to your topic “Toilets for girls: who cleans them?”');
    expect(mail).toContain(`/community/${CIRCLE}/${id}?reply=${reply.id}`);
    expect(await mailsTo(asker)).toHaveLength(1);
    await callAs(app, asker, 'PUT', `/community/topics/${id}/read`);
    await answer(reader, id);
    expect(await bell()).toHaveLength(2);
    await callAs(app, asker, 'PUT', `/community/topics/${id}/read`);
    await callAs(app, asker, 'PUT', `/community/topics/${id}/follow`, { follow: 'muted' });
    await answer(reader, id);
    expect(await bell()).toHaveLength(2);
  });
});

describe('mentions', () => {
  test('become links and are mailed, except to members who muted the topic or switched such mails off', async () => {
    const [named, muting, silent] = [
      await createMember(app, { name: 'Jal Trust' }),
      await createMember(app, { name: 'Muted Trust' }),
      await createMember(app, { name: 'Silent Trust' }),
    ];
    const hidden = await createMember(app, { name: 'Unseen Trust', confirmed: false });
    const { id } = await start();
    await callAs(app, muting, 'PUT', `/community/topics/${id}/follow`, { follow: 'muted' });
    await callAs(app, silent, 'PUT', '/profile/profile', { mails_mentions: false });
    const body = '@Jal Trust, @Muted Trust, @Silent Trust and @Unseen Trust: see https://evil.example';
    const mentions = [named, muting, silent, hidden].map((member) => member.id);
    await answer(reader, id);
    const reply = await answer(reader, id, { body, mentions });
    expect(reply.html).toMatch(/<a href="[^"]+\/members\/jal-trust"[^>]*>@Jal Trust<\/a>/);
    expect(reply.html).not.toContain('@Unseen Trust</a>');
    const mail = await app.mail(named.email, 'You were mentioned in the community');
    expect(mail).toContain('“Tunga Steel” mentions you in the topic “Toilets for girls: who cleans them?”');
    expect(mail).toContain(`/community/${CIRCLE}/${id}?reply=${reply.id}`);
    expect(mail).not.toContain('https://evil.example');
    for (const other of [muting, silent, hidden]) expect(await mailsTo(other)).toEqual([]);

    const change = { body: `${body} soon`, mentions };
    await callAs(app, reader, 'PUT', `/community/posts/${reply.id}`, change);
    expect(await mailsTo(named)).toHaveLength(1);
  });
});

describe('attachments', () => {
  test('are checked by content, belong to the post, and open by a link of the session', async () => {
    const program = await app.request('POST', '/community/attachments', {
      token: author.token,
      body: fileForm(sampleProgram(), 'photo.png'),
    });
    expect(program.status).toBe(415);
    const picture = await upload(author);
    const paper = await upload(author, samplePdf(), 'budget.pdf');
    const { id, opening } = await start(author, { attachment_ids: [paper.id, picture.id] });
    expect(opening.attachments.map(({ name }: { name: string }) => name)).toEqual([
      'budget.pdf',
      'block.png',
    ]);
    const link = await callAs(app, reader, 'POST', `/community/attachments/${paper.id}/openings`);
    const path = `/community/attachments/${paper.id}/file?expires=${link.expires}&signature=${link.signature}`;
    const file = await app.request('GET', path, { token: reader.token });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expectFailure(await app.request('GET', path, { token: moderator.token }), 'FILE_LINK_INVALID');
    expect(await status(author, 'DELETE', `/attachments/${paper.id}`)).toBe(404);

    await callAs(app, author, 'PUT', `/community/posts/${id}`, {
      body: 'Less',
      attachment_ids: [picture.id],
    });
    expect(await status(reader, 'POST', `/attachments/${paper.id}/openings`)).toBe(404);
    expect(await status(reader, 'POST', `/attachments/${picture.id}/openings`)).toBe(200);
  });

  test('of others, and of other posts, cannot be attached', async () => {
    const { id } = await upload(author);
    const body = topicBody({ attachment_ids: [id] });
    const refused = await app.request('POST', TOPICS, { token: reader.token, body });
    expect(Object.keys(refused.body.error.fields)).toEqual(['attachment_ids']);
    await start(author, { attachment_ids: [id] });
    expect((await app.request('POST', TOPICS, { token: author.token, body })).status).toBe(400);
    expect(await status(reader, 'POST', `/attachments/${(await upload(author)).id}/openings`)).toBe(404);
  });
});

describe('the answer', () => {
  test('is marked by the author of the topic or a moderator, and races end in one', async () => {
    const { id } = await start();
    const [one, two] = [await answer(reader, id), await answer(moderator, id)];
    const mark = (by: TestMember, reply_id: string | null) =>
      app.request('PUT', `/community/topics/${id}/answer`, { token: by.token, body: { reply_id } });
    expectFailure(await mark(reader, one.id), 'FORBIDDEN');
    const both = await Promise.all([mark(author, one.id), mark(moderator, two.id)]);
    expect(both.map((answered) => answered.status)).toEqual([200, 200]);
    const { answer: marked } = await get(reader, `/topics/${id}`);
    expect([one.id, two.id]).toContain(marked.id);
    expect(await app.sql('select answer_id from forum_topics where id = $1', [id])).toEqual([
      { answer_id: marked.id },
    ]);
    const foreign = await answer(reader, (await start()).id);
    expect((await mark(author, foreign.id)).status).toBe(400);
    expect((await mark(author, id)).status).toBe(400);
    await mark(author, one.id);
    await callAs(app, moderator, 'PUT', `/community/posts/${one.id}/hidden`, { reason: 'Wrong' });
    expect((await get(author, `/topics/${id}`)).answer).toBeNull();
    expect((await mark(author, one.id)).status).toBe(400);
  });
});

describe('changes of own posts', () => {
  test('keep the versions before, and say so', async () => {
    const { id } = await start(author, { title: 'Old title', body: 'Old text' });
    await callAs(app, author, 'PUT', `/community/posts/${id}`, { title: 'New title', body: 'New text' });
    expect(await get(reader, `/topics/${id}`)).toMatchObject({
      title: 'New title',
      opening: { html: '<p>New text</p>', edited_at: expect.any(String) },
    });
    expect(await get(reader, `/posts/${id}/versions`)).toMatchObject([
      { title: 'Old title', html: '<p>Old text</p>' },
    ]);
    await callAs(app, author, 'PUT', `/community/posts/${id}`, { title: 'New title', body: 'New text' });
    expect(await get(reader, `/posts/${id}/versions`)).toHaveLength(1);
    expect(await status(reader, 'PUT', `/posts/${id}`, { body: 'Mine' })).toBe(403);
    expect(await found(reader, 'old')).not.toContain(id);
  });

  test('removing leaves a placeholder where something was written after, and nothing else', async () => {
    const { id } = await start(author, { body: 'A secret plan' });
    const first = await answer(reader, id, { body: 'A secret reply' });
    const last = await answer(author, id);
    expect(await callAs(app, author, 'DELETE', `/community/posts/${last.id}`)).toEqual({
      id: last.id,
      has_placeholder: false,
    });
    await answer(author, id);
    expect(await callAs(app, reader, 'DELETE', `/community/posts/${first.id}`)).toMatchObject({
      has_placeholder: true,
    });
    await callAs(app, author, 'DELETE', `/community/posts/${id}`);
    const topic = await get(moderator, `/topics/${id}`);
    expect(topic).toMatchObject({
      replies_count: 1,
      opening: { state: 'removed', html: '', attachments: [] },
    });
    expect((await get(moderator, `/topics/${id}/replies`)).records[0]).toMatchObject({
      state: 'removed',
      html: '',
    });
    expect(await found(moderator, 'secret')).toEqual([]);
    const lonely = await start();
    await callAs(app, author, 'DELETE', `/community/posts/${lonely.id}`);
    expect(await status(author, 'GET', `/topics/${lonely.id}`)).toBe(404);
  });
});

describe('hidden posts', () => {
  test('are for their author and moderators only, behind every door', async () => {
    const { id } = await start();
    const picture = await upload(reader);
    const reply = await answer(reader, id, { body: 'Buy zincmiracle now', attachment_ids: [picture.id] });
    await callAs(app, reader, 'PUT', `/community/posts/${reply.id}`, {
      body: 'Buy zincmiracle today',
      attachment_ids: [picture.id],
    });
    const hidden = await callAs(app, moderator, 'PUT', `/community/posts/${reply.id}/hidden`, {
      reason: 'Advertisement',
    });
    expect(hidden).toMatchObject({ state: 'hidden', hidden_reason: 'Advertisement' });
    const stranger = await createMember(app);
    const doors = async (by: TestMember) => [
      (await repliesOf(by, id)).includes(reply.id),
      (await found(by, 'zincmiracle')).includes(reply.id),
      (await status(by, 'GET', `/topics/${id}/replies?from=${reply.id}`)) === 200,
      (await status(by, 'GET', `/posts/${reply.id}/versions`)) === 200,
      (await status(by, 'POST', `/attachments/${picture.id}/openings`)) === 200,
    ];
    for (const by of [stranger, author]) expect(await doors(by)).toEqual(Array(5).fill(false));
    for (const by of [reader, moderator, admin]) expect(await doors(by)).toEqual(Array(5).fill(true));
    expect(await status(stranger, 'POST', `/posts/${reply.id}/reports`, { reason: 'Spam' })).toBe(404);
    expect((await get(stranger, `/topics/${id}`)).replies_count).toBe(0);
    expect(await status(reader, 'PUT', `/posts/${reply.id}`, { body: 'Again' })).toBe(409);
    const mail = await app.mail(reader.email, 'A post of yours was hidden');
    expect(mail).toContain('Advertisement');

    await callAs(app, moderator, 'DELETE', `/community/posts/${reply.id}/hidden`);
    expect(await doors(stranger)).toEqual(Array(5).fill(true));
    expect((await get(stranger, `/topics/${id}`)).replies_count).toBe(1);
  });

  test('a hidden opening post hides the topic with all its replies', async () => {
    const { id } = await start(author, { title: 'Turmericpills' });
    const reply = await answer(reader, id, { body: 'I want turmericpills' });
    const before = await circle(reader);
    await callAs(app, moderator, 'PUT', `/community/posts/${id}/hidden`, { reason: 'Advertisement' });
    expect((await circle(reader)).topics_count).toBe(before.topics_count - 1);
    const stranger = await createMember(app);
    for (const by of [stranger, reader]) {
      expect(await listed(by)).not.toContain(id);
      expect(await found(by, 'turmericpills')).toEqual([]);
      expect(await status(by, 'GET', `/topics/${id}`)).toBe(404);
      expect(await status(by, 'GET', `/topics/${id}/replies`)).toBe(404);
      expect(await status(by, 'PUT', `/topics/${id}/read`)).toBe(404);
      expect(await status(by, 'PUT', `/topics/${id}/follow`, { follow: 'following' })).toBe(404);
      expect(await status(by, 'GET', `/posts/${reply.id}/versions`)).toBe(404);
      expect(await status(by, 'POST', `/topics/${id}/replies`, { body: 'Me too' })).toBe(404);
    }
    expect(await listed(author)).toContain(id);
    expect(await repliesOf(author, id)).toEqual([reply.id]);
    expect(await listed(moderator)).toContain(id);
    await callAs(app, moderator, 'DELETE', `/community/posts/${id}/hidden`);
    expect(await repliesOf(stranger, id)).toEqual([reply.id]);
    expect((await get(stranger, `/topics/${id}`)).replies_count).toBe(1);
  });

  test('moderators have their own circles only', async () => {
    const { id } = await callAs(
      app,
      author,
      'POST',
      `/community/circles/${OTHER_CIRCLE}/topics`,
      topicBody(),
    );
    const hide = { reason: 'Not here' };
    for (const by of [moderator, author]) {
      expect(await status(by, 'PUT', `/posts/${id}/hidden`, hide)).toBe(403);
      expect(await status(by, 'PATCH', `/topics/${id}`, { is_locked: true })).toBe(403);
    }
    expect((await circle(moderator)).can_moderate).toBe(true);
    expect((await circle(moderator, OTHER_CIRCLE)).can_moderate).toBe(false);
    expect(await status(admin, 'PUT', `/posts/${id}/hidden`, hide)).toBe(200);
  });
});

describe('reports', () => {
  test('are one per member and post; an admin dismisses or hides', async () => {
    const { id } = await start(author, { body: 'Shown to admins' });
    const report = (by: TestMember) =>
      app.request('POST', `/community/posts/${id}/reports`, {
        token: by.token,
        body: { reason: 'Not true' },
      });
    expect((await report(reader)).status).toBe(201);
    expectFailure(await report(reader), 'POST_ALREADY_REPORTED');
    expectFailure(await report(author), 'FORBIDDEN', 'You cannot report your own post.');
    await report(moderator);
    expect((await get(reader, `/topics/${id}`)).opening.is_reported).toBe(true);
    const open = async () =>
      (await callAs(app, admin, 'GET', '/admin/community/reports?pageSize=100')).records.find(
        (post: { id: string }) => post.id === id,
      );
    expect(await open()).toMatchObject({
      html: '<p>Shown to admins</p>',
      reports_count: 2,
      reports: [{ reporter: 'Tunga Steel', reason: 'Not true' }, { reporter: 'Meera Kulkarni' }],
    });
    const decide = (body: object) =>
      app.request('PUT', `/admin/community/reports/${id}/decision`, { token: admin.token, body });
    expect((await decide({ decision: 'hidden' })).body.error.fields).toHaveProperty('reason');
    expect((await decide({ decision: 'hidden', reason: 'Not true' })).status).toBe(200);
    expectFailure(await decide({ decision: 'dismissed' }), 'REPORT_ALREADY_DECIDED');
    expect(await open()).toBeUndefined();
    expect(await status(reader, 'GET', `/topics/${id}`)).toBe(404);
  });
});

describe('circles of admins', () => {
  test('are added, changed, given moderators and group links', async () => {
    const slug = `water-${crypto.randomUUID().slice(0, 8)}`;
    const made = await callAs(app, admin, 'POST', '/admin/community/circles', {
      slug,
      name: 'Water',
      description: 'Wells and tanks.',
      group_url: 'groups.example/water',
    });
    expect(made).toMatchObject({ group_url: 'https://groups.example/water', moderators: [] });
    const again = await app.request('POST', '/admin/community/circles', {
      token: admin.token,
      body: { slug, name: 'Water 2', description: 'The same.' },
    });
    expectWrongField(again, 'slug', 'Another circle has this address');
    const change = (body: object) => callAs(app, admin, 'PUT', `/admin/community/circles/${made.id}`, body);
    expect((await change({ moderator_ids: [reader.id], group_url: '' })).moderators).toEqual([
      { id: reader.id, name: 'Tunga Steel' },
    ]);
    expect(await circle(reader, slug)).toMatchObject({ can_moderate: true, group_url: null });
    expect((await change({ moderator_ids: [] })).moderators).toEqual([]);
    expect((await circle(reader, slug)).can_moderate).toBe(false);
    await change({ is_archived: true });
  });
});

test('an erased account leaves its posts without a name, and no file or version', async () => {
  const leaver = await createMember(app);
  const { id } = await start(leaver);
  const file = await upload(leaver);
  await callAs(app, leaver, 'PUT', `/community/posts/${id}`, { body: 'Changed', attachment_ids: [file.id] });
  await answer(reader, id);
  expect(await callAs(app, leaver, 'GET', '/account/data')).toMatchObject({
    community_posts: [{ id, body: 'Changed' }],
    community_post_versions: [{ post_id: id }],
    community_attachments: [{ post_id: id }],
  });
  await callAs(app, leaver, 'POST', '/account/deletion', { password: 'a-password-for-tests' });
  await app.sql("update accounts set deletion_due_at = now() - interval '1 day' where id = $1", [leaver.id]);
  const [job] = await app.sql<{ id: string }>(
    "insert into pgboss.job (name, data) values ('account-erasure', '{}') returning id",
  );
  await expect
    .poll(async () => (await app.sql('select state from pgboss.job where id = $1', [job?.id]))[0]?.state, {
      timeout: 10_000,
    })
    .toBe('completed');
  expect((await get(reader, `/topics/${id}`)).opening).toMatchObject({
    author: null,
    html: '<p>Changed</p>',
    attachments: [],
  });
  expect(await get(reader, `/posts/${id}/versions`)).toEqual([]);
});
