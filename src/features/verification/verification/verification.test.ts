import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayInIndia } from '#platform/contract/dates.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { databaseState, expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { callAs, documentForm, grantLevel, storeKeyDocuments } from '#platform/testing/records.ts';
import { fileForm, samplePdf } from '#platform/testing/sample-files.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

const dayFrom = (days: number) => dayInIndia(new Date(Date.now() + days * DAY_MS));

let app: TestApp;
let admin: TestMember;
let viewer: TestMember;
let member: TestMember;

beforeAll(async () => {
  app = await startTestApp({ ADMIN_EMAIL: 'boss@dayitva.example' });
  admin = await createMember(app, { admin: true });
  viewer = await createMember(app, { type: 'corporate' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  member = await createMember(app, { name: 'Asha Foundation' });
});

const own = (by = member) => callAs(app, by, 'GET', '/verification');
const ask = (level: number, fields: object = {}, by = member) =>
  app.request('POST', '/verification/requests', { token: by.token, body: { level, ...fields } });
const documentOf = async (kind: string): Promise<{ id: string }> =>
  (await callAs(app, member, 'GET', '/documents')).find((one: { kind: string }) => one.kind === kind);

/** Returns what others see of the member in the marketplace. */
const shown = () => callAs(app, viewer, 'GET', `/marketplace/profiles/${member.id}`);
/** Moves the end of a level, as if days had passed since it was granted. */
const endLevelOn = (level: number, day: string) =>
  app.sql(
    "update verification_requests set valid_until = $3 where member_id = $1 and level = $2 and status = 'granted'",
    [member.id, level, day],
  );
const levelStates = async () => (await own()).levels.map(({ state }: { state: string }) => state);
const NOT_VERIFIED = { verified: false, verification_level: 0, verified_on: null, verified_until: null };

describe('GET /service/api/verification', () => {
  test('says what level 1 needs of an NGO, and what is missing', async () => {
    const { levels, papers, fields, ...rest } = await own();
    expect(rest).toEqual({ ...NOT_VERIFIED, open_request: null, history: [] });
    expect(papers.map(({ kind, state }: { kind: string; state: string }) => [kind, state])).toEqual(
      ['registration', '12a', '80g', 'csr-1', 'audited-accounts'].map((kind) => [kind, 'missing']),
    );
    expect(fields).toEqual([
      { field: 'csr_registration_number', label: 'CSR registration number', is_filled: false },
      { field: 'pan', label: 'PAN', is_filled: false },
    ]);
    expect(levels[0]).toMatchObject({ level: 1, state: 'none', can_ask: false, is_renewal: false });
    expect(levels[1]).toMatchObject({
      level: 2,
      can_ask: false,
      blocked: 'Complete the previous level first.',
    });
  });

  test('knows what is ready, expired and still missing', async () => {
    await storeKeyDocuments(app, member, { '80g': { issued_on: '2021-01-01', expires_on: dayFrom(-1) } });
    const { id } = await documentOf('csr-1');
    await callAs(app, member, 'DELETE', `/documents/${id}`);
    const states = (await own()).papers.map(({ state }: { state: string }) => state);
    expect(states).toEqual(['ready', 'ready', 'expired', 'missing', 'ready']);
    expectFailure(await ask(1), 'VERIFICATION_PAPERS_MISSING');
  });
});

describe('POST /service/api/verification/requests', () => {
  test('opens a request that lists its papers, and tells the administrator', async () => {
    await storeKeyDocuments(app, member, { '12a': { number: 'AAATA0000KE20214', expires_on: dayFrom(400) } });
    const answer = await ask(1);
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({ level: 1, status: 'open', decided_at: null, reason: null });
    expect(answer.body.data.documents).toHaveLength(5);
    expect(answer.body.data.documents[1]).toEqual({
      document_id: (await documentOf('12a')).id,
      kind: '12a',
      name: '12A registration (section 332)',
      number: 'AAATA0000KE20214',
      expires_on: dayFrom(400),
      uploaded_by_name: null,
    });
    expect((await own()).open_request).toEqual(answer.body.data);
    const mail = await app.mail('boss@dayitva.example', 'A member requests verification');
    expect(mail).toContain('“Asha Foundation” requests verification: level 1, documents checked.');
    expect(mail).toContain(`/admin/verifications?request=${answer.body.data.id}`);
    expect(await shown()).toMatchObject(NOT_VERIFIED);
  });

  test('refuses what cannot be asked for, and changes nothing', async () => {
    await storeKeyDocuments(app, member);
    await ask(1);
    const before = await databaseState(app);
    expectFailure(await ask(1), 'VERIFICATION_ALREADY_OPEN');
    expectFailure(await ask(2), 'VERIFICATION_ALREADY_OPEN');
    for (const level of [0, 4, '1', null]) {
      const body = { level };
      const answer = await app.request('POST', '/verification/requests', { token: member.token, body });
      expectWrongField(answer, 'level', 'Please select a level');
    }
    const tooLong = await ask(1, { note: 'a'.repeat(1001) });
    expectWrongField(tooLong, 'note', 'Answer must be 1000 characters or less');
    expect(await databaseState(app)).toEqual(before);
  });

  test('of several at once one is stored', async () => {
    await storeKeyDocuments(app, member);
    const statuses = (await Promise.all([ask(1), ask(1), ask(1)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409]);
  });

  test('a number that the papers are compared with is needed too', async () => {
    await storeKeyDocuments(app, member);
    await callAs(app, member, 'PUT', '/profile/profile', { pan: null });
    expectFailure(await ask(1), 'VERIFICATION_PAPERS_MISSING');
  });

  test('a company shows its certificate and its CIN', async () => {
    const company = await createMember(app, { type: 'corporate' });
    await callAs(app, company, 'POST', '/documents', documentForm({ kind: 'registration' }));
    expectFailure(await ask(1, {}, company), 'VERIFICATION_PAPERS_MISSING');
    await app.sql("update profiles set corporate_cin = 'U72900KA2004PTC999124' where id = $1", [company.id]);
    expect((await ask(1, {}, company)).status).toBe(201);
  });
});

describe('DELETE /service/api/verification/requests/:id', () => {
  test('withdraws the open request, which can be asked again', async () => {
    await storeKeyDocuments(app, member);
    const { id } = (await ask(1)).body.data;
    expect(await callAs(app, member, 'DELETE', `/verification/requests/${id}`)).toEqual({ id });
    expect(await own()).toMatchObject({ open_request: null, history: [{ id, status: 'withdrawn' }] });
    const again = await app.request('DELETE', `/verification/requests/${id}`, { token: member.token });
    expectFailure(again, 'VERIFICATION_REQUEST_NOT_FOUND');
    expect((await ask(1)).status).toBe(201);
  });
});

describe('a level that was granted', () => {
  beforeEach(async () => {
    await storeKeyDocuments(app, member);
    await grantLevel(app, member, admin);
  });

  test('shows with its day in the own profile, in lists, in the search and in the detail', async () => {
    const level = { verified: true, verification_level: 1, verified_on: dayFrom(0) };
    expect(await own()).toMatchObject(level);
    expect(await callAs(app, member, 'GET', '/profile/profile')).toMatchObject(level);
    expect(await shown()).toMatchObject(level);
    const list = await callAs(app, viewer, 'GET', '/marketplace/profiles?pageSize=100');
    expect(list.records.find(({ id }: { id: string }) => id === member.id)).toMatchObject(level);
    const found = await callAs(app, viewer, 'GET', '/marketplace/profiles?search=asha&pageSize=100');
    expect(found.records.find(({ id }: { id: string }) => id === member.id)).toMatchObject(level);
  });

  test('counts on its last day in India, and not on the next', async () => {
    await endLevelOn(1, dayFrom(0));
    expect(await shown()).toMatchObject({ verification_level: 1, verified_until: dayFrom(0) });
    await endLevelOn(1, dayFrom(-1));
    expect(await shown()).toMatchObject(NOT_VERIFIED);
    expect(await levelStates()).toEqual(['expired', 'none', 'none']);
  });

  test('cannot be asked for again before its last 90 days, and is replaced when it is renewed', async () => {
    expectFailure(await ask(1), 'VERIFICATION_LEVEL_STANDS');
    await endLevelOn(1, dayFrom(91));
    expectFailure(await ask(1), 'VERIFICATION_LEVEL_STANDS');
    await endLevelOn(1, dayFrom(90));
    expect((await own()).levels[0]).toMatchObject({ can_ask: true, is_renewal: true });
    await grantLevel(app, member, admin);
    const { history, verified_until } = await own();
    expect(history.map(({ end_cause }: { end_cause: string | null }) => end_cause)).toEqual([
      null,
      'renewed',
    ]);
    expect(verified_until > dayFrom(700)).toBe(true);
  });

  test('carries its papers: the vault says so', async () => {
    const documents = await callAs(app, member, 'GET', '/documents');
    expect(documents.map(({ carries_level }: { carries_level: boolean }) => carries_level)).toEqual(
      documents.map(() => true),
    );
  });

  test.each([
    ['deleted', 'document-removed', (id: string) => callAs(app, member, 'DELETE', `/documents/${id}`)],
    [
      'replaced by another file',
      'document-changed',
      (id: string) =>
        callAs(app, member, 'PUT', `/documents/${id}/file`, fileForm(samplePdf(['new']), 'new.pdf')),
    ],
    [
      'given another expiry date',
      'document-changed',
      (id: string) =>
        callAs(app, member, 'PUT', `/documents/${id}`, { kind: '80g', expires_on: dayFrom(2000) }),
    ],
  ])('ends when a paper is %s, until an admin has checked again', async (_, end_cause, change) => {
    await change((await documentOf('80g')).id);
    expect(await shown()).toMatchObject(NOT_VERIFIED);
    const { levels, history } = await own();
    expect(levels[0]).toMatchObject({ state: 'ended', is_renewal: true });
    expect(history[0]).toMatchObject({ end_cause, end_reason: '80G approval (section 354)' });
    if (end_cause === 'document-removed')
      await callAs(app, member, 'POST', '/documents', documentForm({ kind: '80g' }));
    await grantLevel(app, member, admin);
    expect(await shown()).toMatchObject({ verification_level: 1 });
  });

  test('stays when another paper changes, and when a paper is saved as it was', async () => {
    const other = await callAs(app, member, 'POST', '/documents', documentForm({ kind: '80g' }));
    await callAs(app, member, 'PUT', `/documents/${other.id}`, { kind: '80g', number: '7' });
    await callAs(app, member, 'DELETE', `/documents/${other.id}`);
    const { id } = await documentOf('80g');
    await callAs(app, member, 'PUT', `/documents/${id}`, { kind: '80g' });
    await callAs(app, member, 'POST', `/documents/${id}/shares`, { member_id: viewer.id, days: 7 });
    expect(await shown()).toMatchObject({ verification_level: 1 });
  });

  test.each([
    [{ organization_name: 'Tunga Steel Foundation' }, 'the name'],
    [{ organization_type: 'consultant' }, 'the kind of member'],
    [{ csr_registration_number: 'CSR99900002' }, 'the CSR registration number'],
    [{ pan: 'AAATB0000K' }, 'the PAN'],
  ])('ends when the profile becomes that of another member: %j', async (change, end_reason) => {
    await callAs(app, member, 'PUT', '/profile/profile', change);
    expect(await shown()).toMatchObject(NOT_VERIFIED);
    expect((await own()).history[0]).toMatchObject({ end_cause: 'profile-changed', end_reason });
  });

  test.each([
    ['darpan_id', 'JH/2019/9900001', 'JH/2019/9900002', 'the Darpan ID'],
    ['ngo_registration_number', 'E/123', 'E/124', 'the registration number'],
  ])('ends when a number that it was checked against changes: %s', async (...row) => {
    const [field, checked, other, end_reason] = row;
    await callAs(app, member, 'PUT', '/profile/profile', { [field]: checked });
    expect(await shown()).toMatchObject({ verification_level: 1 });
    await callAs(app, member, 'PUT', '/profile/profile', { [field]: other });
    expect(await shown()).toMatchObject(NOT_VERIFIED);
    expect((await own()).history[0]).toMatchObject({ end_cause: 'profile-changed', end_reason });
  });

  test.each([
    [{ organization_type: 'consultant' }, 'the kind of member'],
    [{ csr_registration_number: 'CSR99900002' }, 'the CSR registration number'],
    [{ pan: 'AAATB0000K' }, 'the PAN'],
  ])('ends those above it for good when the member becomes another: %j', async (change, end_reason) => {
    await grantLevel(app, member, admin, 2);
    await grantLevel(app, member, admin, 3);
    await callAs(app, member, 'PUT', '/profile/profile', change);
    expect(await levelStates()).toEqual(['ended', 'ended', 'ended']);
    const ends = (await own()).history.map((one: { end_reason: string | null }) => one.end_reason);
    expect(ends).toEqual([end_reason, end_reason, end_reason]);
    if ('organization_type' in change) return;
    await grantLevel(app, member, admin);
    expect(await shown()).toMatchObject({ verification_level: 1 });
  });

  test('does not stand in for an audit of another member: also when it ended before', async () => {
    await grantLevel(app, member, admin, 2);
    await callAs(app, member, 'DELETE', `/documents/${(await documentOf('12a')).id}`);
    await callAs(app, member, 'PUT', '/profile/profile', { pan: null });
    await callAs(app, member, 'PUT', '/profile/profile', { pan: 'AAATB0000K' });
    await callAs(app, member, 'POST', '/documents', documentForm({ kind: '12a' }));
    await grantLevel(app, member, admin);
    expect(await shown()).toMatchObject({ verification_level: 1 });
  });

  test('a new name keeps the audit: the numbers say that it is the same member', async () => {
    await grantLevel(app, member, admin, 2);
    await callAs(app, member, 'PUT', '/profile/profile', { organization_name: 'Asha Trust' });
    expect(await levelStates()).toEqual(['ended', 'suspended', 'none']);
    await grantLevel(app, member, admin);
    expect(await shown()).toMatchObject({ verification_level: 2 });
  });

  test('stays when the profile says more', async () => {
    await callAs(app, member, 'PUT', '/profile/profile', { bio: 'More', darpan_id: 'JH/2019/9900001' });
    expect(await shown()).toMatchObject({ verification_level: 1 });
  });

  test('suspends those above it, which count again when it does', async () => {
    await grantLevel(app, member, admin, 2);
    await grantLevel(app, member, admin, 3);
    expect(await shown()).toMatchObject({ verification_level: 3 });
    await endLevelOn(2, dayFrom(-1));
    expect(await shown()).toMatchObject({ verification_level: 1 });
    expect(await levelStates()).toEqual(['standing', 'expired', 'suspended']);
    await endLevelOn(2, dayFrom(300));
    await callAs(app, member, 'DELETE', `/documents/${(await documentOf('12a')).id}`);
    expect(await shown()).toMatchObject(NOT_VERIFIED);
    expect(await levelStates()).toEqual(['ended', 'suspended', 'suspended']);
    expectFailure(await ask(2), 'VERIFICATION_LEVEL_LOCKED');
    await callAs(app, member, 'POST', '/documents', documentForm({ kind: '12a' }));
    await grantLevel(app, member, admin);
    expect(await shown()).toMatchObject({ verification_level: 3 });
  });

  test('is part of the data download, without what admins keep to themselves', async () => {
    await app.sql("update verification_requests set internal_note = 'Looks odd' where member_id = $1", [
      member.id,
    ]);
    const data = await callAs(app, member, 'GET', '/account/data');
    expect(data.verification_requests).toMatchObject([
      { level: 1, status: 'granted', reason: 'All papers agree.' },
    ]);
    expect(JSON.stringify(data)).not.toContain('Looks odd');
  });

  test('is deleted with the account', async () => {
    await app.sql('delete from accounts where id = $1', [member.id]);
    expect(await app.sql('select id from verification_requests where member_id = $1', [member.id])).toEqual(
      [],
    );
  });
});

test('an open request ends when the member asks for the deletion of the account', async () => {
  await storeKeyDocuments(app, member);
  const { id } = (await ask(1)).body.data;
  await callAs(app, member, 'POST', '/account/deletion', { password: 'a-password-for-tests' });
  expect(await app.sql('select status from verification_requests where id = $1', [id])).toEqual([
    { status: 'withdrawn' },
  ]);
});
