import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { callAs, ticketBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

const ADMIN_MAILBOX = 'help@platform.example';
const PATH = '/support/tickets';

let app: TestApp;
let member: TestMember;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp({ ADMIN_EMAIL: ADMIN_MAILBOX });
  member = await createMember(app, { name: 'Jal Trust' });
  admin = await createMember(app, { admin: true });
});
afterAll(() => app.stop());

const guestBody = (fields: object = {}) => ticketBody({ name: 'Asha Devi', email: someAddress(), ...fields });
const someAddress = () => `${crypto.randomUUID()}@visitors.example`;
const sendAsGuest = async (fields: object = {}) => {
  const { status, body } = await app.request('POST', PATH, { body: guestBody(fields) });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
};
const sendAs = (author: TestMember, fields: object = {}) =>
  callAs(app, author, 'POST', PATH, ticketBody(fields));

describe('POST /service/api/support/tickets', () => {
  test("stores a guest's message with a number, and confirms it by email without repeating it", async () => {
    const email = someAddress();
    const ticket = await sendAsGuest({ email, subject: 'Win a prize at prizes.example' });
    expect(ticket).toMatchObject({ status: 'open', priority: 'medium', category: 'Other', replies_count: 0 });
    expect(ticket.number).toMatch(/^T-\d{4,}$/);
    const mail = await app.mail(email, `Your support ticket ${ticket.number}`);
    expect(mail).toContain("We'll get back to you within 24 hours");
    expect(mail).not.toMatch(/prize|Asha/);
  });

  test("reaches the administrator's mailbox with everything that an answer needs", async () => {
    const email = someAddress();
    const name = 'Win at prizes.example';
    const { number } = await sendAsGuest({ email, name, message: 'The list of states lacks mine.' });
    const mail = await app.mail(ADMIN_MAILBOX, `Support ticket ${number}`);
    expect(mail).toContain(email);
    expect(mail).toContain('The list of states lacks mine.');
    expect(mail).toContain('From “Win at prizes. example”');
    expect(mail).toContain('/admin/tickets');
  });

  test("takes a member's identity from the session, whatever is sent", async () => {
    const { number } = await sendAs(member, { name: 'Somebody Else', email: 'else@other.example' });
    await app.mail(member.email, `Your support ticket ${number}`);
    const stored = await callAs(app, admin, 'GET', `${PATH}/${number}/desk`);
    expect(stored).toMatchObject({ name: 'Jal Trust', email: member.email, is_member: true });
  });

  test('is open to a member whose email is not confirmed', async () => {
    const unconfirmed = await createMember(app, { confirmed: false });
    await sendAs(unconfirmed);
    expect(await callAs(app, unconfirmed, 'GET', PATH)).toHaveLength(1);
  });

  test.each([
    ['name', { name: undefined }, 'Name is required'],
    ['email', { email: undefined }, 'Email is required'],
    ['email', { email: 'a@b.example,c@d.example' }, 'Invalid email format'],
    ['subject', { subject: ' ' }, 'Subject is required'],
    ['message', { message: 'x'.repeat(5001) }, 'Message must be 5000 characters or less'],
    ['category', { category: 'Weather' }, 'Please select a category from the list'],
    ['priority', { priority: 'urgent' }, 'Please select a priority from the list'],
  ])('names the field %s when it is wrong: %o', async (field, wrong, message) => {
    const before = await databaseState(app);
    const answer = await app.request('POST', PATH, { body: guestBody(wrong) });
    expectFailure(answer, 'VALIDATION_FAILED', message);
    expect(answer.body.error.fields).toEqual({ [field]: message });
    expect(await databaseState(app)).toEqual(before);
  });

  test('keeps a subject on one line, so that it starts no paragraph of a mail', async () => {
    expect((await sendAsGuest({ subject: 'Hello\r\nBcc: all@other.example' })).subject).toBe(
      'Hello Bcc: all@other.example',
    );
  });

  test('lets one address send ten an hour', async () => {
    const limited = await startTestApp({ RATE_LIMIT: 'on' });
    const send = () => limited.request('POST', PATH, { body: guestBody() });
    for (let sent = 0; sent < 10; sent += 1) expect((await send()).status).toBe(201);
    const answer = await send();
    expectFailure(answer, 'TOO_MANY_REQUESTS');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    await limited.stop();
  });
});

describe('GET /service/api/support/tickets', () => {
  test("shows only the member's own tickets, newest first", async () => {
    const [author, other] = [await createMember(app), await createMember(app)];
    const first = await sendAs(author, { subject: 'First' });
    const second = await sendAs(author, { subject: 'Second' });
    await sendAs(other);
    expect(await callAs(app, author, 'GET', PATH)).toEqual([second, first]);
  });

  test('does not reveal the authors', async () => {
    const author = await createMember(app);
    await sendAs(author);
    const [ticket] = await callAs(app, author, 'GET', PATH);
    expect(Object.keys(ticket).sort()).toEqual(
      [
        'category created_at due_at id kind last_reply message number priority rating replies_count resolved_at',
        'status subject updated_at version waiting_since',
      ].flatMap((names) => names.split(' ')),
    );
  });
});

describe('PUT /service/api/support/tickets/:id', () => {
  test('stores the answer, sets the status and emails both to the author', async () => {
    const { id, number } = await sendAs(member);
    const body = { version: 1, status: 'resolved', reply: 'We have sent the email again.' };
    await callAs(app, admin, 'PUT', `${PATH}/${id}`, body);
    const mail = await app.mail(member.email, `Update on your support ticket ${number}`);
    expect(mail).toContain('is now: Resolved.');
    expect(mail).toContain('We have sent the email again.');
    const own = await callAs(app, member, 'GET', PATH);
    const ticket = own.find((one: { id: string }) => one.id === id);
    expect(ticket).toMatchObject({
      status: 'resolved',
      last_reply: { message: 'We have sent the email again.', from_support: true },
    });
  });

  test('sends no email when nothing changes', async () => {
    const { id } = await sendAs(member);
    const before = await databaseState(app);
    await callAs(app, admin, 'PUT', `${PATH}/${id}`, { version: 1, status: 'open' });
    expect(await databaseState(app)).toEqual(before);
  });

  test('answers 404 for an unknown ticket', async () => {
    const path = `${PATH}/${crypto.randomUUID()}`;
    const answer = await app.request('PUT', path, {
      token: admin.token,
      body: { version: 1, status: 'open' },
    });
    expectFailure(answer, 'TICKET_NOT_FOUND');
  });
});

test("deleting an account deletes the member's tickets", async () => {
  const leaver = await createMember(app);
  const { id } = await sendAs(leaver);
  await app.sql('delete from accounts where id = $1', [leaver.id]);
  expect(await app.sql('select 1 from support_tickets where id = $1', [id])).toEqual([]);
});
