import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { callAs, ticketBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

const PATH = '/support/tickets';
const MAILBOX = 'help@platform.example';

let app: TestApp;
let member: TestMember;
let asha: TestMember;
let ravi: TestMember;
beforeAll(async () => {
  app = await startTestApp({ ADMIN_EMAIL: MAILBOX });
  member = await createMember(app, { name: 'Jal Trust' });
  asha = await createMember(app, { admin: true, name: 'Asha Menon' });
  ravi = await createMember(app, { admin: true, name: 'Ravi Iyer' });
});
afterAll(() => app.stop());

interface Created {
  id: string;
  number: string;
}

const ask = (fields: object = {}, by = member): Promise<Created> =>
  callAs(app, by, 'POST', PATH, ticketBody(fields));
const askAsGuest = async (email: string): Promise<Created> =>
  (await app.request('POST', PATH, { body: ticketBody({ name: 'Asha Devi', email }) })).body.data;
const change = (by: TestMember, { id }: Created, body: object) =>
  app.request('PUT', `${PATH}/${id}`, { token: by.token, body });
const desk = ({ number }: Created) => callAs(app, asha, 'GET', `${PATH}/${number}/desk`);
const own = ({ number }: Created, by = member) => callAs(app, by, 'GET', `${PATH}/${number}`);
const notesOf = ({ id }: Created) => callAs(app, asha, 'GET', `${PATH}/${id}/notes`);
const answer = ({ id }: Created, message: string, by = member) =>
  app.request('POST', `${PATH}/${id}/replies`, { token: by.token, body: { message } });
const backdate = ({ id }: Created, days: number) =>
  app.sql(`update support_tickets set resolved_at = now() - make_interval(days => $2) where id = $1`, [
    id,
    days,
  ]);
const messages = (ticket: { replies: { message: string }[] }) => ticket.replies.map(({ message }) => message);

describe('two supporters at one ticket', () => {
  test('who answer at the same time: one answer is sent, the other one is kept as a note, both can see it', async () => {
    const ticket = await ask();
    const [first, second] = await Promise.all([
      change(asha, ticket, { version: 1, reply: 'It is on its way.' }),
      change(ravi, ticket, { version: 1, reply: 'Please look in the spam folder.' }),
    ]);
    const [lost, loser, text] =
      first.status === 409
        ? [first, asha, 'It is on its way.']
        : [second, ravi, 'Please look in the spam folder.'];
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    expectFailure(
      lost,
      'TICKET_CHANGED',
      'Someone else has changed or answered this ticket since you opened it. Your answer was not sent. It is kept in the notes.',
    );
    expect((await own(ticket)).replies).toHaveLength(1);
    expect(await notesOf(ticket)).toMatchObject([{ message: text, is_unsent_reply: true }]);

    const { version } = await desk(ticket);
    expect((await change(loser, ticket, { version, reply: text })).status).toBe(200);
    expect(messages(await own(ticket))).toContain(text);
    expect(await notesOf(ticket)).toEqual([]);
  });

  test('many changes of many at once: each one that was accepted is there, each other one was refused', async () => {
    const ticket = await ask();
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        at % 2
          ? answer(ticket, `From the member ${at}`)
          : change(at % 4 ? asha : ravi, ticket, { version: 1, reply: `From support ${at}` }),
      ),
    );
    const refused = sent.filter(({ status }) => status === 409).length;
    expect(sent.filter(({ status }) => status >= 400 && status !== 409)).toEqual([]);
    const { replies, version } = await desk(ticket);
    expect(replies).toHaveLength(8 - refused);
    expect(version).toBe(1 + 8 - refused);
    expect(await notesOf(ticket)).toHaveLength(refused);
  });

  test('an answer that does not see the newest message of the member is not sent', async () => {
    const ticket = await ask();
    await answer(ticket, 'It has come, thank you.');
    expect((await change(asha, ticket, { version: 1, reply: 'Try again.' })).status).toBe(409);
  });
});

