import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs, grievanceBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let admin: TestMember;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createMember(app, { admin: true });
  member = await createMember(app, { name: 'Jal Trust' });
});
afterAll(() => app.stop());

const get = (path = '') => callAs(app, admin, 'GET', `/admin/privacy${path}`);

test('GET /service/api/admin/privacy counts stored records, and the lists show them', async () => {
  const before = await get();
  expect(before).toMatchObject({ deletions: 0, exports: 0, requests: 0 });
  expect(before.consents[0].is_current).toBe(true);

  await app.sql("update accounts set deletion_due_at = now() + interval '14 days' where id = $1", [
    member.id,
  ]);
  const privacy = { kind: 'privacy_request', ground: 'Erase my data', about: null };
  await callAs(app, member, 'POST', '/support/grievances', grievanceBody(privacy));
  await callAs(app, member, 'POST', '/support/grievances', grievanceBody());
  const reader = await createMember(app, { name: 'Asha Devi' });
  const [version] = [before.consents[0].version];
  await app.sql(
    `insert into consents (id, account_id, notice_version, language, agreed_at) values
      (gen_random_uuid(), $1, '1', 'en', now() - interval '1 day'), (gen_random_uuid(), $1, $2, 'en', now())`,
    [reader.id, version],
  );
  await callAs(app, reader, 'GET', '/account/data');
  const after = await get();
  expect(after).toMatchObject({ deletions: 1, exports: 1, requests: 1 });
  expect(after.consents[0].members).toBe(before.consents[0].members + 1);
  expect(after.without_consent).toBe(before.without_consent);
  const counted = after.consents.reduce((sum: number, one: { members: number }) => sum + one.members, 0);
  const [accounts] = await app.sql<{ n: number }>('select count(*)::int as n from accounts');
  expect(counted + after.without_consent).toBe(accounts?.n);

  const deletions = await get('/deletions');
  expect(deletions).toMatchObject({
    records: [{ id: member.id, name: 'Jal Trust' }],
    pagination: { total: 1 },
  });
  const exports = await get('/exports?pageSize=1');
  expect(exports).toMatchObject({ records: [{ name: 'Asha Devi' }], pagination: { total: 1 } });
  await app.sql('delete from accounts where id = $1', [reader.id]);
  expect((await get('/exports')).records).toMatchObject([{ name: null, member_id: reader.id }]);
});
