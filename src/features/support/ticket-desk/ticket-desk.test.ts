import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CANNED_ANSWERS_MAX } from '#features/support/canned-answers/canned-answers.contract.ts';
import { SAVED_VIEWS_MAX } from '#features/support/ticket-queue/saved-views.contract.ts';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { callAs, ticketBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let asha: TestMember;
let kavya: TestMember;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  asha = await createMember(app, { admin: true, name: 'Asha Rao' });
  kavya = await createMember(app, { admin: true, name: 'Kavya Menon' });
  member = await createMember(app, { name: 'Jal Trust' });
});
afterAll(() => app.stop());

const DESK = '/admin/support/tickets';
const sendAs = (author: TestMember, fields: object = {}) =>
  callAs(app, author, 'POST', '/support/tickets', ticketBody(fields));
const sendAsGuest = async (fields: object) =>
  (await app.request('POST', '/support/tickets', { body: ticketBody(fields) })).body.data;
const queue = (query: string, as = asha) => callAs(app, as, 'GET', `${DESK}?${query}`);
const numbersIn = async (query: string, as = asha): Promise<string[]> =>
  (await queue(query, as)).records.map(({ number }: { number: string }) => number);
/** Sets columns of a ticket that the API only sets over time. */
const set = (id: string, columns: string) =>
  app.sql(`update support_tickets set ${columns} where id = $1`, [id]);

describe('GET /service/api/admin/support/tickets', () => {
  const word = 'Queueing';
  const subjects = `search=${word}`;
  let late: { id: string; number: string };
  let soon: typeof late;
  let later: typeof late;
  let waiting: typeof late;
  beforeAll(async () => {
    later = await sendAs(member, { subject: `${word} later`, priority: 'high' });
    waiting = await sendAs(member, { subject: `${word} waiting` });
    soon = await sendAs(member, { subject: `${word} soon`, category: 'Account' });
    late = await sendAsGuest({
      name: 'Ravi Kumar',
      email: 'ravi@queue-guests.example',
      subject: `${word} late`,
    });
    await set(late.id, "due_at = now() - interval '1 hour'");
    await set(soon.id, "due_at = now() + interval '1 hour'");
    await set(later.id, "due_at = now() + interval '2 days'");
    await set(waiting.id, 'due_at = null, waiting_since = now()');
  });

  test('puts late tickets first, then those due next, and last those that wait for their author', async () => {
    const { records } = await queue(subjects);
    expect(records.map(({ number }: { number: string }) => number)).toEqual(
      [late, soon, later, waiting].map(({ number }) => number),
    );
    expect(records[0]).toMatchObject({ is_late: true, is_member: false, name: 'Ravi Kumar', assignee: null });
    expect(records[1]).toMatchObject({
      is_late: false,
      is_member: true,
      name: 'Jal Trust',
      category: 'Account',
    });
  });

  test('filters by status, assignee, category, priority, kind and lateness', async () => {
    const change = (id: string, columns: string) => set(id, columns);
    await change(soon.id, `assignee_id = '${asha.id}'`);
    await change(later.id, "status = 'in-progress', kind = 'content_report'");
    const found = (query: string, as = asha) => numbersIn(`${subjects}&${query}`, as);
    expect(await found('late=true')).toEqual([late.number]);
    expect(await found('assignee=me')).toEqual([soon.number]);
    expect(await found('assignee=me', kavya)).toEqual([]);
    expect(await found(`assignee=${asha.id}`, kavya)).toEqual([soon.number]);
    expect(await found('assignee=nobody')).toEqual([late.number, later.number, waiting.number]);
    expect(await found('category=Account')).toEqual([soon.number]);
    expect(await found('priority=high')).toEqual([later.number]);
    expect(await found('kind=content_report')).toEqual([later.number]);
    expect(await found('status=in-progress')).toEqual([later.number]);
    expect(await found('status=open')).toEqual([late.number, soon.number, waiting.number]);
  });

  test('shows resolved tickets only on demand, and merged ones never', async () => {
    const resolved = await sendAs(member, { subject: `${word} resolved` });
    const merged = await sendAs(member, { subject: `${word} merged` });
    await set(resolved.id, "status = 'resolved', resolved_at = now(), due_at = null");
    await set(merged.id, `merged_into = '${resolved.id}'`);
    expect(await numbersIn(subjects)).not.toContain(resolved.number);
    expect(await numbersIn(`${subjects}&status=resolved`)).toEqual([resolved.number]);
    expect(await numbersIn(`${subjects}&status=all`)).not.toContain(merged.number);
  });

  test('searches number, subject, and name and address of members and visitors', async () => {
    const digits = late.number.slice(2);
    for (const search of [late.number, late.number.toLowerCase(), digits, 'avi kum', 'QUEUE-GUESTS']) {
      expect(await numbersIn(`search=${encodeURIComponent(search)}`), search).toContain(late.number);
    }
    for (const search of ['jal tr', member.email.slice(0, 20)]) {
      expect(await numbersIn(`search=${encodeURIComponent(search)}`), search).toContain(soon.number);
    }
    expect(await numbersIn('search=%25')).toEqual([]);
  });

  test('pages, and refuses filters that do not exist', async () => {
    const { records, pagination } = await queue(`${subjects}&pageSize=1&page=2`);
    expect(records).toHaveLength(1);
    expect(pagination).toMatchObject({ page: 2, pageSize: 1, total: 4 });
    const answer = await app.request('GET', `${DESK}?assignee=you`, { token: asha.token });
    expectFailure(answer, 'VALIDATION_FAILED', 'Unknown supporter');
  });
});

