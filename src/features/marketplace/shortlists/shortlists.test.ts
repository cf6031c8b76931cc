import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { SHORTLIST_ENTRIES_MAX, type Shortlist } from './shortlists.contract.ts';

let app: TestApp;
let owner: TestMember;
let other: TestMember;
let ngo: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  owner = await createMember(app, { type: 'corporate' });
  other = await createMember(app, { type: 'corporate' });
  ngo = await createMember(app, { name: '=HYPERLINK("https://evil.example")' });
});
afterAll(() => app.stop());

const LISTS = '/marketplace/shortlists';
const make = (name: string, by = owner): Promise<Shortlist> => callAs(app, by, 'POST', LISTS, { name });
const put = (list: string, profile: string, note = '') =>
  callAs(app, owner, 'PUT', `${LISTS}/${list}/partners/${profile}`, { note });
const send = (method: string, path: string, by: TestMember, body?: object) =>
  app.request(method, LISTS + path, { token: by.token, body });

describe('shortlists', () => {
  test('hold partners with notes, last added first, and can be renamed and deleted', async () => {
    const { id } = await make('Water partners');
    const second = await createMember(app);
    await put(id, ngo.id, 'Met in Ranchi');
    await put(id, second.id);
    await put(id, ngo.id, 'Met in Ranchi, wants to start in June');
    expect(await callAs(app, owner, 'GET', `${LISTS}/${id}`)).toMatchObject({
      name: 'Water partners',
      partners: 2,
      records: [
        { profile: { id: second.id }, note: '' },
        { profile: { id: ngo.id }, note: 'Met in Ranchi, wants to start in June' },
      ],
      pagination: { total: 2 },
    });
    await callAs(app, owner, 'PUT', `${LISTS}/${id}`, { name: 'Toilets' });
    await callAs(app, owner, 'DELETE', `${LISTS}/${id}/partners/${second.id}`);
    expect(await callAs(app, owner, 'GET', LISTS)).toMatchObject([{ id, name: 'Toilets', partners: 1 }]);
    expect((await callAs(app, owner, 'GET', `${LISTS}/${id}?page=2&pageSize=1`)).records).toEqual([]);
    await callAs(app, owner, 'DELETE', `${LISTS}/${id}`);
    expect(await callAs(app, owner, 'GET', LISTS)).toEqual([]);
  });

  test('are seen and changed by nobody else', async () => {
    const { id } = await make('Ours');
    await put(id, ngo.id, 'A secret');
    const before = await databaseState(app);
    for (const [method, path, body] of [
      ['GET', `/${id}`],
      ['GET', `/${id}/export?format=csv`],
      ['PUT', `/${id}`, { name: 'Theirs' }],
      ['DELETE', `/${id}`],
      ['PUT', `/${id}/partners/${ngo.id}`, { note: 'Theirs' }],
      ['DELETE', `/${id}/partners/${ngo.id}`],
    ] as const)
      expectFailure(await send(method, path, other, body), 'SHORTLIST_NOT_FOUND');
    // The partner neither.
    expectFailure(await send('GET', `/${id}`, ngo), 'SHORTLIST_NOT_FOUND');
    expect(await callAs(app, other, 'GET', LISTS)).toEqual([]);
    expect(await databaseState(app)).toEqual(before);
    await callAs(app, owner, 'DELETE', `${LISTS}/${id}`);
  });

  test('have one name each', async () => {
    const { id } = await make('First');
    const second = await make('Second');
    const taken = 'You already have a list with this name';
    expectFailure(await send('POST', '', owner, { name: 'First' }), 'VALIDATION_FAILED', taken);
    expectFailure(await send('PUT', `/${second.id}`, owner, { name: 'First' }), 'VALIDATION_FAILED', taken);
    expect((await make('First', other)).name).toBe('First');
    for (const list of [id, second.id]) await callAs(app, owner, 'DELETE', `${LISTS}/${list}`);
  });

  test('show no partner who has left the marketplace, and take none who is not in it', async () => {
    const { id } = await make('Leaving');
    const leaving = await createMember(app);
    await put(id, leaving.id);
    await app.sql('update accounts set email_confirmed_at = null where id = $1', [leaving.id]);
    expect(await callAs(app, owner, 'GET', `${LISTS}/${id}`)).toMatchObject({ partners: 0, records: [] });
    expectFailure(
      await send('PUT', `/${id}/partners/${leaving.id}`, owner, { note: '' }),
      'PROFILE_NOT_FOUND',
    );
    await callAs(app, owner, 'DELETE', `${LISTS}/${id}`);
  });

  test('hold a limited number, also of those who are put at the same time', async () => {
    const { id } = await make('Full');
    await app.sql(
      `with made as (
        insert into accounts (id, email, password_hash)
        select gen_random_uuid(), 'full' || n || '@x.example', 'none' from generate_series(1, $2::int) n returning id
      ), profile as (
        insert into profiles (id, organization_type, full_name) select id, 'ngo', 'N' from made returning id
      )
      insert into shortlist_entries (shortlist_id, profile_id, created_at) select $1::uuid, id, now() from profile`,
      [id, SHORTLIST_ENTRIES_MAX - 1],
    );
    const partners = await Promise.all([1, 2, 3].map(() => createMember(app)));
    const answers = await Promise.all(
      partners.map((partner) => send('PUT', `/${id}/partners/${partner.id}`, owner, { note: '' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await callAs(app, owner, 'DELETE', `${LISTS}/${id}`);
  });
});

describe('exports', () => {
  const file = async (path: string, by = owner) => {
    const answer = await fetch(`${app.url}/service/api${path}`, {
      headers: { authorization: `Bearer ${by.token}` },
    });
    expect(answer.status).toBe(200);
    return { bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers };
  };

  test('of a shortlist have its notes, and no cell that a spreadsheet would run', async () => {
    const { id } = await make('For the board');
    const notes = ['@SUM(A1)', '+1', '-1', '=1+1'];
    const partners = [ngo, ...(await Promise.all([1, 2, 3].map(() => createMember(app))))];
    for (const [at, partner] of partners.entries()) await put(id, partner.id, notes[at]);
    const csv = await file(`${LISTS}/${id}/export?format=csv`);
    const text = csv.bytes.toString();
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(csv.headers.get('content-disposition')).toContain('For%20the%20board');
    for (const note of notes) expect(text).toContain(`'${note}`);
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(text).not.toMatch(/(^|,|")[=+@-]/m);
    const xlsx = await file(`${LISTS}/${id}/export?format=xlsx`);
    expect(xlsx.bytes.subarray(0, 2).toString()).toBe('PK');
    await callAs(app, owner, 'DELETE', `${LISTS}/${id}`);
  });

  test('of the marketplace have those whom the filters find, in the order asked, as the caller sees them', async () => {
    await callAs(app, ngo, 'PUT', '/profile/profile', {
      public_contact_phone: '+91 98765 43210',
      public_contact_email: 'hidden@ngo.example',
      shows_email: false,
    });
    await app.sql(`update profiles set organization_size = '1-10' where id = $1`, [ngo.id]);
    const { bytes } = await file('/marketplace/export?type=ngo&sort=newest&format=csv');
    const listed = await callAs(app, owner, 'GET', '/marketplace/profiles?type=ngo&sort=newest&pageSize=100');
    const rows = bytes.toString().trim().split('\r\n');
    expect(rows).toHaveLength(1 + listed.pagination.total);
    expect(rows[0]).toMatch(/^Name,Type,/);
    expect(bytes.toString().startsWith('\uFEFF')).toBe(true);
    const [newest] = listed.records;
    expect(rows[1]).toContain(newest.full_name);
    expect(bytes.toString()).toContain(',+91 98765 43210,');
    expect(bytes.toString()).not.toContain('hidden@ngo.example');
    // A spreadsheet takes 1-10 for a day.
    expect(bytes.toString()).toContain(',1 to 10,');
  });

  test('of a sentence list the members that it describes, best first', async () => {
    await callAs(app, ngo, 'PUT', '/profile/profile', { short_summary: 'Handloom weavers sell silk.' });
    const q = encodeURIComponent('NGOs for silk weavers');
    const found = await callAs(app, owner, 'GET', `/marketplace/search?q=${q}&pageSize=100`);
    expect(found.pagination.total).toBeGreaterThan(0);
    const filtersAlone = await callAs(app, owner, 'GET', '/marketplace/search?q=NGO&pageSize=100');
    for (const [sentence, { records }] of [
      [q, found],
      ['NGO', filtersAlone],
    ]) {
      const { bytes } = await file(`/marketplace/search/export?q=${sentence}&format=csv`);
      const rows = bytes.toString().trim().split('\r\n').slice(1);
      expect(rows.map((row) => row.split('/').at(-1))).toEqual(
        records.map(({ slug }: { slug: string }) => slug),
      );
    }
    const xlsx = await file(`/marketplace/search/export?q=${q}&format=xlsx`);
    expect(xlsx.bytes.subarray(0, 2).toString()).toBe('PK');
  });
});