describe('the state and the clock of a ticket', () => {
  test('go on with each answer: due, waiting for the member, due again, resolved', async () => {
    const ticket = await ask();
    expect(await own(ticket)).toMatchObject({ due_at: expect.any(String), waiting_since: null });
    await change(asha, ticket, { version: 1, reply: 'Which address is it?' });
    expect(await own(ticket)).toMatchObject({
      status: 'in-progress',
      due_at: null,
      waiting_since: expect.any(String),
      first_answered_at: expect.any(String),
    });
    expect(await app.mail(member.email, `Update on your support ticket ${ticket.number}`)).toContain(
      'We wait for your answer.',
    );
    await answer(ticket, 'asha@jaltrust.example');
    expect(await own(ticket)).toMatchObject({ due_at: expect.any(String), waiting_since: null });
    expect(await app.mail(MAILBOX, `Answer to support ticket ${ticket.number}`)).toContain(
      '> asha@ jaltrust. example',
    );
    const body = { version: 3, status: 'resolved', reply: 'Done.' };
    expect((await change(asha, ticket, body)).body.data).toMatchObject({ status: 'resolved', due_at: null });
  });

  test('an answer that asks nothing keeps the promise', async () => {
    const ticket = await ask();
    await change(asha, ticket, { version: 1, reply: 'We look into it.', awaits_answer: false });
    expect(await own(ticket)).toMatchObject({ due_at: expect.any(String), waiting_since: null });
  });

  test('an answer within 14 days opens a resolved ticket again; later a new one goes on with it', async () => {
    const ticket = await ask();
    await change(asha, ticket, { version: 1, status: 'resolved' });
    await callAs(app, member, 'PUT', `${PATH}/${ticket.id}/rating`, { rating: 2 });
    await backdate(ticket, 13);
    await answer(ticket, 'It happens again.');
    expect(await own(ticket)).toMatchObject({
      status: 'open',
      due_at: expect.any(String),
      resolved_at: null,
      rating: null,
    });
    const { version } = await desk(ticket);
    await change(asha, ticket, { version, status: 'resolved' });
    await backdate(ticket, 15);
    expectFailure(await answer(ticket, 'And again.'), 'TICKET_CLOSED');
    const next = await ask({ follows: ticket.number });
    expect(await own(next)).toMatchObject({ follows: ticket.number });
    const stranger = await createMember(app);
    const body = ticketBody({ follows: ticket.number });
    expectFailure(await app.request('POST', PATH, { token: stranger.token, body }), 'TICKET_NOT_FOUND');
  });

  test('a resolved ticket can be rated within 14 days, and the rating changed once', async () => {
    const ticket = await ask();
    const rate = (rating: number) =>
      app.request('PUT', `${PATH}/${ticket.id}/rating`, {
        token: member.token,
        body: { rating, comment: 'Quick' },
      });
    expectFailure(await rate(5), 'TICKET_NOT_RATABLE');
    await change(asha, ticket, { version: 1, status: 'resolved' });
    expect((await rate(4)).body.data).toMatchObject({ rating: 4, rating_comment: 'Quick', can_rate: true });
    expect((await rate(5)).body.data).toMatchObject({ rating: 5, can_rate: false });
    expectFailure(await rate(1), 'TICKET_NOT_RATABLE');
    const late = await ask();
    await change(asha, late, { version: 1, status: 'resolved' });
    await backdate(late, 15);
    const answered = await app.request('PUT', `${PATH}/${late.id}/rating`, {
      token: member.token,
      body: { rating: 5 },
    });
    expectFailure(answered, 'TICKET_NOT_RATABLE');
  });
});

test('a ticket is given to a supporter, who gets a mail and the answers of the member', async () => {
  const ticket = await ask();
  expectWrongField(
    await change(asha, ticket, { version: 1, assignee_id: member.id }),
    'assignee_id',
    'This member is no supporter',
  );
  const body = { version: 1, assignee_id: ravi.id, priority: 'high', category: 'Account' };
  expect((await change(asha, ticket, body)).body.data).toMatchObject({
    assignee: { id: ravi.id, name: 'Ravi Iyer' },
    priority: 'high',
    category: 'Account',
  });
  await app.mail(ravi.email, `Support ticket ${ticket.number} is yours`);
  await answer(ticket, 'One more thing.');
  expect(await app.mail(ravi.email, `Answer to support ticket ${ticket.number}`)).toContain(
    'One more thing.',
  );
  expect(JSON.stringify(await own(ticket))).not.toMatch(/Ravi|Asha/);
});

