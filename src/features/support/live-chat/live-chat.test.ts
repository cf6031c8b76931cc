import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#platform/server/ids.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { type ListeningClient, listenTo } from '#platform/testing/live/listening-client.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
/** Another process on the same database. */
let other: TestApp;
let asha: TestMember;
let bela: TestMember;
const clients: ListeningClient[] = [];

beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ DATABASE_URL: app.databaseUrl });
  asha = await createMember(app, { admin: true, name: 'Asha Rao' });
  bela = await createMember(app, { admin: true, name: 'Bela Sen' });
});
afterAll(async () => {
  for (const client of clients) client.leave();
  await other.stop();
  await app.stop();
});

const listen = async (at: TestApp, { token }: TestMember, path: string, lastId?: string | null) => {
  const client = await listenTo(at.url, path, { token, lastId });
  clients.push(client);
  return client;
};
const openDesk = async (supporter: TestMember, at = app) => {
  const desk = await listen(at, supporter, '/admin/support/chats/events');
  await expect.poll(() => present(supporter)).toBeGreaterThan(0);
  return desk;
};
const present = async ({ id }: TestMember) =>
  (await app.sql('select stream_id from support_desk_presence where supporter_id = $1', [id])).length;

const chatBody = (message = 'My upload stops at half.', transcript: object[] = []) => ({
  id: newId(),
  message_id: newId(),
  message,
  transcript,
});
const start = (member: TestMember, body = chatBody()) => callAs(app, member, 'POST', '/support/chats', body);
const say = (member: TestMember, chatId: string, message: string, id = newId(), at = app) =>
  callAs(at, member, 'POST', `/support/chats/${chatId}/messages`, { id, message });
const take = (supporter: TestMember, chatId: string) =>
  app.request('PUT', `/admin/support/chats/${chatId}/supporter`, { token: supporter.token });
const watch = (at: TestApp, member: TestMember, chatId: string, lastId?: string | null) =>
  listen(at, member, `/support/chats/${chatId}/events`, lastId);
const messagesIn = ({ events }: ListeningClient) =>
  events
    .filter(({ data }) => data.type === 'message')
    .map(({ data }) => (data.message as { message: string }).message);
const lastChat = ({ events }: ListeningClient) =>
  events.findLast(({ data }) => data.type === 'chat')?.data.chat;
const ticketOf = async (member: TestMember) =>
  (await callAs(app, member, 'GET', '/support/tickets?page=1&pageSize=5'))[0];
const conversation = (number: string) =>
  app.sql<{ message: string; from_support: boolean }>(
    `select r.message, r.from_support from support_ticket_replies r join support_tickets t on t.id = r.ticket_id
      where t.number = $1 order by r.created_at, r.id`,
    [number.slice(2)],
  );

