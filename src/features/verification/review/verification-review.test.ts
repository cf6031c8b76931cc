import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayInIndia } from '#platform/contract/dates.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { databaseState, expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import {
  callAs,
  decideRequest,
  documentForm,
  grantLevel,
  storeKeyDocuments,
} from '#platform/testing/records.ts';
import { fileForm, samplePdf } from '#platform/testing/sample-files.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

const dayFrom = (days: number) => dayInIndia(new Date(Date.now() + days * DAY_MS));

const TAX_URN = 'AAATA0000KE20214';

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
    const { document_id } = (await detail()).documents[1];
    await callAs(app, member, 'PUT', `/documents/${document_id}`, { kind: '12a', number: TAX_URN });
    const request = await detail();
    expect(request).toMatchObject({
      id,
      level: 1,
      status: 'open',
      member_name: 'Asha Foundation',
      is_current: false,
      earlier: [],
      member: { verification_level: 0, location: 'Ranchi, Jharkhand' },
    });
    expect(request.member.facts).toEqual([
      { name: 'csr_registration_number', label: 'CSR registration number', value: 'CSR99900001' },
      { name: 'pan', label: 'PAN', value: '••••••000K' },
    ]);
    expect(request.documents[1].current.number).toBe('••••••000KE20214');
    expect(JSON.stringify(request)).not.toContain('AAATA0000K');
    expect(await callAs(app, member, 'GET', '/documents/openings')).toEqual([]);
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

describe('the numbers of a request', () => {
  const look = (by = admin, request = id) =>
    send(by, 'POST', `/admin/verifications/${request}/numbers/openings`);
  const log = () => callAs(app, member, 'GET', '/documents/openings');

  test('are shown in full to an admin while it is open; the member sees each look', async () => {
    await app.sql(
      `update profile_details set pan = 'AAATA0000K', urn_12a = $2, urn_80g = $3, darpan_id = 'JH/2020/0123456',
        gstin = '20AAATA0000K1ZX', fcra_registration_number = '337900001', ngo_registration_number = 'S/12/1998'
        where id = $1`,
      [member.id, TAX_URN, 'AAATA0000KF20214'],
    );
    const { documents } = await detail();
    const paper = { kind: '12a', number: TAX_URN };
    await callAs(app, member, 'PUT', `/documents/${documents[1].document_id}`, paper);
    const { status, body } = await look();
    expect(status).toBe(200);
    expect(
      body.data.numbers.map(({ name, value }: { name: string; value: string }) => [name, value]),
    ).toEqual([
      ['ngo_registration_number', 'S/12/1998'],
      ['csr_registration_number', 'CSR99900001'],
      ['darpan_id', 'JH/2020/0123456'],
      ['pan', 'AAATA0000K'],
      ['gstin', '20AAATA0000K1ZX'],
      ['urn_12a', TAX_URN],
      ['urn_80g', 'AAATA0000KF20214'],
      ['fcra_registration_number', '337900001'],
    ]);
    expect(body.data.papers).toEqual([{ document_id: documents[1].document_id, number: TAX_URN }]);
    expect(body.data.papers_seen).toBe((await detail()).papers_seen);
    await look(other);
    expect(await log()).toMatchObject([
      { document_id: null, opened_by: other.id },
      { document_id: null, opened_by: admin.id, opened_by_name: 'Dayitva (verification)' },
    ]);
    const { document_openings_by_me } = await callAs(app, admin, 'GET', '/account/data');
    expect(document_openings_by_me[0]).toMatchObject({ document_id: null, owner_name: 'Asha Foundation' });
  });

  test('are listed with the openings of papers, the newest first', async () => {
    const { documents } = await detail();
    const paper = `/admin/verifications/${id}/documents/${documents[0].document_id}/openings`;
    await look();
    await callAs(app, admin, 'POST', paper);
    await look();
    const shown = (await log()).map(({ document_id }: { document_id: string | null }) => document_id);
    expect(shown).toEqual([null, documents[0].document_id, null]);
    const second = await callAs(app, member, 'GET', '/documents/openings?page=2&pageSize=1');
    expect(second).toMatchObject([{ document_id: documents[0].document_id }]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['decided', () => decide({})],
    ['withdrawn', () => callAs(app, member, 'DELETE', `/verification/requests/${id}`)],
  ])('are masked again once it is %s, and no look is logged', async (_, close) => {
    await close();
    expectFailure(await look(), 'VERIFICATION_REQUEST_NOT_FOUND');
    expectFailure(await look(admin, member.id), 'VERIFICATION_REQUEST_NOT_FOUND');
    expectFailure(await look(member), 'FORBIDDEN');
    expect(JSON.stringify(await detail())).not.toContain('AAATA0000K');
    expect(await log()).toEqual([]);
  });

  test('are not in the list of requests', async () => {
    await look();
    const list = await callAs(app, admin, 'GET', '/admin/verifications?pageSize=50');
    expect(JSON.stringify(list)).not.toMatch(/AAATA0000K|CSR99900001/);
  });

  test('are of an admin who is a member too: their own look is not logged', async () => {
    const own = await createMember(app, { admin: true });
    await storeKeyDocuments(app, own);
    const asked = await callAs(app, own, 'POST', '/verification/requests', { level: 1 });
    expect((await look(own, asked.id)).status).toBe(200);
    expect(await callAs(app, own, 'GET', '/documents/openings')).toEqual([]);
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

  test('can be opened by an admin while it is open; the member sees who opened them', async () => {
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

  test('open only for the session that asked for the link', async () => {
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

  test('revokes the level with those above it; the member is notified with the reason', async () => {
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
    expectWrongField(await revoke(' '), 'reason', 'Please give a reason; the member can read it');
    expect(await databaseState(app)).toEqual(before);
    const statuses = (await Promise.all([revoke('One'), revoke('Two', other)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });
});
