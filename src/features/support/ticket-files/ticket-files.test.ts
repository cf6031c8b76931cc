import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { callAs, ticketBody } from '#platform/testing/records.ts';
import { fileForm, samplePdf, samplePng, sampleProgram } from '#platform/testing/sample-files.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let member: TestMember;
let admin: TestMember;
let ticket: { id: string; number: string };
beforeAll(async () => {
  app = await startTestApp();
  admin = await createMember(app, { admin: true });
});
afterAll(() => app.stop());
beforeEach(async () => {
  member = await createMember(app);
  ticket = await callAs(app, member, 'POST', '/support/tickets', ticketBody());
});

const add = (by: TestMember, content: Buffer, name: string) =>
  app.request('POST', `/support/tickets/${ticket.id}/files`, {
    token: by.token,
    body: fileForm(content, name),
  });
const send = (body: object) =>
  app.request('POST', `/support/tickets/${ticket.id}/replies`, { token: member.token, body });
const open = (by: TestMember, id: string) =>
  app.request('POST', `/support/ticket-files/${id}/openings`, { token: by.token });
const own = () => callAs(app, member, 'GET', `/support/tickets/${ticket.number}`);

async function download(by: TestMember, id: string, link: { expires: number; signature: string }) {
  const query = `expires=${link.expires}&signature=${link.signature}`;
  return fetch(`${app.url}/service/api/support/ticket-files/${id}/file?${query}`, {
    headers: { authorization: `Bearer ${by.token}` },
  });
}

test('a file goes up with a message, and down to its author and supporters only', async () => {
  const pdf = samplePdf(['Form CSR-1']);
  const { id } = (await add(member, pdf, 'form.exe')).body.data;
  // Until it is sent, nobody else sees it.
  expectFailure(await open(admin, id), 'ATTACHMENT_NOT_FOUND');
  expect(await own()).toMatchObject({ replies: [] });
  expect((await send({ message: '', file_ids: [id] })).status).toBe(201);
  expect((await own()).replies).toMatchObject([{ message: '', files: [{ id, name: 'form.pdf' }] }]);

  const stranger = await createMember(app);
  expectFailure(await open(stranger, id), 'ATTACHMENT_NOT_FOUND');
  for (const reader of [member, admin]) {
    const link = (await open(reader, id)).body.data;
    const answer = await download(reader, id, link);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
    expect((await download(stranger, id, link)).status).toBe(404);
  }
  // A link belongs to the session that asked for it.
  const link = (await open(admin, id)).body.data;
  expect((await download(member, id, link)).status).toBe(404);
  expectFailure(
    await app.request('DELETE', `/support/ticket-files/${id}`, { token: member.token }),
    'ATTACHMENT_NOT_FOUND',
  );
});

test('the content decides, not the name', async () => {
  expect((await add(member, sampleProgram(), 'picture.png')).status).toBe(415);
  expect((await add(member, Buffer.alloc(0), 'empty.pdf')).status).toBe(400);
});

test('nobody adds files to the ticket of another member, or sends those of another member', async () => {
  const stranger = await createMember(app);
  expectFailure(await add(stranger, await samplePng(), 'a.png'), 'TICKET_NOT_FOUND');
  const { id } = (await add(admin, await samplePng(), 'a.png')).body.data;
  expectWrongField(
    await send({ message: 'Mine?', file_ids: [id] }),
    'file_ids',
    'One of these files is not here any more. Please add it again.',
  );
  expect((await own()).replies).toEqual([]);
});

test('a message has five files at most, also of ten that arrive at once, and a removed one makes room', async () => {
  const png = await samplePng();
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => add(member, png, `${at}.png`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), ...Array(5).fill(409)]);
  const [first] = answers.filter(({ status }) => status === 201);
  await callAs(app, member, 'DELETE', `/support/ticket-files/${first?.body.data.id}`);
  expect((await add(member, png, 'one-more.png')).status).toBe(201);
  // What was forgotten for a day makes room, too.
  await app.sql(
    `update support_ticket_files set created_at = now() - interval '25 hours' where ticket_id = $1`,
    [ticket.id],
  );
  const [{ unsent } = { unsent: 0 }] = await app.sql<{ unsent: number }>(
    'select count(*)::int as unsent from support_ticket_files where ticket_id = $1',
    [ticket.id],
  );
  expect(unsent).toBe(5);
});

test('the files of supporters in a ticket are erased with the account of its author', async () => {
  const folder = join(app.dataDir, 'files/private');
  const stored = () => (existsSync(folder) ? readdirSync(folder).length : 0);
  const before = stored();
  const { id } = (await add(admin, await samplePng(), 'help.png')).body.data;
  const answer = { version: 1, reply: 'See the picture.', file_ids: [id] };
  await callAs(app, admin, 'PUT', `/support/tickets/${ticket.id}`, answer);
  expect(stored()).toBe(before + 1);
  await app.sql(`update accounts set deletion_due_at = now() - interval '1 hour' where id = $1`, [member.id]);
  await app.sql("insert into pgboss.job (name, data) values ('account-erasure', null)");
  await expect.poll(stored, { timeout: 15_000 }).toBe(before);
  expect(await app.sql('select 1 from support_tickets where id = $1', [ticket.id])).toEqual([]);
  expect(await app.sql('select 1 from files where owner_id = $1', [admin.id])).toHaveLength(1);
});
