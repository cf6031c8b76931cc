import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayInIndia, formatDay } from '#platform/contract/dates.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { callAs, decideRequest, storeKeyDocuments } from '#platform/testing/records.ts';
import { fileForm, samplePdf } from '#platform/testing/sample-files.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

const dayFrom = (days: number) => dayInIndia(new Date(Date.now() + days * DAY_MS));

let app: TestApp;
let admin: TestMember;
let other: TestMember;
let member: TestMember;
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await createMember(app, { admin: true, name: 'Dayitva' });
  other = await createMember(app, { admin: true });
});
afterAll(() => app.stop());
beforeEach(async () => {
  member = await createMember(app, { name: 'Asha Foundation' });
  await storeKeyDocuments(app, member, { '80g': { expires_on: dayFrom(300) } });
  id = (await callAs(app, member, 'POST', '/verification/requests', { level: 1 })).id;
});

const detail = () => callAs(app, admin, 'GET', `/admin/verifications/${id}`);
const send = (by: TestMember, method: string, path: string, body?: object | FormData) =>
  app.request(method, path, { token: by.token, body });
const decide = (fields: object = {}) => decideRequest(app, admin, id, fields);
const own = () => callAs(app, member, 'GET', '/verification');

describe('PUT /service/api/admin/verifications/:id/decision', () => {
  test('grants until the first paper expires; the member is notified with the reason', async () => {
    const { status, body } = await decide({ internal_note: 'Called the registrar.' });
    expect(status).toBe(200);
    const granted = {
      status: 'granted',
      checked_on: dayFrom(0),
      valid_until: dayFrom(300),
      reason: 'All agree.',
    };
    expect(body.data).toMatchObject({
      ...granted,
      is_current: true,
      internal_note: 'Called the registrar.',
      decided_by_name: 'Dayitva',
      member: { verification_level: 1 },
    });
    const { history, verification_level, verified_until } = await own();
    expect({ verification_level, verified_until }).toEqual({
      verification_level: 1,
      verified_until: dayFrom(300),
    });
    expect(history).toMatchObject([granted]);
    expect(JSON.stringify(history)).not.toContain('registrar');
    const mail = await app.mail(member.email, 'You are verified: documents checked');
    expect(mail).toContain(`level 1, documents checked, until ${formatDay(dayFrom(300))}`);
    expect(mail).toContain('All agree.');
  });

  test('refuses with a reason, which has to be answered before the member asks again', async () => {
    const { body } = await decide({ decision: 'refuse', reason: 'The seal cannot be read.' });
    expect(body.data).toMatchObject({ status: 'refused', valid_until: null, checked_on: null });
    expect(await app.mail(member.email, 'Your request for verification')).toContain(
      'The seal cannot be read.',
    );
    expect((await own()).levels[0]).toMatchObject({
      state: 'none',
      can_ask: true,
      refused_because: 'The seal cannot be read.',
    });
    const asked = { level: 1 };
    for (const note of [undefined, '', '   ', null]) {
      const again = await send(member, 'POST', '/verification/requests', { ...asked, note });
      expectWrongField(again, 'note', 'Please say what you have done about the reason for the refusal');
    }
    const note = 'I have scanned it again.';
    const { id: second } = await callAs(app, member, 'POST', '/verification/requests', { ...asked, note });
    id = second;
    expect(await detail()).toMatchObject({ note, earlier: [{ status: 'refused' }] });
  });

  test.each([
    [{ reason: '' }, 'reason', 'Please give a reason; the member can read it'],
    [{ reason: 'a'.repeat(1001) }, 'reason', 'Reason must be 1000 characters or less'],
    [{ decision: 'maybe' }, 'decision', 'Please choose to grant or refuse'],
    [{ internal_note: 'a'.repeat(2001) }, 'internal_note', 'Note must be 2000 characters or less'],
  ])('refuses %j', async (fields, field, message) => {
    expectWrongField(await decide(fields), field, message);
    expect((await detail()).status).toBe('open');
  });

  test('takes a reason of 1,000 characters', async () => {
    expect((await decide({ reason: 'a'.repeat(1000) })).status).toBe(200);
  });

  test('of two admins at the same time one decides, and the other gets a conflict', async () => {
    const { papers_seen } = await detail();
    const body = { reason: 'Seen.', papers_seen };
    const answers = await Promise.all([
      send(admin, 'PUT', `/admin/verifications/${id}/decision`, { ...body, decision: 'grant' }),
      send(other, 'PUT', `/admin/verifications/${id}/decision`, { ...body, decision: 'refuse' }),
    ]);
    const lost = answers.find(({ status }) => status !== 200);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    if (lost) expectFailure(lost, 'VERIFICATION_ALREADY_DECIDED');
    const won = answers[0]?.status === 200 ? 'granted' : 'refused';
    expect(await detail()).toMatchObject({ status: won });
  });

  test('comes too late for a request that was withdrawn', async () => {
    const { papers_seen } = await detail();
    await callAs(app, member, 'DELETE', `/verification/requests/${id}`);
    expectFailure(await decide({ papers_seen }), 'VERIFICATION_ALREADY_DECIDED');
  });

  test.each<[string, (documentId: string) => Promise<unknown>]>([
    [
      'a file',
      (documentId) =>
        callAs(app, member, 'PUT', `/documents/${documentId}/file`, fileForm(samplePdf(['x']), 'x.pdf')),
    ],
    [
      'a number',
      (documentId) => callAs(app, member, 'PUT', `/documents/${documentId}`, { kind: '12a', number: '8' }),
    ],
    ['the name', () => callAs(app, member, 'PUT', '/profile/profile', { organization_name: 'Tata Trusts' })],
    [
      'a number that is compared',
      () => callAs(app, member, 'PUT', '/profile/profile', { darpan_id: 'JH/2019/9900001' }),
    ],
    [
      'a file, in the same moment as the file before it,',
      async (documentId) => {
        const file = fileForm(samplePdf(['x']), 'x.pdf');
        const [before] = await app.sql('select updated_at from documents where id = $1', [documentId]);
        await callAs(app, member, 'PUT', `/documents/${documentId}/file`, file);
        await app.sql('update documents set updated_at = $2 where id = $1', [documentId, before?.updated_at]);
      },
    ],
  ])('grants nothing that the admin has not seen: %s has changed', async (_, change) => {
    const { papers_seen, documents } = await detail();
    await change(documents[1].document_id);
    expectFailure(await decide({ papers_seen }), 'VERIFICATION_PAPERS_CHANGED');
    expect((await decide({})).status).toBe(200);
  });

  test.each([1, 2, 3, 4])(
    'no level depends on a paper that is replaced at the same moment (%i)',
    async () => {
      const { papers_seen, documents } = await detail();
      const path = `/documents/${documents[1].document_id}/file`;
      const [decision] = await Promise.all([
        decide({ papers_seen }),
        callAs(app, member, 'PUT', path, fileForm(samplePdf(['other']), 'other.pdf')),
      ]);
      expect([200, 409]).toContain(decision.status);
      expect((await own()).verified).toBe(false);
    },
  );

  test('grants nothing while a paper is missing or has expired; refusing is possible', async () => {
    const message = 'One of the papers or numbers is missing or has expired. Please refuse with a reason.';
    const { documents } = await detail();
    await app.sql('update documents set expires_on = $2 where id = $1', [
      documents[2].document_id,
      dayFrom(-1),
    ]);
    expectFailure(await decide({}), 'VERIFICATION_PAPERS_MISSING', message);
    await app.sql('update documents set expires_on = $2 where id = $1', [
      documents[2].document_id,
      dayFrom(0),
    ]);
    await callAs(app, member, 'DELETE', `/documents/${documents[0].document_id}`);
    expectFailure(await decide({}), 'VERIFICATION_PAPERS_MISSING', message);
    expect((await decide({ decision: 'refuse' })).status).toBe(200);
  });

  test('grants on the last day of a paper, for that day', async () => {
    const { documents } = await detail();
    await app.sql('update documents set expires_on = $2 where id = $1', [
      documents[2].document_id,
      dayFrom(0),
    ]);
    expect((await decide({})).body.data).toMatchObject({
      valid_until: dayFrom(0),
      member: { verified: true },
    });
  });

  test('a field audit and a review need their day, within the last 180 days', async () => {
    await decide({});
    id = (await callAs(app, member, 'POST', '/verification/requests', { level: 2 })).id;
    expect((await detail()).documents).toHaveLength(5);
    expectWrongField(await decide({}), 'audited_on', 'Please enter the day of the field audit');
    expectWrongField(await decide({ audited_on: dayFrom(1) }), 'audited_on', 'This day is in the future');
    expectWrongField(
      await decide({ audited_on: dayFrom(-181) }),
      'audited_on',
      'This day must be within the last 180 days',
    );
    const { body } = await decide({ audited_on: dayFrom(-180) });
    expect(body.data).toMatchObject({ checked_on: dayFrom(-180), member: { verification_level: 2 } });
  });

  test('the level above needs the one below at that moment', async () => {
    await decide({});
    const first = id;
    id = (await callAs(app, member, 'POST', '/verification/requests', { level: 2 })).id;
    await app.sql('update verification_requests set valid_until = $2 where id = $1', [first, dayFrom(-1)]);
    const answer = await decide({ audited_on: dayFrom(0) });
    expectFailure(answer, 'VERIFICATION_LEVEL_LOCKED', 'The previous level no longer counts.');
  });

  test('an admin cannot decide their own request', async () => {
    const seen = (await detail()).papers_seen;
    await app.sql('update accounts set is_admin = true, is_demo = true where id = $1', [member.id]);
    const signedIn = await app.request('POST', '/auth/signin', {
      body: { email: member.email, password: 'a-password-for-tests' },
    });
    const token = signedIn.body.data.session.access_token;
    const body = { decision: 'grant', reason: 'I know me.', papers_seen: seen };
    const answer = await app.request('PUT', `/admin/verifications/${id}/decision`, { token, body });
    expectFailure(answer, 'FORBIDDEN', 'Another admin must decide your own request.');
  });
});
