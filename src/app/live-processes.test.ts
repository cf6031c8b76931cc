import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/server/ids.ts';
import { STREAMS } from '#platform/server/live/live.ts';
import { type ListeningClient, listenTo } from '#platform/testing/live/listening-client.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { createEmptyDatabase } from '#platform/testing/test-database.ts';
import { type ServerProcess, send, startProcess } from './testing/server-process.ts';

const SESSION_SECRET = 'a secret that all processes share, long enough';
const LISTENERS = 200;

let processes: ServerProcess[];
let urls: string[];
/** A third server on the same database. It prepares members and sends messages. */
let app: TestApp;
let dataDir: string;
const clients: ListeningClient[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'dayitva-live-'));
  const DATABASE_URL = await createEmptyDatabase();
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL,
    SESSION_SECRET,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    CHAT_HOURS: 'always',
  };
  processes = [startProcess(settings), startProcess(settings)];
  urls = await Promise.all(processes.map((process) => process.ready()));
  app = await startTestApp({ DATABASE_URL, SESSION_SECRET });
});
afterAll(async () => {
  for (const client of clients) client.leave();
  await app.stop();
  await Promise.all(processes.map((process) => process.end('SIGTERM')));
  rmSync(dataDir, { recursive: true });
});

const textsOf = ({ events }: ListeningClient) =>
  events.flatMap(({ data }) =>
    data.type === 'message' ? [(data.message as { message: string }).message] : [],
  );

/** Waits until each client has exactly these messages, in this order. */
async function expectTexts(listeners: ListeningClient[], texts: string[]): Promise<void> {
  const soon = { timeout: 10_000, interval: 5 };
  for (const listener of listeners) await expect.poll(() => textsOf(listener), soon).toEqual(texts);
}

async function listen(at: number, { token }: TestMember, path: string, lastId?: string | null) {
  const client = await listenTo(urls[at] ?? '', path, { token, lastId });
  expect(client.status).toBe(200);
  clients.push(client);
  return client;
}

test('two processes and 200 listeners: an event reaches all, and a killed process loses none', async () => {
  const member = await createMember(app);
  const admins = await Promise.all(
    Array.from({ length: Math.ceil(LISTENERS / STREAMS.member) }, () => createMember(app, { admin: true })),
  );
  const adminOf = (place: number) => admins[place % admins.length] as TestMember;
  await listen(1, adminOf(0), '/admin/support/chats/events');
  const availability = async () =>
    (await send(urls[0] ?? '', 'GET', '/support/chat', { token: member.token })).body.data.availability;
  await expect.poll(availability, { timeout: 10_000 }).toBe('available');
  const chatId = newId();
  const body = { id: chatId, message_id: newId(), message: 'one' };
  await callAs(app, member, 'POST', '/support/chats', body);
  const say = (message: string) =>
    callAs(app, member, 'POST', `/support/chats/${chatId}/messages`, { id: newId(), message });

  const path = `/support/chats/${chatId}/events`;
  const places = Array.from({ length: LISTENERS }, (_, place) => place);
  const all = await Promise.all(places.map((place) => listen(place % 2, adminOf(place), path)));
  await expectTexts(all, ['one']);
  await say('two');
  await expectTexts(all, ['one', 'two']);

  const lost = all.filter((_, place) => place % 2 === 0);
  await processes[0]?.end('SIGKILL');
  await Promise.all(lost.map(({ ended }) => ended));
  // A process takes a limited number of streams of each member: its own listeners make room.
  for (const client of all) client.leave();
  await say('three');
  const back = await Promise.all(
    lost.map((client, place) => listen(1, adminOf(place), path, client.lastId())),
  );
  await say('four');
  await expectTexts(back, ['three', 'four']);
});