describe('merging', () => {
  test('shows both conversations in one ticket, says so to the author, and can be taken back', async () => {
    const [double, main] = [await ask({ subject: 'Double' }), await ask({ subject: 'Main' })];
    await answer(double, 'Written in the double.');
    const { version } = await desk(double);
    const merged = await callAs(app, asha, 'POST', `${PATH}/${double.id}/merge`, {
      version,
      into: main.number,
    });
    expect(merged).toMatchObject({ number: main.number, merged: [double.number], replies_count: 2 });
    await app.mail(member.email, `Your support ticket ${double.number} goes on in ${main.number}`);
    expect(await own(double)).toMatchObject({ number: main.number, merged: [double.number] });
    const list = await callAs(app, member, 'GET', `${PATH}?search=${double.number}`);
    expect(list).toMatchObject([{ number: main.number }]);

    await answer(double, 'Written after the merge.');
    expect(messages(await own(main))).toContain('Written after the merge.');
    expectFailure(await change(asha, double, { version: version + 1, reply: 'To nobody' }), 'TICKET_MERGED');

    const back = { version: version + 1 };
    await callAs(app, asha, 'POST', `${PATH}/${double.id}/unmerge`, back);
    expect(await own(double)).toMatchObject({
      number: double.number,
      status: 'open',
      replies: [{ message: 'Written in the double.' }],
    });
    expect(await own(main)).toMatchObject({ merged: [], replies: [{ message: 'Written after the merge.' }] });
    await app.mail(member.email, `Your support ticket ${double.number} is open again`);
  });

  test('is for tickets of the same author only', async () => {
    const [theirs, mine] = [await ask({}, await createMember(app)), await ask()];
    const into = (ticket: Created, number: string) =>
      app.request('POST', `${PATH}/${ticket.id}/merge`, {
        token: asha.token,
        body: { version: 1, into: number },
      });
    expectWrongField(await into(theirs, mine.number), 'into', 'That ticket has another author');
    expectWrongField(await into(mine, mine.number), 'into', 'Please choose another ticket');
    expectWrongField(await into(mine, 'T-999999'), 'into', 'There is no ticket with this number');
    const asGuest = await askAsGuest(member.email);
    expectWrongField(await into(mine, asGuest.number), 'into', 'That ticket has another author');
    expect((await into(asGuest, mine.number)).status).toBe(200);
    expect(await callAs(app, asha, 'GET', `${PATH}/${mine.id}/doubles`)).not.toEqual([]);
  });

  test('of two tickets into each other at the same time happens once', async () => {
    const [one, two] = [await ask(), await ask()];
    const merge = (ticket: Created, into: Created, by: TestMember) =>
      app.request('POST', `${PATH}/${ticket.id}/merge`, {
        token: by.token,
        body: { version: 1, into: into.number },
      });
    const answers = await Promise.all([merge(one, two, asha), merge(two, one, ravi)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test('an internal note is behind no door of the member', async () => {
  const author = await createMember(app, { name: 'Curious Trust' });
  const MARKER = 'zzmarkerzz';
  const email = `${crypto.randomUUID()}@visitors.example`;
  const [ticket, double, guests] = [await ask({}, author), await ask({}, author), await askAsGuest(email)];
  for (const one of [ticket, double, guests]) {
    await callAs(app, asha, 'POST', `${PATH}/${one.id}/notes`, { message: `Careful: ${MARKER}` });
  }
  await answer(ticket, 'Hello?', author);
  // An answer that is too late becomes a note, too.
  await change(ravi, ticket, { version: 1, reply: `Unsent ${MARKER}` });
  await callAs(app, asha, 'POST', `${PATH}/${double.id}/merge`, { version: 1, into: ticket.number });
  const { version } = await desk(ticket);
  await change(asha, ticket, { version, reply: 'Here we are.', assignee_id: ravi.id });
  await change(asha, ticket, { version: version + 1, status: 'resolved' });
  await change(asha, guests, { version: 1, reply: 'Yes.', status: 'resolved' });
  expect(JSON.stringify(await notesOf(ticket))).toContain(MARKER);
  expect(await notesOf(ticket)).toHaveLength(3);

  const doors = [
    PATH,
    `${PATH}/counts`,
    `${PATH}/${ticket.number}`,
    `${PATH}/${double.number}`,
    '/account/data',
    '/desk',
  ];
  for (const door of doors) {
    expect(JSON.stringify(await callAs(app, author, 'GET', door)), door).not.toContain(MARKER);
  }
  expect(await callAs(app, author, 'GET', `${PATH}?search=${MARKER}`)).toEqual([]);
  expect(await callAs(app, author, 'GET', `${PATH}/counts?search=${MARKER}`)).toMatchObject({
    open: 0,
    resolved: 0,
  });
  for (const door of [
    `${PATH}/${ticket.id}/notes`,
    `${PATH}/${ticket.number}/desk`,
    `/admin/support/tickets`,
  ]) {
    expectFailure(await app.request('GET', door, { token: author.token }), 'FORBIDDEN');
  }
  const question = { question: 'Which of my support tickets are open?' };
  expect(JSON.stringify(await callAs(app, author, 'POST', '/assistant/answers', question))).not.toContain(
    MARKER,
  );

  const mail = await app.mail(email, `Update on your support ticket ${guests.number}`);
  const token = /guest-ticket#([\w-]+)/.exec(mail)?.[1];
  const linked = await app.request('POST', '/support/guest-tickets/openings', { body: { token } });
  expect(linked.status).toBe(200);
  expect(JSON.stringify(linked.body)).not.toContain(MARKER);

  await app.mail(author.email, `Update on your support ticket ${ticket.number}`);
  const outbox = join(app.dataDir, 'outbox');
  for (const file of readdirSync(outbox))
    expect(readFileSync(join(outbox, file), 'utf8')).not.toContain(MARKER);
});
