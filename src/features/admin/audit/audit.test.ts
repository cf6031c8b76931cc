import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayInIndia } from '#platform/contract/dates.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, signIn, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createMember(app, { admin: true, name: 'Meera Joshi' });
});
afterAll(() => app.stop());

const list = (query = '') => callAs(app, admin, 'GET', `/admin/audit${query}`);
const verify = () => callAs(app, admin, 'POST', '/admin/audit/verification');

describe('GET /service/api/admin/audit', () => {
  test('gives entries newest first, page after page, and each filter alone and together', async () => {
    const other = await createMember(app, { admin: true });
    for (let n = 0; n < 5; n += 1) await verify();
    await callAs(app, other, 'POST', '/admin/audit/verification');
    const first = await list('?kind=audit-verified&pageSize=4');
    expect(first.records).toHaveLength(4);
    expect(first.records[0]).toMatchObject({
      kind: 'audit-verified',
      actor_id: other.id,
      actor_role: 'admin',
    });
    const second = await list(`?kind=audit-verified&pageSize=4&before=${first.next}`);
    expect(second).toMatchObject({ records: [{ actor_name: 'Meera Joshi' }, {}], next: null });
    const own = await list(`?kind=audit-verified&actor=${admin.id}`);
    expect(own.records).toHaveLength(5);
    expect(await list(`?kind=audit-verified&actor=${encodeURIComponent(admin.email)}`)).toEqual(own);
    expect((await list('?kind=audit-verified&actor=nobody@members.example')).records).toEqual([]);
    const today = dayInIndia(new Date());
    expect(
      (await list(`?actor=${admin.id}&kind=audit-verified&from=${today}&to=${today}`)).records,
    ).toHaveLength(5);
    expect((await list('?to=2020-01-01')).records).toEqual([]);
    expect((await list(`?subject=${own.records[0].subject_id}&kind=audit-verified`)).records).toHaveLength(1);
    expectFailure(
      await app.request('GET', '/admin/audit?actor=meera', { token: admin.token }),
      'VALIDATION_FAILED',
      'Please enter an email address or an ID',
    );
  });
});

describe('POST /service/api/admin/audit/verification', () => {
  test('finds nothing, is an entry itself, and names an entry that its owner altered', async () => {
    const before = await verify();
    expect(before.fault).toBeNull();
    expect((await verify()).entries).toBe(before.entries + 1);
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    const alter = (kind: string) =>
      client.query(
        `begin; alter table audit_entries disable trigger all;
          update audit_entries set kind = '${kind}' where number = 2;
          alter table audit_entries enable trigger all; commit`,
      );
    const { rows } = await client.query('select kind from audit_entries where number = 2');
    await alter('content-published');
    expect((await verify()).fault).toEqual({ number: 2, kind: 'altered', text: 'Entry 2 was altered.' });
    await alter(rows[0].kind);
    await client.end();
    expect((await verify()).fault).toBeNull();
  });
});

describe('GET /service/api/admin/audit-export', () => {
  test('writes what the filters select, oldest first, defuses formulas, and is an entry itself', async () => {
    const formula = '=HYPERLINK("https://evil.example")';
    await app.sql(
      `with head as (update audit_head set entries = entries + 1, last_hash = repeat('b', 64) returning entries)
        insert into audit_entries (number, at, kind, actor_role, subject_type, subject_id, facts, previous_hash, hash)
        select entries, now(), 'formula-tried', 'system', '-type', $1, '{}', repeat('a', 64), repeat('b', 64) from head`,
      [formula],
    );
    const answer = await app.request('GET', '/admin/audit-export', { token: admin.token });
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const lines = answer.body.trimEnd().split('\r\n');
    expect(lines[0]).toContain(
      'Number,At (UTC),Kind,Actor,Role,Subject type,Subject,Facts,Previous hash,Hash',
    );
    expect(lines[1]).toMatch(/^1,/);
    expect(lines.at(-1)).toContain(`,'-type,"'=HYPERLINK(""https://evil.example"")",`);
    const [newest] = (await list()).records;
    expect(newest).toMatchObject({ kind: 'audit-exported', facts: { entries: lines.length - 1 } });
    const one = await app.request('GET', '/admin/audit-export?kind=formula-tried', { token: admin.token });
    expect(one.body.trimEnd().split('\r\n')).toHaveLength(2);
  });
});

test('a server with the role of docs/operations.md starts and writes the log', async () => {
  const role = `app_${new URL(app.databaseUrl).pathname.slice(-8)}`;
  const grants =
    [...readFileSync('docs/operations.md', 'utf8').matchAll(/```sql\n([\s\S]*?)```/g)][1]?.[1] ?? '';
  await app.sql(`create role ${role} login password 'only for this test'`);
  await app.sql(grants.replaceAll('dayitva_app', role));
  const url = new URL(app.databaseUrl);
  url.username = role;
  url.password = 'only for this test';
  const second = await startTestApp({ DATABASE_URL: url.href });
  try {
    const { token } = await signIn(second, admin.email);
    const { entries } = await callAs(second, { ...admin, token }, 'POST', '/admin/audit/verification');
    expect(entries).toBeGreaterThan(0);
    await expect(second.sql('delete from audit_entries')).rejects.toThrow('permission denied');
  } finally {
    await second.stop();
    await app.sql(`drop owned by ${role}`);
    await app.sql(`drop role ${role}`);
  }
});
