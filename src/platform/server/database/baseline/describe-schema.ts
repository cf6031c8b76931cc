import type pg from 'pg';

/** What pg_dump would write of a schema, as queries that give one text per object. */
const OBJECTS = {
  extensions: 'select extname as name, null as said from pg_extension',
  relations: `select relname as name, concat_ws(' | ', relkind, relpersistence, relreplident, relrowsecurity, relacl,
      reloptions, obj_description(oid, 'pg_class')) as said
    from pg_class where relnamespace = 'public'::regnamespace and relkind <> 'S'`,
  // By their place, since reads of whole rows and `insert` without names depend on it.
  columns: `select format('%s %s', c.relname, row_number() over (partition by c.oid order by attnum)) as name,
      concat_ws(' | ', attname, format_type(atttypid, atttypmod), attcollation::regcollation, attnotnull, attidentity,
        attgenerated, attstorage, attcompression, attstattarget, attacl, attoptions, pg_get_expr(adbin, adrelid),
        col_description(c.oid, attnum)) as said
    from pg_class c join pg_attribute on attrelid = c.oid left join pg_attrdef on adrelid = c.oid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped`,
  // PostgreSQL 18 also names each `not null`; older ones do not.
  constraints: `select format('%s %s', conrelid::regclass, conname) as name,
      concat_ws(' | ', pg_get_constraintdef(oid), convalidated, obj_description(oid, 'pg_constraint')) as said
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
  indexes: `select indexrelid::regclass::text as name, concat_ws(' | ', pg_get_indexdef(indexrelid), indisvalid,
      indisclustered) as said
    from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace`,
  triggers: `select format('%s %s', tgrelid::regclass, tgname) as name,
      concat_ws(' | ', pg_get_triggerdef(oid), tgenabled, obj_description(oid, 'pg_trigger')) as said
    from pg_trigger where not tgisinternal`,
  functions: `select p.oid::regprocedure::text as name,
      concat_ws(' | ', pg_get_functiondef(p.oid), proacl, obj_description(p.oid, 'pg_proc')) as said
    from pg_proc p where pronamespace = 'public'::regnamespace and prokind = 'f'
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`,
  views: `select viewname as name, definition as said from pg_views where schemaname = 'public'`,
  sequences: `select s.sequencename as name, concat_ws(' | ', to_jsonb(s) - 'sequenceowner',
      (select string_agg(format('%s %s', refobjid::regclass, refobjsubid), ', ') from pg_depend
        where objid = format('public.%I', s.sequencename)::regclass and deptype in ('a', 'i'))) as said
    from pg_sequences s where schemaname = 'public'`,
  statistics: 'select stxname as name, pg_get_statisticsobjdef(oid) as said from pg_statistic_ext',
  types: `select typname as name, typtype::text as said from pg_type t
    where typnamespace = 'public'::regnamespace and typtype in ('d', 'e', 'r', 'm')
      and not exists (select from pg_depend where objid = t.oid and deptype = 'e')`,
  policies: `select format('%s %s', tablename, policyname) as name, qual as said from pg_policies`,
};

/** Describes all that the schema of a database holds, in an order that does not depend on how it was made. */
export async function describeSchema(client: pg.Client): Promise<Record<string, string[]>> {
  const described: Record<string, string[]> = {};
  for (const [kind, query] of Object.entries(OBJECTS)) {
    const { rows } = await client.query<{ name: string; said: string | null }>(query);
    described[kind] = rows.map(({ name, said }) => `${name}: ${said}`).sort();
  }
  return described;
}

/** The rows of all tables, without the ids and instants that differ with each database. */
export async function describeRows(client: pg.Client): Promise<Record<string, string[]>> {
  const described: Record<string, string[]> = {};
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'",
  );
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: object }>(`select to_jsonb(t) as row from ${name} t`);
    const texts = rows.map(({ row }) =>
      JSON.stringify(row)
        .replace(/"[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}"/g, 'an id')
        .replace(/"\d{4}-\d\d-\d\dT[^"]*"/g, 'an instant'),
    );
    if (texts.length > 0) described[name] = texts.sort();
  }
  return described;
}
