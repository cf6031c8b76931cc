import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayInIndia } from '#platform/contract/dates.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { callAs, grantLevel, storeKeyDocuments } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

const dayFrom = (days: number) => dayInIndia(new Date(Date.now() + days * DAY_MS));

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createMember(app, { admin: true });
});
afterAll(() => app.stop());

const slugOf = async ({ id }: TestMember) =>
  (await app.sql<{ slug: string }>('select slug from profiles where id = $1', [id]))[0]?.slug ?? '';
const read = async (of: TestMember, token?: string) =>
  app.request('GET', `/members/${await slugOf(of)}/registrations`, { token });
const seen = async (of: TestMember) => (await read(of)).body.data;
const update = (of: TestMember, body: object) => callAs(app, of, 'PUT', '/profile/profile', body);

const NOT_HELD = { held: false, number: null, checked_on: null, valid_until: null };

describe('GET /service/api/members/:slug/registrations', () => {
  test('lists what an NGO can hold: the numbers given, unchecked, and never one that contains the PAN', async () => {
    const ngo = await createMember(app);
    await update(ngo, { pan: 'AAATA0000K', darpan_id: 'JH/2019/9912345', urn_80g: 'AAATA0000KF20214' });
    const answer = await read(ngo);
    expect(answer.body.data).toEqual([
      { kind: 'registration', ...NOT_HELD },
      { kind: 'csr-1', ...NOT_HELD },
      { kind: 'darpan', ...NOT_HELD, held: true, number: 'JH/2019/9912345' },
      { kind: '12a', ...NOT_HELD },
      { kind: '80g', ...NOT_HELD, held: true },
      { kind: 'fcra', ...NOT_HELD },
    ]);
    expect(JSON.stringify(answer.body)).not.toContain('AAATA0000K');
  });

  test('says what was checked, when, and until when the paper is valid', async () => {
    const ngo = await createMember(app);
    await update(ngo, { darpan_id: 'JH/2019/9912345' });
    await storeKeyDocuments(app, ngo, { '80g': { expires_on: dayFrom(300) } });
    await grantLevel(app, ngo, admin);
    await update(ngo, { ngo_registration_number: 'S/1/2004', fcra_registration_number: '094421473' });
    const checked = { held: true, checked_on: dayFrom(0), valid_until: null };
    expect(await seen(ngo)).toEqual([
      { kind: 'registration', ...NOT_HELD, held: true, number: 'S/1/2004' },
      { kind: 'csr-1', ...checked, number: 'CSR99900001' },
      { kind: 'darpan', ...checked, number: 'JH/2019/9912345' },
      { kind: '12a', ...checked, number: null },
      { kind: '80g', ...checked, number: null, valid_until: dayFrom(300) },
      { kind: 'fcra', ...NOT_HELD, held: true, number: '094421473' },
    ]);

    await app.sql("update verification_requests set valid_until = '2020-01-01' where member_id = $1", [
      ngo.id,
    ]);
    const after: { checked_on: string | null; valid_until: string | null }[] = await seen(ngo);
    expect(after.filter((one) => one.checked_on || one.valid_until)).toEqual([]);
  });

  test('lists the CIN of a company, and nothing for a consultant', async () => {
    const company = await createMember(app, { type: 'corporate' });
    await update(company, { corporate_cin: 'L17110MH1973PLC019786' });
    expect(await seen(company)).toEqual([
      { kind: 'cin', ...NOT_HELD, held: true, number: 'L17110MH1973PLC019786' },
    ]);
    const consultant = await createMember(app, { type: 'consultant' });
    await update(consultant, { is_page_public: true });
    expect(await seen(consultant)).toEqual([]);
  });

  test('answers a visitor as an unknown address where the page is not public, and a member in full', async () => {
    const ngo = await createMember(app);
    await update(ngo, { is_page_public: false });
    expectFailure(await read(ngo), 'PROFILE_NOT_FOUND');
    expect((await read(ngo, admin.token)).body.data).toHaveLength(6);
  });
});