describe('saved views of the queue', () => {
  const VIEWS = '/admin/support/views';
  const view = (name: string) => ({ name, filters: { status: 'open', late: 'true' } });

  test('belong to one supporter, have one name each, and can be deleted', async () => {
    const made = await callAs(app, asha, 'POST', VIEWS, view('Late and open'));
    expect(made).toMatchObject(view('Late and open'));
    expect(await callAs(app, asha, 'GET', VIEWS)).toEqual([made]);
    expect(await callAs(app, kavya, 'GET', VIEWS)).toEqual([]);
    const again = await app.request('POST', VIEWS, { token: asha.token, body: view('late AND open') });
    expectFailure(again, 'VALIDATION_FAILED', 'You already have a view with this name');
    const path = `${VIEWS}/${made.id}`;
    expectFailure(await app.request('DELETE', path, { token: kavya.token }), 'SAVED_VIEW_NOT_FOUND');
    await callAs(app, asha, 'DELETE', path);
    expect(await callAs(app, asha, 'GET', VIEWS)).toEqual([]);
  });

  test('end at twenty, also when two arrive together', async () => {
    const send = (name: string) => app.request('POST', VIEWS, { token: kavya.token, body: view(name) });
    for (let made = 0; made < SAVED_VIEWS_MAX - 1; made += 1) await send(`View ${made}`);
    const statuses = (await Promise.all([send('One'), send('Two')])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409]);
    expect(await callAs(app, kavya, 'GET', VIEWS)).toHaveLength(SAVED_VIEWS_MAX);
  });
});

