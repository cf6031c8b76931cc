import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MILESTONES_MAX } from '#features/collaborations/milestones/milestones.contract.ts';
import { API_BASE } from '#platform/contract/route.ts';
import { longestTurn } from '#platform/testing/processor-time.ts';
import { callAs, startCollaboration } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { EXPORTED_LISTS } from './collaboration-exports.contract.ts';

let app: TestApp;
let corporate: TestMember;
let ngo: TestMember;
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  corporate = await createMember(app, { name: 'Tungavarna Industries' });
  ngo = await createMember(app, { name: 'Jal Trust' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  ({ id } = await startCollaboration(app, corporate, ngo));
});

const call = (path: string, body: object, by = ngo) =>
  callAs(app, by, 'POST', `/collaborations/${id}${path}`, body);
async function save(path: string, by = corporate) {
  const answer = await fetch(`${app.url}${API_BASE}/collaborations/${id}${path}`, {
    headers: { authorization: `Bearer ${by.token}` },
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, type: answer.headers.get('content-type'), bytes, text: bytes.toString() };
}
async function addIndicator() {
  const { id: indicatorId } = await call('/indicators', {
    name: 'Girls in school',
    unit: 'girls',
    direction: 'increase',
    baseline_value: '120',
    baseline_date: '2025-01-01',
    target_value: '400',
    target_date: '2027-01-01',
  });
  await call(`/indicators/${indicatorId}/readings`, {
    reading_date: '2025-06-01',
    value: '180.5',
    note: '=HYPERLINK("https://attack.example")',
  });
}

test('GET /service/api/collaborations/:id/exports/:list writes each list, also an empty one', async () => {
  for (const list of EXPORTED_LISTS) {
    const csv = await save(`/exports/${list}?format=csv`);
    expect([list, csv.status, csv.type]).toEqual([list, 200, 'text/csv']);
    const xlsx = await save(`/exports/${list}?format=xlsx`);
    expect([list, xlsx.bytes.subarray(0, 2).toString()]).toEqual([list, 'PK']);
  }
});

test('a saved list has every value, and no text of a person is a formula in it', async () => {
  await addIndicator();
  await call('/milestones', { title: '+91 98450 00000', due_date: '2026-03-01' });
  await call('/comments', { body: '@SUM(A1:A9)' });
  const [milestones, indicators, readings, comments, participants] = await Promise.all(
    ['milestones', 'indicators', 'readings', 'comments', 'participants'].map((list) =>
      save(`/exports/${list}?format=csv`),
    ),
  );
  expect(milestones?.text).toContain('+91 98450 00000,,2026-03-01,pending');
  expect(indicators?.text).toContain(
    'Girls in school,girls,,,more,120,2025-01-01,400,2027-01-01,180.5,2025-06-01',
  );
  expect(readings?.text).toContain(`Girls in school,girls,2025-06-01,All,180.5,"'=HYPERLINK(""https`);
  expect(comments?.text).toContain("'@SUM(A1:A9)");
  expect(participants?.text).toContain('Jal Trust');
});

test('GET /service/api/collaborations/:id/report draws the figures of the records as PDF', async () => {
  const empty = await save('/report');
  expect([empty.status, empty.type]).toEqual([200, 'application/pdf']);
  await addIndicator();
  await call('/milestones', { title: 'Toilets built', due_date: '2026-03-01' });
  const { status, bytes } = await save('/report', ngo);
  expect(status).toBe(200);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.toString('latin1')).toContain('The part of the way from the baseline to the target that each');
});

test('nobody else gets a file of a collaboration', async () => {
  const stranger = await createMember(app);
  for (const path of ['/report', '/exports/comments?format=csv'])
    expect((await save(path, stranger)).status).toBe(404);
  expect((await save('/exports/secrets?format=csv')).status).toBe(400);
  expect((await save('/exports/files?format=docx')).status).toBe(400);
});

test('a member who draws much holds nobody up, and others get their files in turn', async () => {
  await app.sql(
    `insert into collaboration_milestones (id, collaboration_id, title, due_date)
      select gen_random_uuid(), $1, 'Toilets of school ' || n || ' built and handed over', '2027-03-31'
      from generate_series(1, ${MILESTONES_MAX}) n`,
    [id],
  );
  const ready: string[] = [];
  const draw = async (by: TestMember, path: string) => {
    const { status } = await save(path, by);
    ready.push(by.email);
    return status;
  };
  const greedy = Array.from({ length: 6 }, () => draw(corporate, '/report'));
  const all = Promise.all([...greedy, draw(ngo, '/report')]);
  expect(await longestTurn(all)).toBeLessThan(100);
  expect(await all).toEqual(Array(7).fill(200));
  expect(ready.indexOf(ngo.email)).toBeLessThan(4);
});
