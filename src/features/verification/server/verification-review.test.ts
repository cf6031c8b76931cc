import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayInIndia, formatDay } from '#platform/contract/dates.ts';
import { databaseState, expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { callAs, documentForm, grantLevel, storeKeyDocuments } from '#platform/testing/records.ts';
import { fileForm, samplePdf } from '#platform/testing/sample-files.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

const dayFrom = (days: number) => dayInIndia(new Date(Date.now() + days * 86_400_000));

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

const detail = (by = admin) => callAs(app, by, 'GET', `/admin/verifications/${id}`);
const send = (by: TestMember, method: string, path: string, body?: object | FormData) =>
  app.request(method, path, { token: by.token, body });
async function decide(fields: object, by = admin) {
  const body = {
    decision: 'grant',
    reason: 'All agree.',
    papers_seen: (await detail(by)).papers_seen,
    ...fields,
  };
  return send(by, 'PUT', `/admin/verifications/${id}/decision`, body);
}
const own = () => callAs(app, member, 'GET', '/verification');

describe('GET /service/api/admin/verifications', () => {
  test('lists requests page by page: open ones in the order in which they wait', async () => {
    await app.sql(
      "update verification_requests set status = 'withdrawn', decided_at = now() where id <> $1",
      [id],
    );
    const second = await createMember(app, { name: 'Bina Trust' });
    await storeKeyDocuments(app, second);
    await callAs(app, second, 'POST', '/verification/requests', { level: 1 });
    const open = await callAs(app, admin, 'GET', '/admin/verifications?status=open&pageSize=1');
    expect(open).toMatchObject({
      records: [{ id, member_name: 'Asha Foundation', organization_type: 'ngo', is_renewal: false }],
      pagination: { page: 1, pageSize: 1, total: 2, totalPages: 2 },
    });
    const next = await callAs(app, admin, 'GET', '/admin/verifications?status=open&pageSize=1&page=2');
    expect(next.records).toMatchObject([{ member_name: 'Bina Trust' }]);
    const all = await callAs(app, admin, 'GET', '/admin/verifications?pageSize=1');
    expect(all.records).toMatchObject([{ member_name: 'Bina Trust' }]);
    const answer = await send(admin, 'GET', '/admin/verifications?status=lost');
    expectWrongField(answer, 'status', 'Unknown status');
  });
});

describe('GET /service/api/admin/verifications/:id', () => {
  test('shows the papers and what they are compared with, and no PAN in full', async () => {
    const request = await detail();
    expect(request).toMatchObject({
      ...{ id, level: 1, status: 'open', member_name: 'Asha Foundation', is_current: false, earlier: [] },
      member: { verification_level: 0, location: 'Ranchi, Jharkhand' },
    });
    expect(request.member.facts).toEqual([
      { label: 'CSR registration number', value: 'CSR99900001' },
      { label: 'PAN', value: '••••••000K' },
    ]);
    expect(request.documents[2]).toMatchObject({
      kind: '80g',
      current: { expires_on: dayFrom(300), is_expired: false, has_changed: false, file_name: '80g.pdf' },
    });
    expectFailure(
      await send(admin, 'GET', `/admin/verifications/${member.id}`),
      'VERIFICATION_REQUEST_NOT_FOUND',
    );
  });

  test('says which paper has changed or gone since it was asked', async () => {
    const [first, second] = (await detail()).documents;
    const file = fileForm(samplePdf(['another']), 'another.pdf');
    await callAs(app, member, 'PUT', `/documents/${first.document_id}/file`, file);
    await callAs(app, member, 'DELETE', `/documents/${second.document_id}`);
    const { documents } = await detail();
    expect(documents[0]).toMatchObject({ current: { has_changed: true, file_name: 'another.pdf' } });
    expect(documents[1]).toMatchObject({ document_id: null, name: second.name, current: null });
  });
});

describe('PUT /service/api/admin/verifications/:id/decision', () => {
  test('grants until the first paper expires; the member is told, with the reason', async () => {
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
      expectWrongField(again, 'note', 'Please say what you have done about the reason of the refusal');
    }
    const note = 'I have scanned it again.';
    const { id: second } = await callAs(app, member, 'POST', '/verification/requests', { ...asked, note });
    id = second;
    expect(await detail()).toMatchObject({ note, earlier: [{ status: 'refused' }] });
  });

  test.each([
    [{ reason: '' }, 'reason', 'Please give a reason; the member reads it'],
    [{ reason: 'a'.repeat(1001) }, 'reason', 'Reason must be 1000 characters or less'],
    [{ decision: 'maybe' }, 'decision', 'Please choose to grant or to refuse'],
    [{ internal_note: 'a'.repeat(2001) }, 'internal_note', 'Note must be 2000 characters or less'],
  ])('refuses %j', async (fields, field, message) => {
    expectWrongField(await decide(fields), field, message);
    expect((await detail()).status).toBe('open');
  });

  test('takes a reason of 1,000 characters', async () => {
    expect((await decide({ reason: 'a'.repeat(1000) })).status).toBe(200);
  });

  test('of two admins at once one decides, and the other is told', async () => {
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

  test.each([1, 2, 3, 4])('no level rests on a paper that is replaced at this very moment (%i)', async () => {
    const { papers_seen, documents } = await detail();
    const path = `/documents/${documents[1].document_id}/file`;
    const [decision] = await Promise.all([
      decide({ papers_seen }),
      callAs(app, member, 'PUT', path, fileForm(samplePdf(['other']), 'other.pdf')),
    ]);
    expect([200, 409]).toContain(decision.status);
    expect((await own()).verified).toBe(false);
  });

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
    expectWrongField(await decide({ audited_on: dayFrom(1) }), 'audited_on', 'This day lies in the future');
    expectWrongField(
      await decide({ audited_on: dayFrom(-181) }),
      'audited_on',
      'This day must lie within the last 180 days',
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
    expectFailure(answer, 'VERIFICATION_LEVEL_LOCKED', 'The level below does not stand any more.');
  });

  test('nobody decides their own request', async () => {
    const seen = (await detail()).papers_seen;
    await app.sql('update accounts set is_admin = true, is_demo = true where id = $1', [member.id]);
    const signedIn = await app.request('POST', '/auth/signin', {
      body: { email: member.email, password: 'a-password-for-tests' },
    });
    const token = signedIn.body.data.session.access_token;
    const body = { decision: 'grant', reason: 'I know me.', papers_seen: seen };
    const answer = await app.request('PUT', `/admin/verifications/${id}/decision`, { token, body });
    expectFailure(answer, 'FORBIDDEN', 'Another admin has to decide your own request.');
  });
});

describe('the papers of a request', () => {
  const opening = (documentId: string, by = admin) =>
    send(by, 'POST', `/admin/verifications/${id}/documents/${documentId}/openings`);
  async function linkTo(documentId: string): Promise<string> {
    const { expires, signature } = (await opening(documentId)).body.data;
    return `/admin/verifications/${id}/documents/${documentId}/file?expires=${expires}&signature=${signature}`;
  }
  const paper = async (): Promise<string> => (await detail()).documents[2].document_id;

  test('may be opened by an admin while it is open; the member sees who did', async () => {
    const documentId = await paper();
    const path = await linkTo(documentId);
    const response = await fetch(`${app.url}/service/api${path}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(samplePdf(['80g']))).toBe(true);
    expect(await callAs(app, member, 'GET', '/documents/openings')).toMatchObject([
      { document_id: documentId, opened_by: admin.id, opened_by_name: 'Dayitva (verification)' },
    ]);
  });

  test('open for the session that asked for the link, and for nobody else', async () => {
    const path = await linkTo(await paper());
    expectFailure(await send(other, 'GET', path), 'FILE_LINK_INVALID');
    expectFailure(await send(member, 'GET', path), 'FORBIDDEN');
    expectFailure(await send(admin, 'GET', path.replace(/signature=.*/, 'signature=x')), 'FILE_LINK_INVALID');
  });

  test.each<[string, () => Promise<unknown>]>([
    ['decided', () => decide({})],
    ['withdrawn', () => callAs(app, member, 'DELETE', `/verification/requests/${id}`)],
  ])('are closed again once it is %s, also for links that were given out', async (_, close) => {
    const documentId = await paper();
    const path = await linkTo(documentId);
    await close();
    expectFailure(await opening(documentId), 'DOCUMENT_NOT_FOUND');
    expectFailure(await send(admin, 'GET', path), 'DOCUMENT_NOT_FOUND');
    expect(await callAs(app, member, 'GET', '/documents/openings')).toHaveLength(1);
  });

  test('are those that it lists: no other of the vault, and none of another member', async () => {
    const unlisted = await callAs(app, member, 'POST', '/documents', documentForm({ kind: 'fcra' }));
    expectFailure(await opening(unlisted.id), 'DOCUMENT_NOT_FOUND');
    const stranger = await createMember(app);
    const theirs = await callAs(app, stranger, 'POST', '/documents', documentForm());
    expectFailure(await opening(theirs.id), 'DOCUMENT_NOT_FOUND');
    const documentId = await paper();
    expectFailure(await send(admin, 'POST', `/documents/${documentId}/openings`), 'DOCUMENT_NOT_FOUND');
    expectFailure(await opening(documentId, member), 'FORBIDDEN');
  });
});

describe('PUT /service/api/admin/verifications/:id/revocation', () => {
  const revoke = (reason: string, by = admin) =>
    send(by, 'PUT', `/admin/verifications/${id}/revocation`, { reason });

  test('takes the level back with those above it; the member is told, with the reason', async () => {
    await decide({});
    await grantLevel(app, member, admin, 2);
    const { status, body } = await revoke('The register has struck the trust off.');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ end_cause: 'revoked', is_current: false, member: { verified: false } });
    expect(await app.mail(member.email, 'Your verification was revoked')).toContain('struck the trust off');
    const { levels } = await own();
    expect(levels.map(({ state }: { state: string }) => state)).toEqual(['ended', 'ended', 'none']);
    await grantLevel(app, member, admin);
    expect((await own()).verification_level).toBe(1);
  });

  test('needs a reason and a level that is held, and happens once', async () => {
    expectFailure(await revoke('Too early'), 'VERIFICATION_LEVEL_NOT_HELD');
    await decide({});
    const before = await databaseState(app);
    expectWrongField(await revoke(' '), 'reason', 'Please give a reason; the member reads it');
    expect(await databaseState(app)).toEqual(before);
    const statuses = (await Promise.all([revoke('One'), revoke('Two', other)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });
});
