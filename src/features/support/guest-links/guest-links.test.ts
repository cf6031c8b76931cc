import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectFailure } from '#platform/testing/failures.ts';
import { callAs, ticketBody } from '#platform/testing/records.ts';
import { fileForm, samplePng } from '#platform/testing/sample-files.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

const MAILBOX = 'help@platform.example';

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp({ ADMIN_EMAIL: MAILBOX });
  admin = await createMember(app, { admin: true });
});
afterAll(() => app.stop());

async function ask(email = `${crypto.randomUUID()}@visitors.example`) {
  const body = ticketBody({ name: 'Lalrinpuii Sailo', email });
  const { id, number } = (await app.request('POST', '/support/tickets', { body })).body.data;
  const token = await tokenIn(email, `Your support ticket ${number}`);
  return { id: id as string, number: number as string, email, token };
}

async function tokenIn(email: string, subject: string): Promise<string> {
  const token = /\/support\/guest-ticket#([\w-]{40,})/.exec(await app.mail(email, subject))?.[1];
  if (!token) throw new Error('the email has no link');
  return token;
}

const send = (path: string, body: object) => app.request('POST', `/support/guest-tickets/${path}`, { body });
const open = (token: string) => send('openings', { token });
const work = (id: string, body: object) => callAs(app, admin, 'PUT', `/support/tickets/${id}`, body);

test('a guest reads and answers by the link of each mail, without an account', async () => {
  const { id, number, email, token } = await ask();
  expect((await open(token)).body.data).toMatchObject({
    ticket: { number, status: 'open' },
    member_number: null,
  });
  await work(id, { version: 1, reply: 'Which state?' });
  const second = await tokenIn(email, `Update on your support ticket ${number}`);
  expect(second).not.toBe(token);
  const answered = await send('replies', { token: second, message: 'Mizoram.' });
  expect(answered.status).toBe(201);
  expect(answered.body.data.replies).toMatchObject([{ message: 'Which state?' }, { message: 'Mizoram.' }]);
  expect(JSON.stringify(answered.body)).not.toContain(email);
  expect(await app.mail(MAILBOX, `Answer to support ticket ${number}`)).toContain('Mizoram.');
  await work(id, { version: 3, status: 'resolved' });
  const rated = await app.request('PUT', '/support/guest-tickets/rating', { body: { token, rating: 5 } });
  expect(rated.body.data).toMatchObject({ rating: 5 });
});

test('a guest gets the files that support has sent, and no others', async () => {
  const [{ id, token }, other] = [await ask(), await ask()];
  const png = await samplePng();
  const add = (name: string) =>
    callAs(app, admin, 'POST', `/support/tickets/${id}/files`, fileForm(png, name));
  const [sent, unsent] = [await add('a.png'), await add('b.png')];
  await work(id, { version: 1, reply: 'See the picture.', file_ids: [sent.id] });
  const fetchFile = (token: string, id: string) =>
    fetch(`${app.url}/service/api/support/guest-tickets/files`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, id }),
    });
  const answer = await fetchFile(token, sent.id);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await fetchFile(token, unsent.id)).status).toBe(404);
  expect((await fetchFile(other.token, sent.id)).status).toBe(404);
});

test('a link is stored as a hash only, expires, and can be ended by either side', async () => {
  const { id, token, number, email } = await ask();
  const rows = await app.sql('select * from support_ticket_links where ticket_id = $1', [id]);
  expect(JSON.stringify(rows)).not.toContain(token);
  await app.sql(
    `update support_ticket_links set expires_at = now() - interval '1 second' where ticket_id = $1`,
    [id],
  );
  for (const [path, body] of [
    ['openings', { token }],
    ['replies', { token, message: 'Still here?' }],
    ['endings', { token }],
    ['openings', { token: 'x'.repeat(43) }],
  ] as const) {
    expectFailure(await send(path, body), 'TICKET_LINK_INVALID');
  }

  await work(id, { version: 1, reply: 'Hello.' });
  const second = await tokenIn(email, `Update on your support ticket ${number}`);
  expect((await send('endings', { token: second })).status).toBe(200);
  expectFailure(await open(second), 'TICKET_LINK_INVALID');

  const another = await ask();
  const revoked = await callAs(app, admin, 'DELETE', `/support/tickets/${another.id}/links`);
  expect(revoked).toEqual({ revoked: 1 });
  expectFailure(await open(another.token), 'TICKET_LINK_INVALID');
});

test("a ticket that was merged into a member's shows its number only: the rest needs the sign-in", async () => {
  const member = await createMember(app);
  const main = await callAs(
    app,
    member,
    'POST',
    '/support/tickets',
    ticketBody({ message: 'Private words' }),
  );
  const { id, token } = await ask(member.email);
  await callAs(app, admin, 'POST', `/support/tickets/${id}/merge`, { version: 1, into: main.number });
  expect((await open(token)).body.data).toEqual({ ticket: null, member_number: main.number });
  expectFailure(await send('replies', { token, message: 'Hello' }), 'TICKET_LINK_INVALID');
});

test("a member's ticket never gets such a link", async () => {
  const member = await createMember(app);
  const { id, number } = await callAs(app, member, 'POST', '/support/tickets', ticketBody());
  await work(id, { version: 1, reply: 'Hello.' });
  expect(await app.mail(member.email, `Update on your support ticket ${number}`)).toContain(
    `/support/tickets/${number}`,
  );
  expect(await app.sql('select 1 from support_ticket_links where ticket_id = $1', [id])).toEqual([]);
});
