import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#platform/contract/durations.ts';
import { expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { callAs, documentForm } from '#platform/testing/records.ts';
import { fileForm, samplePdf } from '#platform/testing/sample-files.ts';
import { createMember, signIn, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

const PDF = samplePdf(['Audited accounts']);

let app: TestApp;
let owner: TestMember;
let funder: TestMember;
let stranger: TestMember;
let id: string;
beforeAll(async () => {
  app = await startTestApp();
  funder = await createMember(app, { type: 'corporate', name: 'Tunga Steel' });
  stranger = await createMember(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  owner = await createMember(app, { name: 'Asha Foundation' });
  const form = documentForm({ kind: 'audited-accounts', financial_year: '2025-26' }, PDF, 'accounts.pdf');
  id = (await callAs(app, owner, 'POST', '/documents', form)).id;
});

const call = (by: TestMember, method: string, path: string, body?: unknown) =>
  callAs(app, by, method, `/documents${path}`, body);
const send = (by: Pick<TestMember, 'token'>, method: string, path: string, body?: unknown) =>
  app.request(method, `/documents${path}`, { token: by.token, body });
const share = (days = 30, to = funder) => call(owner, 'POST', `/${id}/shares`, { member_id: to.id, days });
const shared = () =>
  call(funder, 'GET', '/shared').then((all) => all.filter((document: { id: string }) => document.id === id));

const subjectsTo = async ({ email }: TestMember) =>
  (
    await app.sql<{ subject: string }>(
      "select data->>'subject' as subject from pgboss.job where name = 'mail' and data->>'to' = $1",
      [email],
    )
  )
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes('shared'));

/** Returns the path of the file with a link of this member. */
async function linkOf(by: TestMember): Promise<string> {
  const { expires, signature } = await call(by, 'POST', `/${id}/openings`);
  return `/${id}/file?expires=${expires}&signature=${signature}`;
}

describe('POST /service/api/documents/:id/shares', () => {
  test.each([7, 30, 90])('lets one member open the document for %i days, and tells them', async (days) => {
    const given = await share(days);
    expect(given).toEqual({
      id: expect.any(String),
      member_id: funder.id,
      member_name: 'Tunga Steel',
      created_at: expect.any(String),
      expires_at: new Date(Date.parse(given.created_at) + days * DAY_MS).toISOString(),
    });
    expect(await call(owner, 'GET', '')).toMatchObject([{ id, shares: [given] }]);
    expect(await shared()).toMatchObject([
      {
        id,
        kind: 'audited-accounts',
        financial_year: '2025-26',
        file_name: 'accounts.pdf',
        owner_id: owner.id,
        owner_name: 'Asha Foundation',
        shared_until: given.expires_at,
      },
    ]);
    const mail = await app.mail(funder.email, 'A document was shared with you');
    expect(mail).toContain('“Asha Foundation” lets you open a document until');
    expect(mail).toContain('“Audited accounts 2025-26”');
    expect(mail).toContain('/documents?tab=shared');
  });

  test('mails names as names: quoted, on one line, and no link', async () => {
    const reader = await createMember(app);
    const names = ['Security\n\nLog in at https://evil.example/now', 'Look:\nwww.evil.example'];
    await callAs(app, owner, 'PUT', '/profile/profile', { organization_name: names[0] });
    await call(owner, 'PUT', `/${id}`, { kind: 'policy', title: names[1] });
    await share(7, reader);
    const mail = await app.mail(reader.email, 'A document was shared with you');
    expect(mail).toContain('“Security Log in at https: //evil. example/now” lets you open a document');
    expect(mail).toContain('“Look: www. evil. example”');
    expect(mail).not.toContain('evil.example');
  });

  test('sets a new end when it is shared again', async () => {
    const first = await share(7);
    const second = await share(90);
    expect(second).toMatchObject({ id: first.id });
    expect(Date.parse(second.expires_at)).toBeGreaterThan(Date.parse(first.expires_at));
    expect(await shared()).toHaveLength(1);
  });

  test('refuses the owner, hidden members and other durations', async () => {
    const hidden = await createMember(app, { confirmed: false });
    const post = (body: object) => send(owner, 'POST', `/${id}/shares`, body);
    expectWrongField(await post({ member_id: owner.id, days: 7 }), 'member_id', 'This is your own document');
    expectFailure(await post({ member_id: hidden.id, days: 7 }), 'PROFILE_NOT_FOUND');
    expectFailure(await post({ member_id: id, days: 7 }), 'PROFILE_NOT_FOUND');
    for (const days of [0, 1, 365, '7', null])
      expectWrongField(
        await post({ member_id: funder.id, days }),
        'days',
        'Please select how long to share it',
      );
    expectWrongField(
      await post({ member_id: 'x', days: 7 }),
      'member_id',
      'Please select a member from the list',
    );
  });
});

describe('POST /service/api/documents/shares', () => {
  let deed: string;
  beforeEach(async () => {
    deed = (await call(owner, 'POST', '', documentForm({ kind: 'other', title: 'Trust deed' }))).id;
  });
  const shareBoth = (fields: object = {}) =>
    send(owner, 'POST', '/shares', { document_ids: [id, deed], member_id: funder.id, days: 30, ...fields });
  const ownShares = async () =>
    (await call(owner, 'GET', '')).flatMap(({ shares }: { shares: [] }) => shares);

  test('lets a member open several documents, and sends one mail that lists them', async () => {
    const reader = await createMember(app, { name: 'Reader Trust' });
    const { status, body } = await shareBoth({ member_id: reader.id });
    expect(status).toBe(201);
    const { shares } = body.data;
    const common = { member_id: reader.id, member_name: 'Reader Trust', expires_at: shares[0].expires_at };
    expect(shares).toHaveLength(2);
    expect(shares).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...common, document_id: id }),
        expect.objectContaining({ ...common, document_id: deed }),
      ]),
    );
    expect(await call(reader, 'GET', '/shared')).toHaveLength(2);
    await call(reader, 'POST', `/${deed}/openings`);
    const mail = await app.mail(reader.email, '2 documents were shared with you');
    expect(mail).toContain('“Asha Foundation” lets you open these documents until');
    expect(mail).toContain('“Audited accounts 2025-26”');
    expect(mail).toContain('“Trust deed”');
    expect(mail).toContain('The owner can see each time you open one.');
    expect(await subjectsTo(reader)).toEqual(['2 documents were shared with you']);
  });

  test('shares one of them as the share of one does, and each once', async () => {
    const reader = await createMember(app);
    const { body } = await shareBoth({ document_ids: [deed, deed], member_id: reader.id });
    expect(body.data.shares).toHaveLength(1);
    expect(await app.mail(reader.email, 'A document was shared with you')).toContain('“Trust deed”');
  });

  test('sets a new end for what is shared already', async () => {
    const first = await share(7);
    const { body } = await shareBoth({ days: 90 });
    const again = body.data.shares.find((one: { document_id: string }) => one.document_id === id);
    expect(again.id).toBe(first.id);
    expect(Date.parse(again.expires_at)).toBeGreaterThan(Date.parse(first.expires_at));
    expect(await ownShares()).toHaveLength(2);
  });

  test('shares nothing if one of them is not the own, or the member cannot be seen', async () => {
    const hidden = await createMember(app, { confirmed: false });
    const theirs = (await call(stranger, 'POST', '', documentForm())).id;
    for (const document_ids of [
      [id, theirs],
      [id, crypto.randomUUID()],
    ])
      expectFailure(await shareBoth({ document_ids }), 'DOCUMENT_NOT_FOUND');
    expectFailure(await shareBoth({ member_id: hidden.id }), 'PROFILE_NOT_FOUND');
    expectWrongField(await shareBoth({ member_id: owner.id }), 'member_id', 'This is your own document');
    expect(await ownShares()).toEqual([]);
  });

  test('takes 1 to 20 documents', async () => {
    const many = Array.from({ length: 21 }, () => crypto.randomUUID());
    const wrong = async (document_ids: string[], message: string) =>
      expectWrongField(await shareBoth({ document_ids }), 'document_ids', message);
    await wrong([], 'Please select a document');
    await wrong(many, 'Please select at most 20 documents');
    expectFailure(await shareBoth({ document_ids: many.slice(1) }), 'DOCUMENT_NOT_FOUND');
  });

  test('two requests for the same documents at the same moment both succeed', async () => {
    const answers = await Promise.all([
      shareBoth(),
      shareBoth({ document_ids: [deed, id], days: 7 }),
      shareBoth({ days: 90 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await ownShares()).toHaveLength(2);
  });
});

describe('GET /service/api/documents/:id/file', () => {
  test('sends the file as a download, never to be run', async () => {
    await share();
    const path = await linkOf(funder);
    const response = await fetch(`${app.url}/service/api/documents${path}`, {
      headers: { authorization: `Bearer ${funder.token}` },
    });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'content-disposition': `attachment; filename="accounts.pdf"; filename*=UTF-8''accounts.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(PDF)).toBe(true);
  });

  test('refuses the link to every other session', async () => {
    await share();
    const path = await linkOf(funder);
    expect((await send(funder, 'GET', path)).status).toBe(200);
    const otherSession = await signIn(app, funder.email);
    expectFailure(await send(otherSession, 'GET', path), 'FILE_LINK_INVALID');
    expectFailure(await send(owner, 'GET', path), 'FILE_LINK_INVALID');
    expectFailure(await send(stranger, 'GET', path), 'DOCUMENT_NOT_FOUND');
    expectFailure(await app.request('GET', `/documents${path}`), 'SIGN_IN_REQUIRED');
  });

  test.each([
    ['another signature', (path: string) => path.replace(/signature=.{3}/, 'signature=aaa')],
    ['no signature at all', (path: string) => path.replace(/signature=.*/, 'signature=')],
    ['a later end', (path: string) => path.replace(/expires=\d/, 'expires=9')],
    ['an end that is past', (path: string) => path.replace(/expires=\d+/, 'expires=1')],
  ])('refuses a link with %s', async (_, changed) => {
    expectFailure(await send(owner, 'GET', changed(await linkOf(owner))), 'FILE_LINK_INVALID');
  });

  test('refuses the link of one document for another', async () => {
    const path = await linkOf(owner);
    const other = (await call(owner, 'POST', '', documentForm())).id;
    expectFailure(await send(owner, 'GET', path.replace(id, other)), 'FILE_LINK_INVALID');
  });

  test('refuses a link that was given out before the share was revoked', async () => {
    const { id: shareId } = await share();
    const path = await linkOf(funder);
    await call(owner, 'DELETE', `/${id}/shares/${shareId}`);
    expectFailure(await send(funder, 'GET', path), 'DOCUMENT_NOT_FOUND');
  });
});

describe('a document that is not shared', () => {
  const expectHidden = async (by: TestMember) => {
    expectFailure(await send(by, 'POST', `/${id}/openings`), 'DOCUMENT_NOT_FOUND');
    expectFailure(await send(by, 'GET', `/${id}/file?expires=1&signature=x`), 'DOCUMENT_NOT_FOUND');
    expect(await call(owner, 'GET', '/openings')).toEqual([]);
  };

  test('is hidden from everybody, admins among them', async () => {
    await expectHidden(stranger);
    await expectHidden(await createMember(app, { admin: true }));
    await share();
    await expectHidden(stranger);
  });

  test('is hidden again when access has expired', async () => {
    await share(7);
    await app.sql('update document_shares set expires_at = now() where document_id = $1', [id]);
    await expectHidden(funder);
    expect(await shared()).toEqual([]);
    expect(await call(owner, 'GET', '')).toMatchObject([{ shares: [] }]);
  });

  test('is hidden again when the share was revoked, and can be shared again', async () => {
    const { id: shareId } = await share();
    expect(await call(owner, 'DELETE', `/${id}/shares/${shareId}`)).toEqual({ id: shareId });
    await expectHidden(funder);
    expect(await shared()).toEqual([]);
    const again = await send(owner, 'DELETE', `/${id}/shares/${shareId}`);
    expectFailure(again, 'DOCUMENT_SHARE_NOT_FOUND');
    await share();
    expect(await shared()).toHaveLength(1);
  });

  test('cannot be changed by a member it is shared with', async () => {
    const { id: shareId } = await share();
    const details = { kind: '12a' };
    const grant = { member_id: stranger.id, days: 7 };
    expectFailure(await send(funder, 'PUT', `/${id}`, details), 'DOCUMENT_NOT_FOUND');
    const form = fileForm(PDF, 'mine.pdf');
    expectFailure(await send(funder, 'PUT', `/${id}/file`, form), 'DOCUMENT_NOT_FOUND');
    expectFailure(await send(funder, 'DELETE', `/${id}`), 'DOCUMENT_NOT_FOUND');
    expectFailure(await send(funder, 'POST', `/${id}/shares`, grant), 'DOCUMENT_NOT_FOUND');
    expectFailure(await send(funder, 'DELETE', `/${id}/shares/${shareId}`), 'DOCUMENT_SHARE_NOT_FOUND');
  });
});

describe('GET /service/api/documents/openings', () => {
  test('says who opened what and when; the owner is not counted', async () => {
    await share();
    await linkOf(owner);
    await linkOf(funder);
    const opening = { document_id: id, opened_by: funder.id, opened_by_name: 'Tunga Steel' };
    expect(await call(owner, 'GET', '/openings')).toEqual([
      { ...opening, id: expect.any(String), opened_at: expect.any(String) },
    ]);
    await linkOf(funder);
    expect(await call(owner, 'GET', '/openings')).toHaveLength(2);
    expect(await call(funder, 'GET', '/openings')).toEqual([]);
  });

  test('keeps the name of a member who has left', async () => {
    const leaving = await createMember(app, { name: 'Leaving Trust' });
    await share(7, leaving);
    await linkOf(leaving);
    await app.sql('delete from accounts where id = $1', [leaving.id]);
    expect(await call(owner, 'GET', '/openings')).toMatchObject([
      { opened_by: null, opened_by_name: 'Leaving Trust' },
    ]);
  });
});
