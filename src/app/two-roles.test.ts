import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { callAs, testimonialBody } from '#platform/testing/records.ts';
import { createMember } from '#platform/testing/sign-in.ts';
import { startTestApp } from '#platform/testing/test-app.ts';

const SESSION_SECRET = 'a secret that only the tests know, long enough';

/** Runs statements one by one: `create database` does not run in a transaction. */
async function run(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements.split(';').filter((text) => text.trim()))
      await client.query(statement);
  } finally {
    await client.end();
  }
}

test('the product runs as docs/operations.md says, with one role that owns the tables and one that does not', async () => {
  const suffix = crypto.randomUUID().slice(0, 8);
  const [owner, application, database] = [`owner_${suffix}`, `app_${suffix}`, `two_roles_${suffix}`];
  const [create = '', grant = ''] = [
    ...readFileSync('docs/operations.md', 'utf8').matchAll(/```sql\n([\s\S]*?)```/g),
  ].map(([, sql = '']) =>
    sql
      .replaceAll('dayitva_owner', owner)
      .replaceAll('dayitva_app', application)
      .replace('create database dayitva', `create database ${database}`),
  );
  const superuser = new URL(inject('templateUrl'));
  superuser.pathname = '/postgres';
  const urlOf = (role: string, password: string) => {
    const url = new URL(superuser);
    Object.assign(url, { username: role, password, pathname: `/${database}` });
    return url.href;
  };
  const [ownerUrl, applicationUrl] = [urlOf(owner, 'CHANGE-ME-1'), urlOf(application, 'CHANGE-ME-2')];
  const dataDir = mkdtempSync(join(tmpdir(), 'dayitva-roles-'));
  const program = async (file: string, DATABASE_URL: string) => {
    const env = {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      DATABASE_URL,
      SESSION_SECRET,
      LOG_LEVEL: 'error',
    };
    return (await promisify(execFile)(process.execPath, [file], { env, timeout: 60_000 })).stdout;
  };
  try {
    await run(superuser.href, create);
    // The server's role may create no tables.
    await expect(startTestApp({ DATABASE_URL: applicationUrl })).rejects.toThrow(/permission denied/);
    expect(await program('src/app/migrate.ts', ownerUrl)).toMatch(/^Ran baseline\/01_/);
    await run(ownerUrl, grant);
    expect(await program('src/app/migrate.ts', ownerUrl)).toBe('Nothing to do\n');

    const app = await startTestApp({ DATABASE_URL: applicationUrl });
    const admin = await createMember(app, { admin: true });
    const author = await createMember(app);
    const { id } = await callAs(app, author, 'POST', '/testimonials', testimonialBody());
    await callAs(app, admin, 'PUT', `/testimonials/${id}/decision`, { status: 'published', version: 1 });
    // A job has sent it.
    expect(await app.mail(author.email, 'Your story was published')).toContain('/#testimonials');
    const queues = await callAs(app, admin, 'GET', '/admin/jobs');
    expect(JSON.stringify(queues)).toContain('expired-records');
    expect(await callAs(app, admin, 'GET', '/admin/system')).toBeDefined();
    expect(await callAs(app, admin, 'POST', '/admin/audit/verification')).toMatchObject({ fault: null });
    await app.stop();
    expect(await program('src/app/audit/verify-audit.ts', applicationUrl)).toMatch(/\d+:[0-9a-f]{64}/);
    await expect(run(applicationUrl, 'delete from audit_entries')).rejects.toThrow('permission denied');
    await expect(run(applicationUrl, 'create table mine (id int)')).rejects.toThrow('permission denied');
  } finally {
    await run(
      superuser.href,
      `drop database if exists ${database} with (force); drop role if exists ${application}; drop role if exists ${owner}`,
    );
    rmSync(dataDir, { recursive: true });
  }
}, 120_000);
