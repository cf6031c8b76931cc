import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let owner: TestMember;
let finance: TestMember;
let viewer: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  owner = await createMember(app, { name: 'The Jal & Jungle Trust' });
  finance = await addColleague(app, owner, 'finance');
  viewer = await addColleague(app, owner, 'viewer');
});
afterAll(() => app.stop());

const body = (fields: object = {}) => ({
  kind: 'domestic',
  holder_name: 'JAL AND JUNGLE TRUST.',
  account_number: '1234 5678 9012',
  ifsc: 'sbin0000691',
  bank_name: 'State Bank of India',
  ...fields,
});
const send = (by: TestMember, path: string, sent?: object) =>
  app.request('POST', path, { token: by.token, body: sent });

test('an account is entered by one person, confirmed by another, and rests for 48 hours', async () => {
  const made = await callAs(app, finance, 'POST', '/bank-accounts', body());
  expect(made).toMatchObject({
    state: 'waiting',
    usable_from: null,
    account_number: '123456789012',
    ifsc: 'SBIN0000691',
    is_own_entry: true,
  });
  expectFailure(await send(owner, '/bank-accounts', body()), 'ACCOUNT_ALREADY_THERE');
  expectFailure(await send(finance, `/bank-accounts/${made.id}/confirm`), 'SAME_PERSON');
  const confirmed = await callAs(app, owner, 'POST', `/bank-accounts/${made.id}/confirm`);
  expect(confirmed).toMatchObject({ state: 'resting', is_own_entry: false });
  expect(Date.parse(confirmed.usable_from) - Date.now()).toBeGreaterThan(47 * 3_600_000);
  expect((await callAs(app, viewer, 'GET', '/bank-accounts'))[0].account_number).toBe('••••9012');
  expectFailure(
    await send(await createMember(app), `/bank-accounts/${made.id}/confirm`),
    'BANK_ACCOUNT_NOT_FOUND',
  );
  await callAs(app, owner, 'DELETE', `/bank-accounts/${made.id}`);
  expect((await callAs(app, owner, 'GET', '/bank-accounts'))[0].state).toBe('ended');
});

test('an account is in the name of the organisation', async () => {
  expectWrongField(
    await send(owner, '/bank-accounts', body({ holder_name: 'Asha Rao' })),
    'holder_name',
    'The account must be in the name of your organisation: The Jal & Jungle Trust',
  );
  expectWrongField(
    await send(owner, '/bank-accounts', body({ ifsc: 'SBI' })),
    'ifsc',
    'An IFSC has 4 letters, a zero and 6 letters or digits',
  );
});
