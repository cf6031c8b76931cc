import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completenessOf } from '#features/profiles/profile/profile-completeness.rules.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import {
  callAs,
  initiativeBody,
  sendRequest,
  startCollaboration,
  ticketBody,
} from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

const PATH = '/assistant/answers';

let app: TestApp;
/** Version of the terms that tests store. The assistant reads them again when it changes. */
let versions = 100;
let ngo: TestMember;
let corporate: TestMember;
let stranger: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  ngo = await createMember(app, { name: 'Akshar Reading Rooms', state: 'Bihar', location: 'Patna, Bihar' });
  corporate = await createMember(app, { type: 'corporate', name: 'Pahadi Steel' });
  stranger = await createMember(app, { type: 'corporate', name: 'Nosy Cement' });
  await app.sql("update profiles set focus_areas = '{Education}' where id = $1", [ngo.id]);
});
afterAll(() => app.stop());

const ask = async (question: string, member?: TestMember) => {
  const { status, body } = await app.request('POST', PATH, { token: member?.token, body: { question } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const urls = (answer: { sources: { url: string }[] }) => answer.sources.map(({ url }) => url);

describe('POST /service/api/assistant/answers about published figures', () => {
  test('gives the figure, its year and its source', async () => {
    const { answer, sources } = await ask('How much CSR was spent in Bihar in 2020-21?');
    expect(answer).toContain('In Bihar companies reported ₹89.89 Cr of CSR spend for FY 2020-21');
    expect(answer).toContain('₹1,386.74 Cr');
    expect(sources).toEqual([{ title: 'CSR spending: Bihar', url: '/impact?state=Bihar' }]);
  });

  test('gives the newest figure of a sector, and of all of India', async () => {
    expect((await ask('How much is spent on education?')).answer).toContain(
      '₹12,134.57 Cr of CSR spend for FY 2023-24',
    );
    expect((await ask('total CSR spending in India')).answer).toContain(
      'For FY 2023-24 companies in India reported ₹34,908.75 Cr',
    );
  });

  test('says so when a year has no figure', async () => {
    expect((await ask('CSR spent in Kerala in 2011-12')).answer).toContain('We have no figure');
    expect((await ask('CSR spend in India in 2012-13')).answer).toContain('We have no figure');
  });
});

describe('POST /service/api/assistant/answers about partners', () => {
  test('names members to members, with the search that shows all', async () => {
    const found = await ask('NGOs for education in Bihar', corporate);
    expect(found.answer).toBe('I found NGOs for Education in Bihar:\nAkshar Reading Rooms');
    expect(urls(found)).toEqual([
      '/marketplace?type=ngo&location=Bihar&search=Education',
      `/marketplace?profile=${ngo.id}`,
    ]);
  });

  test('looks in other states when a state has none', async () => {
    const found = await ask('NGOs for education in Kerala', corporate);
    expect(found.answer).toContain('I found no NGOs for Education in Kerala in the marketplace.');
    expect(found.answer).toContain('Akshar Reading Rooms');
  });

  test('names no member to visitors', async () => {
    const { answer, sources } = await ask('NGOs for education in Bihar');
    expect(JSON.stringify({ answer, sources })).not.toContain('Akshar');
    expect(sources).toHaveLength(1);
  });

  test('never names a member who is not published', async () => {
    const hidden = await createMember(app, { confirmed: false, name: 'Hidden Schools', state: 'Goa' });
    await app.sql("update profiles set focus_areas = '{Education}' where id = $1", [hidden.id]);
    expect((await ask('NGOs for education in Goa', corporate)).answer).not.toContain('Hidden Schools');
  });
});

describe("POST /service/api/assistant/answers about the member's own things", () => {
  const OWN = [
    ['Do I have requests waiting for my answer?', '/profile?tab=connections'],
    ['Have my sent requests been answered?', '/profile?tab=connections&requests=sent'],
    ['Which of my collaborations are active?', '/collaborations'],
    ['Is my profile complete?', '/profile'],
    ['Which of my support tickets are open?', '/support?tab=tickets'],
  ] as const;

  beforeAll(async () => {
    const { id } = await startCollaboration(app, ngo, corporate);
    await sendRequest(app, corporate, ngo, {
      collaboration_objective: 'Secret plan for forty reading rooms.',
    });
    await callAs(app, corporate, 'PATCH', `/collaborations/${id}`, {
      status: 'active',
      title: 'Secret rooms',
    });
    await callAs(app, corporate, 'POST', '/collaborations', initiativeBody({ title: 'Not started' }));
    await callAs(app, corporate, 'POST', '/support/tickets', ticketBody({ subject: 'Secret worry' }));
  });

  test('says what is waiting, active and missing', async () => {
    expect((await ask(OWN[0][0], ngo)).answer).toBe(
      '1 request is waiting for your answer, from Pahadi Steel.',
    );
    expect((await ask(OWN[1][0], corporate)).answer).toContain(
      '1 of your requests is waiting for an answer from Akshar Reading Rooms',
    );
    expect((await ask(OWN[2][0], corporate)).answer).toBe(
      'You have 1 active collaboration:\nSecret rooms: 0% complete',
    );
    const { data: profile } = (await app.request('GET', '/profile/profile', { token: ngo.token })).body;
    const { percent, done, total, next } = completenessOf(profile);
    expect((await ask(OWN[3][0], ngo)).answer, 'as on the page Profile').toBe(
      `Not yet. It is ${percent}% complete, ${done} of ${total} steps. What helps most next: ${next?.label}. ${next?.reason}`,
    );
    expect((await ask(OWN[4][0], corporate)).answer).toMatch(
      /^You have 1 open support ticket: T-\d+ \(Secret worry\)\.$/,
    );
  });

  test.each(OWN)('%s: links to the page and names no other member', async (question, url) => {
    const others = await ask(question, stranger);
    expect(urls(others)).toEqual([url]);
    expect(others.answer).not.toMatch(/Secret|Pahadi|Akshar/);
    const visitors = await ask(question);
    expect(visitors).toMatchObject({
      knows: true,
      answer: 'Only you can see that. Log in and ask me again.',
    });
    expect(urls(visitors)).toEqual(['/login']);
  });

  test('no question finds what belongs to others', async () => {
    for (const question of [
      'Secret plan reading rooms',
      'Secret worry ticket',
      'requests of Akshar Reading Rooms',
    ]) {
      for (const asker of [stranger, undefined]) {
        const { answer, sources } = await ask(question, asker);
        expect(JSON.stringify([answer, sources]), question).not.toMatch(
          /Secret (plan|worry|rooms)|Pahadi|Akshar/,
        );
      }
    }
  });
});

describe('POST /service/api/assistant/answers', () => {
  test('is polite, and says what it is', async () => {
    expect((await ask('Namaste!')).answer).toMatch(/^Namaste/);
    expect((await ask('Are you a human?')).answer).toContain('a program');
  });

  test('offers related questions that it can answer', async () => {
    const { follow_ups } = await ask('Which companies must spend on CSR?');
    expect(follow_ups.length).toBeGreaterThan(0);
    for (const question of follow_ups) expect((await ask(question)).knows, question).toBe(true);
  });

  test('explains what is wrong with an invalid question', async () => {
    const empty = await app.request('POST', PATH, { body: { question: '  ' } });
    expectFailure(empty, 'VALIDATION_FAILED', 'Please type a question');
    const long = await app.request('POST', PATH, { body: { question: 'x'.repeat(301) } });
    expectFailure(long, 'VALIDATION_FAILED', 'Question must be 300 characters or less');
  });

  test('limits one address to sixty questions in five minutes', async () => {
    const limited = await startTestApp({ RATE_LIMIT: 'on' });
    const send = () => limited.request('POST', PATH, { body: { question: 'What is CSR?' } });
    for (let asked = 0; asked < 60; asked += 1) expect((await send()).status).toBe(200);
    expectFailure(await send(), 'TOO_MANY_REQUESTS');
    await limited.stop();
  });
});

test('POST /service/api/assistant/answers quotes the help that an admin has published', async () => {
  const admin = await createMember(app, { admin: true });
  const content = '<p>Write to <b>Meera</b> on the third floor.</p><ul><li>Bring a stamp.</li></ul>';
  await callAs(app, admin, 'PUT', '/content/help/log_in', { title: '', content, version: 0 });
  await callAs(app, admin, 'POST', '/content/help/log_in/publish', { version: 1 });
  expect((await ask('I cannot log in. What can I do?')).answer).toBe(
    'Write to Meera on the third floor.\n\n• Bring a stamp.',
  );
  await callAs(app, admin, 'POST', '/content/help/log_in/unpublish');
  expect((await ask('I cannot log in. What can I do?')).answer).toMatch(/^Check that you are using/);
});

test('POST /service/api/assistant/answers quotes the terms that an admin has published', async () => {
  const admin = await createMember(app, { admin: true });
  const question = 'Which court has jurisdiction?';
  expect((await ask(question)).answer).toContain('the courts at the operator’s registered place');
  const content =
    '<h2>7. Jurisdiction of a court</h2><p>The courts of <b>Ranchi</b> decide.</p><ul><li>All of them</li></ul>';
  const block = { title: 'Terms', content, version: 0 };
  await callAs(app, admin, 'PUT', '/content/terms/main_content', block);
  await callAs(app, admin, 'POST', '/content/terms/main_content/publish', { version: 1 });
  const reply = await ask(question);
  expect(reply.answer).toBe('The courts of Ranchi decide.\n\n• All of them');
  expect(urls(reply)).toEqual(['/terms#jurisdiction-of-a-court']);
  await callAs(app, admin, 'POST', '/content/terms/main_content/unpublish');
  expect((await ask(question)).answer).toContain('the courts at the operator’s registered place');
});

test.each([
  ['tags nested 5,000 deep', `${'<b>'.repeat(5_000)}The courts of Ranchi decide.${'</b>'.repeat(5_000)}`],
  ['a heading twice', '<p>The courts of Ranchi decide.</p><h2>Courts</h2><p>No others.</p>'],
  ['unclosed tags', `<p>The courts of Ranchi decide.</p>${'<a '.repeat(15_000)}`],
])('POST /service/api/assistant/answers works with stored terms that have %s', async (_, words) => {
  versions += 1;
  await app.sql("delete from content_blocks where page_key = 'terms'");
  await app.sql(
    `insert into content_blocks (id, page_key, block_key, content, is_published, version)
      values ($1, 'terms', 'main_content', $2, true, $3)`,
    [crypto.randomUUID(), `<h2>Courts</h2>${words}`, versions],
  );
  const reply = await ask('Which courts decide about the terms?');
  expect(reply.answer).toContain('The courts of Ranchi decide.');
  expect(urls(reply)).toEqual(['/terms#courts']);
  expect((await ask('What is Dayitva for?')).knows).toBe(true);
});