describe('a chat with a supporter', () => {
  test('is offered only while a supporter has a desk open, in whichever process', async () => {
    const member = await createMember(app);
    const status = async () => (await callAs(app, member, 'GET', '/support/chat')).availability;
    expect(await status()).toBe('nobody-here');
    expectFailure(
      await app.request('POST', '/support/chats', { token: member.token, body: chatBody() }),
      'CHAT_UNAVAILABLE',
    );
    const desk = await openDesk(bela, other);
    expect(await status()).toBe('available');
    desk.leave();
    await expect.poll(status).toBe('nobody-here');
  });

  test('is not kept open by the desk of a process that died, or of one who is no admin any more', async () => {
    const member = await createMember(app);
    const supporter = await createMember(app, { admin: true });
    await openDesk(supporter);
    const status = async () => (await callAs(app, member, 'GET', '/support/chat')).availability;
    await app.sql("update support_desk_presence set seen_at = now() - interval '61 seconds'");
    expect(await status()).toBe('nobody-here');
    const again = await openDesk(supporter);
    expect(await status()).toBe('available');
    await app.sql('update accounts set is_admin = false where id = $1', [supporter.id]);
    await again.ended;
    await expect.poll(status).toBe('nobody-here');
  });

  test('shows messages and typing to both sides at once, each message once', async () => {
    const member = await createMember(app, { name: 'Devi Kumar' });
    const desk = await openDesk(asha, other);
    const { id } = await start(member, chatBody('Which form is right?'));
    await expect.poll(() => desk.events.length).toBeGreaterThan(0);
    const [listed] = (await callAs(app, asha, 'GET', '/admin/support/chats')).chats;
    expect(listed).toMatchObject({
      id,
      state: 'waiting',
      member: { name: 'Devi Kumar' },
      latest: 'Which form is right?',
    });
    expect((await take(asha, id)).status).toBe(200);
    const [hers, theirs] = [await watch(app, member, id), await watch(other, asha, id)];
    await callAs(other, asha, 'PUT', `/support/chats/${id}/typing`);
    await expect.poll(() => hers.events.some(({ data }) => data.by === 'supporter')).toBe(true);
    const messageId = newId();
    await Promise.all([1, 2, 3].map(() => say(asha, id, 'CSR-1 for NGOs.', messageId, other)));
    await say(member, id, 'Thank you!');
    for (const client of [hers, theirs]) {
      await expect
        .poll(() => messagesIn(client))
        .toEqual(['Which form is right?', 'CSR-1 for NGOs.', 'Thank you!']);
    }
    expect(lastChat(hers)).toMatchObject({ state: 'open', supporter: { name: 'Asha Rao' } });
    await callAs(app, asha, 'PUT', `/support/chats/${id}/end`, { resolved: true });
    await expect.poll(() => (lastChat(hers) as { state: string }).state).toBe('ended');
  });

  test('is taken by one of two supporters; the other can neither write nor end it', async () => {
    const member = await createMember(app);
    await openDesk(asha);
    const { id } = await start(member);
    const answers = await Promise.all([take(asha, id), take(bela, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers[0]?.status === 200 ? bela : asha;
    const body = { id: newId(), message: 'Me too' };
    const path = `/support/chats/${id}`;
    expectFailure(await app.request('POST', `${path}/messages`, { token: late.token, body }), 'CHAT_TAKEN');
    const end = await app.request('PUT', `${path}/end`, { token: late.token, body: { resolved: true } });
    expectFailure(end, 'CHAT_TAKEN');
    await callAs(app, member, 'PUT', `${path}/end`, { resolved: true });
  });

  test('is one at a time for each member, also when it is asked for twice at once', async () => {
    const member = await createMember(app);
    await openDesk(asha);
    const body = chatBody();
    const same = await Promise.all(
      [start(member, body), start(member, body)].map((call) => call.catch(() => null)),
    );
    expect(same.filter(Boolean).length).toBeGreaterThan(0);
    const again = await start(member, body);
    expect(again.id).toBe(body.id);
    expectFailure(
      await app.request('POST', '/support/chats', { token: member.token, body: chatBody() }),
      'CHAT_ALREADY_OPEN',
    );
    await callAs(app, member, 'PUT', `/support/chats/${body.id}/end`, { resolved: false });
  });

  test('is closed to other members, in every call', async () => {
    const [member, stranger] = [await createMember(app), await createMember(app)];
    await openDesk(asha);
    const { id } = await start(member);
    const path = `/support/chats/${id}`;
    for (const [method, rest, body] of [
      ['GET', '/events', undefined],
      ['POST', '/messages', { id: newId(), message: 'Hello' }],
      ['PUT', '/typing', undefined],
      ['PUT', '/end', { resolved: false }],
    ] as const) {
      expectFailure(
        await app.request(method, path + rest, { token: stranger.token, body }),
        'CHAT_NOT_FOUND',
      );
    }
    await callAs(app, member, 'PUT', `${path}/end`, { resolved: true });
  });

  test('catches up after a lost line and doubles nothing, at another process', async () => {
    const member = await createMember(app);
    await openDesk(asha);
    const { id } = await start(member, chatBody('one'));
    await take(asha, id);
    const first = await watch(app, member, id);
    await say(asha, id, 'two');
    await expect.poll(() => messagesIn(first)).toEqual(['one', 'two']);
    first.leave();
    await say(asha, id, 'three');
    const second = await watch(other, member, id, first.lastId());
    await say(asha, id, 'four');
    await expect.poll(() => messagesIn(second)).toEqual(['three', 'four']);
    await callAs(app, member, 'PUT', `/support/chats/${id}/end`, { resolved: true });
  });
});

describe('a chat becomes a ticket', () => {
  test('with the conversation, resolved or open as the side that ends it says', async () => {
    const member = await createMember(app);
    await openDesk(asha);
    const transcript = [
      { sender: 'member', text: 'Where is form CSR-1?' },
      { sender: 'assistant', text: 'I do not know.' },
    ];
    const { id } = await start(member, chatBody('Where do I find form CSR-1?\nI have looked.', transcript));
    await take(asha, id);
    await say(asha, id, 'On the MCA site.');
    await say(member, id, 'Found it.');
    const ended = await callAs(app, asha, 'PUT', `/support/chats/${id}/end`, { resolved: true });
    const ticket = await ticketOf(member);
    expect(ended).toMatchObject({ state: 'ended', ended_because: 'supporter', ticket_number: ticket.number });
    expect(ticket).toMatchObject({ subject: 'Where do I find form CSR-1?', status: 'resolved' });
    const [stored] = await app.sql<{ message: string }>(
      'select message from support_tickets where number = $1',
      [ticket.number.slice(2)],
    );
    expect(stored?.message).toContain(
      'as the page of the member sent it:\nMe: Where is form CSR-1?\nCSR Assistant: I do not know.',
    );
    expect(await conversation(ticket.number)).toEqual([
      { message: 'On the MCA site.', from_support: true },
      { message: 'Found it.', from_support: false },
    ]);
    const body = { id: newId(), message: 'One more thing' };
    const late = await app.request('POST', `/support/chats/${id}/messages`, { token: member.token, body });
    expectFailure(late, 'CHAT_ENDED');
  });

  test('when nobody comes in three minutes, once, whoever notices it first', async () => {
    const member = await createMember(app);
    await openDesk(bela);
    const { id } = await start(member);
    await app.sql("update support_chats set waits_until = now() - interval '1 second' where id = $1", [id]);
    const both = await Promise.all([watch(app, member, id), watch(other, member, id)]);
    for (const client of both) {
      await expect
        .poll(() => lastChat(client))
        .toMatchObject({ state: 'ended', ended_because: 'nobody-came' });
    }
    expect(await ticketOf(member)).toMatchObject({ status: 'open' });
    expect((await callAs(app, member, 'GET', '/support/tickets/counts')).open).toBe(1);
    expectFailure(await take(bela, id), 'CHAT_ENDED');
  });

  test('is in the export of its member and goes with the account', async () => {
    const member = await createMember(app);
    await openDesk(asha);
    const { id } = await start(member, chatBody('Only mine.'));
    const data = await callAs(app, member, 'GET', '/account/data');
    expect(JSON.stringify(data.support_chats)).toContain('Only mine.');
    await app.sql('delete from accounts where id = $1', [member.id]);
    expect(await app.sql('select id from support_chats where id = $1', [id])).toEqual([]);
  });
});
