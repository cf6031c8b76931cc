import pg from 'pg';
import { copiesPrefix } from './copies/copies-prefix.ts';

/** Any constant; it differs from those of the migrations and copies. */
const LOCK = 4_907_137;

/** The addresses of one database, as each of its roles opens it. */
export interface RoleAddresses {
  /** Of the role that owns the schema: it migrates, and makes databases for sandboxes. */
  owner: string;
  /** Of the role of the server, which owns nothing. */
  server: string;
}

const nameIn = (address: string) => decodeURIComponent(new URL(address).username);
const passwordIn = (address: string) => decodeURIComponent(new URL(address).password);

/** Objects of the product's schemas that another role owns, each as the statement that gives it to the owner. */
const STRAY_OBJECTS = `
  with ours as (select oid, nspname from pg_namespace where nspname in ('public', 'pgboss')),
  -- What came with an extension stays with it.
  members as (select objid from pg_depend where deptype = 'e'),
  objects as (
    select 'schema' as kind, quote_ident(nspname) as name, nspowner as owner, oid from pg_namespace join ours using (oid, nspname)
    union all
    select case relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end, c.oid::regclass::text, relowner, c.oid
    from pg_class c join ours on ours.oid = relnamespace
    -- The sequence of a column follows its table.
    where relkind in ('r', 'p', 'v') or relkind = 'S'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i'))
    union all
    select 'type', t.oid::regtype::text, typowner, t.oid from pg_type t join ours on ours.oid = typnamespace
    where typtype in ('e', 'd')
    union all
    select 'routine', p.oid::regprocedure::text, proowner, p.oid from pg_proc p join ours on ours.oid = pronamespace)
  select format('alter %s %s owner to %I', kind, name, $1::text) as statement
  from objects where owner <> (select oid from pg_roles where rolname = $1::text) and oid not in (select objid from members)`;

/**
 * Makes the role that owns the schema and the one of the server where they are missing, and gives the first whatever an earlier
 * version made as superuser: the database, its tables, functions and types. Databases of sandboxes are removed then.
 * @param superuser address of the database for a role that may do all this.
 * @throws Error where two of the three roles are the same; DatabaseError.
 */
export async function prepareRoles(superuser: string, { owner, server }: RoleAddresses): Promise<void> {
  const names = [superuser, owner, server].map(nameIn);
  if (new Set(names).size < names.length)
    throw new Error('the superuser, the owner and the server must be three roles of the database');
  await withClient(superuser, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await makeRole(client, owner, 'createdb');
    await makeRole(client, server, 'nocreatedb');
    // Who removes the database of a sandbox ends the server's connections to it.
    const [, ownerName = '', serverName = ''] = names.map((name) => client.escapeIdentifier(name));
    await client.query(`grant ${serverName} to ${ownerName}`);
    const { rows } = await client.query<{ name: string; is_stray: boolean }>(
      `select datname as name, datdba <> (select oid from pg_roles where rolname = $1) as is_stray
       from pg_database where datname = current_database()`,
      [nameIn(owner)],
    );
    const [database] = rows;
    if (database?.is_stray) {
      await dropCopies(client, copiesPrefix(database.name));
      await client.query(`alter database ${client.escapeIdentifier(database.name)} owner to ${ownerName}`);
    }
    const stray = await client.query<{ statement: string }>(STRAY_OBJECTS, [nameIn(owner)]);
    await client.query(['begin', ...stray.rows.map(({ statement }) => statement), 'commit'].join(';'));
  });
}

async function makeRole(client: pg.Client, address: string, right: 'createdb' | 'nocreatedb'): Promise<void> {
  const name = nameIn(address);
  const { rows } = await client.query('select 1 from pg_roles where rolname = $1', [name]);
  const verb = rows.length > 0 ? 'alter' : 'create';
  await client.query(
    `${verb} role ${client.escapeIdentifier(name)} with login nosuperuser nocreaterole noreplication nobypassrls ${right}
     password ${client.escapeLiteral(passwordIn(address))}`,
  );
}

async function dropCopies(client: pg.Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { name } of rows)
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
}

/** Rights of the server in its database: rows, but no tables; and of the audit log no more than to add to it. */
const grantsTo = (role: string) => [
  `grant usage on schema public, pgboss to ${role}`,
  `grant select, insert, update, delete on all tables in schema public, pgboss to ${role}`,
  `grant usage, select, update on all sequences in schema public, pgboss to ${role}`,
  `revoke update, delete on audit_entries from ${role}`,
  `revoke insert, delete on audit_head from ${role}`,
  `revoke insert, update, delete on schema_migrations from ${role}`,
];

/** Whether there is a table that the role cannot read. */
const MISSING_RIGHTS = `
  select exists (select from pg_class where relkind in ('r', 'p', 'v')
    and relnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))
    and not has_table_privilege($1, oid, 'select')) as missing`;

/**
 * Gives the server's role its rights in a schema that is up to date; nothing where both roles are one.
 * @throws DatabaseError.
 */
export async function grantToServer({ owner, server }: RoleAddresses): Promise<void> {
  if (owner === server) return;
  await withClient(owner, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rows } = await client.query<{ missing: boolean }>(MISSING_RIGHTS, [nameIn(server)]);
    if (!rows[0]?.missing) return;
    await client.query('create schema if not exists pgboss');
    const grants = grantsTo(client.escapeIdentifier(nameIn(server)));
    await client.query(['begin', ...grants, 'commit'].join(';'));
  });
}

async function withClient(address: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
