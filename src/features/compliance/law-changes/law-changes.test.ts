import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let maker: TestMember;
let checker: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  maker = await createMember(app, { admin: true });
  checker = await createMember(app, { admin: true });
});
afterAll(() => app.stop());

const rate = (fields: object = {}) => ({
  rule_id: 'amt.rate',
  name: 'Share of average net profit',
  value: '2.5',
  unit: 'percent',
  valid_from: '2027-04-01',
  basis: 'financial year',
  source: 'An amendment that a test made up',
  url: 'https://law.example/notification',
  mark: 'V',
  scenario: 'law',
  reason: 'Notified on 1 March 2027',
  ...fields,
});
const send = (by: TestMember, path: string, body: object) =>
  app.request('POST', `/admin/csr-law${path}`, { token: by.token, body });
const dutyOf = async (year: string, before: string[]) => {
  const years = before.map((financial_year) => ({ financial_year, net_profit: 10_00_00_000 }));
  const { body } = await app.request('POST', '/csr-law/assess', { body: { financial_year: year, years } });
  return body.data.obligation.two_percent;
};

test('a new row counts once another admin agrees, and old years keep the old one', async () => {
  const { status, body } = await send(maker, '/changes', rate());
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ state: 'waiting', is_own: true, row: { value: '2.5' } });
  const { id } = body.data;
  expectFailure(await send(maker, `/changes/${id}/decision`, { agree: true }), 'LAW_CHANGE_OWN');
  expect(await dutyOf('2027-28', ['2024-25', '2025-26', '2026-27'])).toBe(20_00_000);
  const made = await send(checker, `/changes/${id}/decision`, { agree: true });
  expect(made.body.data).toMatchObject({ state: 'made', is_own: false, decided_by: expect.any(String) });
  expect(await dutyOf('2027-28', ['2024-25', '2025-26', '2026-27'])).toBe(25_00_000);
  expect(await dutyOf('2026-27', ['2023-24', '2024-25', '2025-26'])).toBe(20_00_000);
  expectFailure(await send(checker, `/changes/${id}/decision`, { agree: false }), 'LAW_CHANGE_DECIDED');
  const { body: rules } = await app.request('GET', '/csr-law/rules?on=2027-03-31');
  expect(rules.data).toContainEqual(
    expect.objectContaining({ rule_id: 'amt.rate', value: '2', valid_to: '2027-03-31' }),
  );
  // The same row again would be the second of that day.
  const again = (await send(maker, '/changes', rate())).body.data;
  expectFailure(await send(checker, `/changes/${again.id}/decision`, { agree: true }), 'LAW_ROWS_OVERLAP');
  expect((await send(maker, `/changes/${again.id}/decision`, { agree: false })).body.data.state).toBe(
    'refused',
  );
});

test('a row ends on its last day, and no sooner than it began', async () => {
  const [row] = await app.sql<{ id: string }>(`select id from csr_law_rules where rule_id = 'zczp.cap'`);
  const path = `/rows/${row?.id}/end`;
  const reason = 'Repealed';
  expectFailure(await send(maker, path, { last_day: '2026-05-26', reason }), 'LAW_ROWS_OVERLAP');
  const { id } = (await send(maker, path, { last_day: '2030-03-31', reason })).body.data;
  await send(checker, `/changes/${id}/decision`, { agree: true });
  const { body } = await app.request('GET', '/csr-law/rules?on=2030-04-01');
  expect(body.data.map(({ rule_id }: { rule_id: string }) => rule_id)).not.toContain('zczp.cap');
  const list = await app.request('GET', '/admin/csr-law/changes', { token: maker.token });
  expect(list.body.data.records[0]).toMatchObject({
    kind: 'end',
    last_day: '2030-03-31',
    row: { rule_id: 'zczp.cap' },
  });
});

test.each([
  [{ value: 'two' }, 'value', 'Please enter a number such as 2 or 2.5'],
  [{ unit: 'rupees', value: '2' }, 'unit', 'This rule is in: percent'],
  [{ basis: 'event' }, 'basis', 'This rule is chosen by: financial year'],
  [{ valid_from: null }, 'valid_from', 'Please enter the first day'],
  [{ scenario: 'bill-2026' }, 'valid_from', 'A Bill is not in force and has no first day'],
  [
    { rule_id: 'app.year', unit: 'word', value: 'never' },
    'value',
    'The product knows: any-of-three-preceding-fy, immediately-preceding-fy',
  ],
])('a row that the engine cannot read is refused: %j', async (fields, field, message) => {
  expectWrongField(await send(maker, '/changes', rate(fields)), field, message);
});

test('a row of the law is never rewritten', async () => {
  await expect(app.sql(`update csr_law_rules set value = '3' where rule_id = 'amt.rate'`)).rejects.toThrow(
    'not rewritten',
  );
  await expect(app.sql(`delete from csr_law_rules where rule_id = 'amt.rate'`)).rejects.toThrow(
    'not rewritten',
  );
});