describe('canned answers', () => {
  const ANSWERS = '/admin/support/answers';
  const body = (fields: object = {}) => ({
    title: 'Thanks',
    body: 'Dear {name}, about {ticket}.',
    ...fields,
  });

  test('are shared, changed by any supporter, and each change is logged with its supporter', async () => {
    const made = await callAs(app, asha, 'POST', ANSWERS, body());
    const changed = await callAs(app, kavya, 'PUT', `${ANSWERS}/${made.id}`, {
      ...body({ title: 'Many thanks' }),
      version: made.version,
    });
    expect(changed).toMatchObject({ title: 'Many thanks', version: 2, updated_by_name: 'Kavya Menon' });
    expect(await callAs(app, asha, 'GET', ANSWERS)).toEqual([changed]);
    await callAs(app, asha, 'DELETE', `${ANSWERS}/${made.id}`);
    const { records } = await callAs(app, asha, 'GET', `${ANSWERS}/changes`);
    expect(records).toMatchObject([
      { change: 'removed', title: 'Many thanks', changed_by_name: 'Asha Rao' },
      { change: 'changed', title: 'Many thanks', changed_by_name: 'Kavya Menon' },
      { change: 'added', title: 'Thanks', changed_by_name: 'Asha Rao' },
    ]);
  });

  test('of two who change one at the same time, the second is refused', async () => {
    const { id, version } = await callAs(app, asha, 'POST', ANSWERS, body({ title: 'Raced' }));
    const change = (as: TestMember, title: string) =>
      app.request('PUT', `${ANSWERS}/${id}`, { token: as.token, body: { ...body({ title }), version } });
    const answers = await Promise.all([change(asha, 'First'), change(kavya, 'Second')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    if (refused) expectFailure(refused, 'CONFLICT');
    await callAs(app, asha, 'DELETE', `${ANSWERS}/${id}`);
  });

  test.each([
    [
      'body',
      { body: 'Dear {nam}' },
      '{nam} is not a placeholder. You can use {name}, {ticket}, {subject}, and {supporter}.',
    ],
    ['body', { body: ' ' }, 'Answer is required'],
    ['title', { title: '' }, 'Title is required'],
    ['title', { title: 'x'.repeat(81) }, 'Title must be 80 characters or less'],
  ])('with a wrong %s are refused: %o', async (field, wrong, message) => {
    const before = await databaseState(app);
    const answer = await app.request('POST', ANSWERS, { token: asha.token, body: body(wrong) });
    expectFailure(answer, 'VALIDATION_FAILED', message);
    expect(answer.body.error.fields).toEqual({ [field]: message });
    expect(await databaseState(app)).toEqual(before);
  });

  test('have one title each and end at a hundred', async () => {
    await callAs(app, asha, 'POST', ANSWERS, body());
    const send = (title: string) =>
      app.request('POST', ANSWERS, { token: asha.token, body: body({ title }) });
    expectFailure(await send('THANKS'), 'VALIDATION_FAILED', 'Another canned answer has this title');
    await app.sql(
      `insert into canned_answers (id, title, body)
        select gen_random_uuid(), 'Answer ' || n, 'Dear {name}' from generate_series(2, $1::int) n`,
      [CANNED_ANSWERS_MAX],
    );
    expectFailure(
      await send('One more'),
      'LIMIT_REACHED',
      'There are 100 canned answers, the maximum. Please delete one first.',
    );
  });
});

describe('POST /service/api/admin/support/tickets/:id/member', () => {
  test('shows what support may see of the member and no more, and logs the look', async () => {
    const author = await createMember(app, { name: 'Vidya Trust', state: 'Jharkhand' });
    await callAs(app, author, 'PUT', '/profile/profile', { pan: 'AAATA0000K', phone: '+91 00000 10001' });
    const earlier = await sendAs(author, { subject: 'Earlier' });
    const ticket = await sendAs(author, { subject: 'Now' });
    const facts = await callAs(app, asha, 'POST', `${DESK}/${ticket.id}/member`);
    expect(facts).toEqual({
      id: author.id,
      name: 'Vidya Trust',
      contact_name: 'Vidya Trust',
      organization_type: 'ngo',
      state: 'Jharkhand',
      slug: expect.any(String),
      email_confirmed: true,
      joined_at: expect.any(String),
      verification_level: 0,
      verified_until: null,
      has_open_verification: false,
      requests_sent: 0,
      requests_received: 0,
      collaborations: 0,
      other_tickets: 1,
      earlier_tickets: [
        expect.objectContaining({ number: earlier.number, subject: 'Earlier', status: 'open' }),
      ],
    });
    const { records } = await callAs(app, kavya, 'GET', '/admin/support/looks');
    const look = {
      looked_by_name: 'Asha Rao',
      member_name: 'Vidya Trust',
      ticket_number: ticket.number,
    };
    expect(records[0]).toMatchObject(look);
    const own = await callAs(app, author, 'GET', '/account/data');
    expect(own.support_looks_at_me).toMatchObject([look]);
    expect((await callAs(app, asha, 'GET', '/account/data')).support_looks_by_me).toContainEqual(
      expect.objectContaining(look),
    );
  });

  test('has nothing about a visitor, and logs nothing', async () => {
    const { id } = await sendAsGuest({ name: 'Ravi Kumar', email: 'ravi@visitors.example' });
    const before = await databaseState(app);
    const answer = await app.request('POST', `${DESK}/${id}/member`, { token: asha.token });
    expectFailure(answer, 'PROFILE_NOT_FOUND', 'A visitor wrote this ticket, so there is no profile.');
    expect(await databaseState(app)).toEqual(before);
  });

  test('is logged for a year', async () => {
    const { id } = await sendAs(member);
    await callAs(app, asha, 'POST', `${DESK}/${id}/member`);
    await callAs(app, asha, 'POST', `${DESK}/${id}/member`);
    await app.sql(
      `update support_looks set looked_at = now() - interval '366 days'
        where id = (select id from support_looks where ticket_id = $1 limit 1)`,
      [id],
    );
    const [job] = await app.sql<{ id: string }>(
      "insert into pgboss.job (name, data) values ('support-looks-removal', null) returning id",
    );
    const state = () => app.sql('select state from pgboss.job where id = $1', [job?.id]);
    await expect.poll(state, { timeout: 10_000 }).toEqual([{ state: 'completed' }]);
    expect(await app.sql('select 1 from support_looks where ticket_id = $1', [id])).toHaveLength(1);
  });
});

describe('two supporters at one ticket', () => {
  const report = (as: TestMember, id: string, typing = false) =>
    callAs(app, as, 'PUT', `${DESK}/${id}/presence`, { typing });

  test('see each other, who types, and the version of the ticket', async () => {
    const { id } = await sendAs(member);
    const alone = await report(asha, id);
    expect(alone).toEqual({ others: [], version: 1 });
    expect((await report(kavya, id, true)).others).toEqual([
      { id: asha.id, name: 'Asha Rao', is_typing: false },
    ]);
    expect((await report(asha, id)).others).toEqual([{ id: kavya.id, name: 'Kavya Menon', is_typing: true }]);
    await callAs(app, kavya, 'PUT', `/support/tickets/${id}`, { version: 1, priority: 'high' });
    expect((await report(asha, id)).version).toBe(2);
    await callAs(app, kavya, 'DELETE', `${DESK}/${id}/presence`);
    expect((await report(asha, id)).others).toEqual([]);
  });

  test('do not see one whose desk has not reported for half a minute', async () => {
    const { id } = await sendAs(member);
    await report(kavya, id, true);
    await app.sql(
      "update support_ticket_presence set typing_at = now() - interval '15 seconds' where ticket_id = $1",
      [id],
    );
    expect((await report(asha, id)).others).toMatchObject([{ is_typing: false }]);
    await app.sql(
      "update support_ticket_presence set seen_at = now() - interval '30 seconds' where ticket_id = $1 and supporter_id = $2",
      [id, kavya.id],
    );
    expect((await report(asha, id)).others).toEqual([]);
  });

  test('answer at once: one answer is sent, and the second supporter can send the other one too', async () => {
    const { id, number } = await sendAs(member);
    const answer = (as: TestMember, reply: string, version: number) =>
      app.request('PUT', `/support/tickets/${id}`, { token: as.token, body: { version, reply } });
    const sent = await Promise.all([answer(asha, 'From Asha', 1), answer(kavya, 'From Kavya', 1)]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser =
      sent[0]?.status === 409 ? { as: asha, reply: 'From Asha' } : { as: kavya, reply: 'From Kavya' };
    const now = await callAs(app, loser.as, 'GET', `/support/tickets/${number}/desk`);
    expect(now.replies).toHaveLength(1);
    expect((await answer(loser.as, loser.reply, now.version)).status).toBe(200);
    const { replies } = await callAs(app, member, 'GET', `/support/tickets/${number}`);
    expect(replies.map(({ message }: { message: string }) => message).sort()).toEqual([
      'From Asha',
      'From Kavya',
    ]);
  });
});

describe('GET /service/api/admin/support/supporters', () => {
  test('lists the admins by name', async () => {
    const names = (await callAs(app, asha, 'GET', '/admin/support/supporters')).map(
      ({ name }: { name: string }) => name,
    );
    expect(names).toEqual(['Asha Rao', 'Kavya Menon']);
  });
});
