import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#platform/contract/durations.ts';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { callAs, grievanceBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

const PATH = '/support/grievances';

let app: TestApp;
let admin: TestMember;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp({
    PUBLIC_URL: 'https://csr.example',
    GRIEVANCE_CONTACT: 'Kavita Iyer, grievance@dayitva.example',
  });
  admin = await createMember(app, { admin: true, name: 'Meera Nair' });
  member = await createMember(app, { name: 'Jal Trust' });
});
afterAll(() => app.stop());

const privacyBody = (fields: object = {}) =>
  grievanceBody({ kind: 'privacy_request', ground: 'Erase my data', about: '', ...fields });
const guest = (fields: object = {}) => ({ name: 'Asha Devi', email: 'asha@visitor.example', ...fields });

async function send(body: object, by?: TestMember): Promise<{ id: string; number: string }> {
  const answer = await app.request('POST', PATH, { body, token: by?.token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  const { number } = answer.body.data;
  const [row] = await app.sql<{ id: string }>("select id from support_tickets where 'T-' || number = $1", [
    number,
  ]);
  return { id: row?.id ?? '', number };
}
const open = (id: string) => callAs(app, admin, 'GET', `/admin/grievances/${id}`);
const acknowledge = (id: string) => callAs(app, admin, 'PUT', `/admin/grievances/${id}/acknowledgement`);
const DECISION = { decision: 'granted', reasons: 'The story was corrected today.' };
const decide = (id: string, body: object = DECISION) =>
  app.request('PUT', `/admin/grievances/${id}/decision`, { token: admin.token, body });
const list = async (query = '') =>
  (await callAs(app, admin, 'GET', `/admin/grievances?pageSize=100${query}`)).records;
const dueOf = async (id: string) => {
  const [row] = await app.sql<{ due_at: Date | string | null }>(
    'select due_at from support_tickets where id = $1',
    [id],
  );
  return row?.due_at ? new Date(row.due_at).getTime() : null;
};

describe('POST /service/api/support/grievances', () => {
  test.each([
    ['content_report', grievanceBody(), 15],
    ['privacy_request', privacyBody(), 90],
  ])(
    'makes a ticket of the kind %s with the clocks of the law in calendar time',
    async (kind, body, days) => {
      const { id, number } = await send({ ...body, ...guest() });
      const stored = await open(id);
      const made = Date.parse(stored.created_at);
      expect(stored).toMatchObject({
        kind,
        number,
        name: 'Asha Devi',
        is_member: false,
        acknowledged_at: null,
      });
      expect(Date.parse(stored.acknowledge_by) - made).toBe(DAY_MS);
      expect(Date.parse(stored.dispose_by) - made).toBe(days * DAY_MS);
      expect(await dueOf(id)).toBe(made + DAY_MS);
      const mail = await app.mail('asha@visitor.example', `Your support ticket ${number}`);
      expect(mail).toContain('acknowledges it within 24 hours');
      expect(mail).toContain(`within ${days} days`);
      // A visitor may have given the address of another person.
      expect(mail).not.toContain('40,000 households');
    },
  );

  test("knows a member by the session, and the ticket is in the member's list", async () => {
    const { id, number } = await send({ ...grievanceBody(), ...guest() }, member);
    expect(await open(id)).toMatchObject({ name: 'Jal Trust', email: member.email, is_member: true });
    const own = await callAs(app, member, 'GET', '/support/tickets');
    expect(own[0]).toMatchObject({ number, kind: 'content_report' });
  });

  test('takes the path out of a whole address of this site, and refuses another site', async () => {
    const { id } = await send({
      ...grievanceBody({ about: 'https://csr.example/members/jal-trust?a=b' }),
      ...guest(),
    });
    expect((await open(id)).about).toMatch(/^\/members\/jal-trust/);
    const before = await databaseState(app);
    const body = { ...grievanceBody({ about: 'https://elsewhere.example/story' }), ...guest() };
    const answer = await app.request('POST', PATH, { body });
    const words = 'This address is on another site. Please enter one on this site.';
    expectFailure(answer, 'VALIDATION_FAILED', words);
    expect(answer.body.error.fields).toEqual({ about: words });
    expect(await databaseState(app)).toEqual(before);
  });

  test.each([
    ['about', { about: '' }, 'Please enter the address of what you report'],
    ['ground', { ground: 'Erase my data' }, 'Please choose what it is about from the list'],
    ['ground', { ground: '' }, 'Please choose what it is about'],
    ['message', { message: ' ' }, 'Description is required'],
    ['name', { name: undefined }, 'Name is required'],
    ['email', { email: 'nobody' }, 'Invalid email format'],
    ['kind', { kind: 'question' }, 'Please choose a kind'],
  ])('names the field %s when it is wrong: %o', async (field, wrong, message) => {
    const answer = await app.request('POST', PATH, { body: { ...grievanceBody(), ...guest(), ...wrong } });
    expectFailure(answer, 'VALIDATION_FAILED', message);
    expect(answer.body.error.fields).toEqual({ [field]: message });
  });

  test('lets one address send ten an hour', async () => {
    const limited = await startTestApp({ RATE_LIMIT: 'on' });
    const post = () => limited.request('POST', PATH, { body: { ...grievanceBody(), ...guest() } });
    for (let sent = 0; sent < 10; sent += 1) expect((await post()).status).toBe(201);
    expectFailure(await post(), 'TOO_MANY_REQUESTS');
    await limited.stop();
  });
});

describe('the register', () => {
  test('an admin acknowledges once: it is recorded, mailed, and the next clock is that of the decision', async () => {
    const { id, number } = await send({ ...grievanceBody(), ...guest({ email: 'ack@visitor.example' }) });
    const { dispose_by } = await open(id);
    const first = await acknowledge(id);
    expect(first).toMatchObject({ acknowledged_by: 'Meera Nair', decided_at: null });
    expect(await dueOf(id)).toBe(Date.parse(dispose_by));
    expect((await acknowledge(id)).acknowledged_at).toBe(first.acknowledged_at);
    const subject = `We have read your report of content ${number}`;
    const mail = await app.mail('ack@visitor.example', subject);
    expect(mail).toContain('Kavita Iyer, grievance@dayitva.example');
    const sent = await app.sql(
      "select 1 from pgboss.job where name = 'mail' and data->>'to' = 'ack@visitor.example' and data->>'subject' = $1",
      [subject],
    );
    expect(sent).toHaveLength(1);
  });

  test('a decision needs reasons, goes to the author, and resolves the ticket', async () => {
    const { id, number } = await send(grievanceBody(), member);
    const refused = await decide(id, { decision: 'refused', reasons: ' ' });
    expectFailure(refused, 'VALIDATION_FAILED', 'Reasons is required');
    const answer = await decide(id);
    expect(answer.body.data).toMatchObject({
      ...DECISION,
      decided_by: 'Meera Nair',
      acknowledged_by: 'Meera Nair',
    });
    const ticket = await callAs(app, member, 'GET', `/support/tickets/${number}`);
    expect(ticket).toMatchObject({ status: 'resolved', due_at: null });
    expect(ticket.replies.at(-1).message).toBe('Decision: Granted.\n\nThe story was corrected today.');
    const mail = await app.mail(member.email, `Update on your support ticket ${number}`);
    expect(mail).toContain('Decision: Granted.');
    expectFailure(await decide(id), 'GRIEVANCE_DECIDED');
  });

  test('of two admins who decide at once, one does, and the other reads that it is decided', async () => {
    const { id } = await send(grievanceBody(), member);
    const answers = await Promise.all([
      decide(id),
      decide(id, { decision: 'refused', reasons: 'It is right.' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)?.body.data.decision;
    expect((await open(id)).decision).toBe(won);
    const replies = await app.sql('select 1 from support_ticket_replies where ticket_id = $1', [id]);
    expect(replies).toHaveLength(1);
  });

  test('its ticket is not resolved without a decision, and an answer does not stop the clock', async () => {
    const { id } = await send(grievanceBody(), member);
    const due = await dueOf(id);
    const change = (body: object) =>
      app.request('PUT', `/support/tickets/${id}`, { token: admin.token, body });
    expectFailure(await change({ version: 1, status: 'resolved' }), 'GRIEVANCE_UNDECIDED');
    expect((await change({ version: 1, reply: 'Which figure is it?' })).status).toBe(200);
    expect(await dueOf(id)).toBe(due);
  });

  test('lists undecided ones by the clock that ends next, and filters by state and kind', async () => {
    const late = await send({ ...grievanceBody(), ...guest() });
    await app.sql(
      "update support_grievances set acknowledge_by = now() - interval '1 hour' where ticket_id = $1",
      [late.id],
    );
    const request = await send({ ...privacyBody(), ...guest() });
    const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
    expect(ids(await list())[0]).toBe(late.id);
    expect(ids(await list('&state=late'))).toEqual([late.id]);
    expect(ids(await list('&kind=privacy_request&state=new'))).toContain(request.id);
    expect(ids(await list('&kind=content_report'))).not.toContain(request.id);
    const decided = await list('&state=decided');
    expect(decided.every(({ decided_at }: { decided_at: string | null }) => decided_at !== null)).toBe(true);
    const desk = await callAs(app, admin, 'GET', '/desk');
    expect(desk.review.late_grievances.total).toBe(1);
    expect(desk.review.grievances.total).toBeGreaterThan(1);
  });

  test('logs one look of each admin and day', async () => {
    const { id } = await send({ ...grievanceBody(), ...guest() });
    await open(id);
    const { looks } = await open(id);
    expect(looks).toEqual([{ name: 'Meera Nair', at: expect.any(String) }]);
  });

  test('is exported as CSV in which nothing is a formula, and the export is logged', async () => {
    await send({ ...privacyBody({ message: '=HYPERLINK("https://evil.example")' }), ...guest() });
    const answer = await app.request('GET', '/admin/grievances-export', { token: admin.token });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.body).toContain('"\'=HYPERLINK(""https://evil.example"")"');
    const looks = await app.sql('select 1 from support_grievance_looks where ticket_id is null');
    expect(looks).toHaveLength(1);
  });

  test('answers 404 for a question, which is no grievance', async () => {
    const path = `/admin/grievances/${crypto.randomUUID()}`;
    expectFailure(await app.request('GET', path, { token: admin.token }), 'GRIEVANCE_NOT_FOUND');
  });
});
