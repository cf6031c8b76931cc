import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import pino from 'pino';
import { expect, inject, test } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { connect } from '#platform/server/database/connect.ts';
import { copiesPrefix } from '#platform/server/database/copies/copies-prefix.ts';
import { startEmbeddedPostgres } from '#platform/server/database/embedded.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { startJobs } from '#platform/server/jobs.ts';
import { callAs, testimonialBody } from '#platform/testing/records.ts';
import { createMember } from '#platform/testing/sign-in.ts';
import { startTestApp } from '#platform/testing/test-app.ts';
import { openDatabase } from './program/open-database.ts';
import { send, startProcess } from './testing/server-process.ts';

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

const log = pino({ level: 'silent' });

/** A data folder as an earlier version left it: all of it is the superuser's, also the template of sandboxes. */
async function fillAsSuperuser(dataDir: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir, log, throwAway: true });
  const { connectionString } = postgres;
  await migrate(connectionString);
  const database = connect(connectionString, () => undefined);
  await (await startJobs(database.pool, [], log)).stop();
  await database.close();
  await run(connectionString, `create database ${copiesPrefix('dayitva')}template_20200101`);
  await postgres.stop();
}

/** What the role of an address may do, and what it owns. */
async function rightsIn(address: string) {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const { rows } = await client.query(`
      select rolsuper, rolcreatedb, rolcreaterole,
        (select count(*)::int from pg_class where relowner = r.oid) as tables,
        (select count(*)::int from pg_proc where proowner = r.oid) as functions,
        (select count(*)::int from pg_database where datdba = r.oid) as databases
      from pg_roles r where rolname = current_user`);
    return rows[0];
  } finally {
    await client.end();
  }
}

test('the embedded database has a role for the server that owns nothing, also where an earlier version made it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dayitva-embedded-roles-'));
  // PostgreSQL does not run as root; its own user has to get through to the folder.
  chmodSync(dataDir, 0o711);
  await fillAsSuperuser(dataDir);
  const server = startProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', DEMO_DATA: 'off' });
  try {
    const url = await server.ready();
    const opened = await openDatabase(readConfig({ DATA_DIR: dataDir }), log);
    expect(await rightsIn(opened.server)).toEqual({
      ...{ rolsuper: false, rolcreatedb: false, rolcreaterole: false },
      ...{ tables: 0, functions: 0, databases: 0 },
    });
    expect(await rightsIn(opened.owner)).toMatchObject({ rolsuper: false, rolcreatedb: true, databases: 1 });
    for (const refused of [
      'create table mine (id int)',
      'delete from audit_entries',
      'set session_replication_role = replica',
      "copy (select 1) to program 'true'",
      'alter table audit_entries disable trigger all',
    ])
      await expect(run(opened.server, refused), refused).rejects.toThrow(/permission denied|must be owner/);
    // The owner makes, fills and removes the databases of sandboxes, which the server's role then works in.
    const started = await send(url, 'POST', '/sandboxes');
    expect(started.status, JSON.stringify(started.body)).toBe(201);
    const { token } = started.body.data;
    const seat = await send(url, 'POST', '/sandboxes/seats', { body: { token, seat: 'ngo' } });
    expect(seat.status, JSON.stringify(seat.body)).toBe(200);
    expect((await send(url, 'DELETE', `/sandboxes/current?token=${token}`)).status).toBe(200);
    expect((await rightsIn(opened.owner)).databases).toBe(2);
    await opened.stop();
  } finally {
    expect(await server.end('SIGTERM'), server.output() + server.errors()).toBe(0);
    rmSync(dataDir, { recursive: true });
  }
}, 240_000);

test('npm run database-roles takes a database over that a superuser filled, as compose.yaml does', async () => {
  const suffix = crypto.randomUUID().slice(0, 8);
  const superuser = new URL(inject('templateUrl'));
  superuser.pathname = '/postgres';
  await run(superuser.href, `create database compose_${suffix}`);
  superuser.pathname = `/compose_${suffix}`;
  const address = (role: string) =>
    Object.assign(new URL(superuser), { username: `${role}_${suffix}`, password: `of${role}` }).href;
  await migrate(superuser.href);
  const env = {
    PATH: process.env.PATH,
    DATABASE_SUPERUSER_URL: superuser.href,
    DATABASE_OWNER_URL: address('owner'),
    DATABASE_URL: address('server'),
    SESSION_SECRET,
  };
  const makeRoles = async () =>
    (await promisify(execFile)(process.execPath, ['src/app/database-roles.ts'], { env })).stdout;
  expect(await makeRoles()).toBe('The roles are ready. Nothing to migrate\n');
  expect(await makeRoles()).toBe('The roles are ready. Nothing to migrate\n');
  expect(await rightsIn(env.DATABASE_URL)).toMatchObject({ rolsuper: false, tables: 0, databases: 0 });
  const app = await startTestApp({
    DATABASE_URL: env.DATABASE_URL,
    DATABASE_OWNER_URL: env.DATABASE_OWNER_URL,
  });
  expect((await app.request('GET', '/health')).status).toBe(200);
  await app.stop();
  await expect(run(env.DATABASE_URL, 'drop table accounts')).rejects.toThrow('must be owner');
}, 120_000);
