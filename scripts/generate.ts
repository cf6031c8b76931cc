/**
 * Writes the types of the database (`schema.generated.ts`) from the schema that the migrations make.
 * `--check` writes nothing and fails when the file in the repository is stale.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#platform/server/database/embedded.ts';
import { migrate } from '#platform/server/database/migrate.ts';

const TARGET = join(import.meta.dirname, '../src/platform/server/database/schema.generated.ts');
const quiet = { info() {}, warn() {}, error() {} };

/** The types say what the pool's parsers return: bigint and numeric as numbers, instants and days as strings. */
const TYPE_MAPPING = {
  int8: 'ColumnType<number, number, number>',
  numeric: 'ColumnType<number, number, number>',
  timestamptz: 'ColumnType<string, string | Date, string | Date>',
  date: 'string',
};

const FIELD_VERSIONS = 'ColumnType<Record<string, number>, string | undefined, string | undefined>';

/** A list in a jsonb column is sent as text: as it is, it would become an array of PostgreSQL. Its reader knows its type. */
const JSON_AS_TEXT = 'ColumnType<unknown, string, string>';

/** What the catalog does not say. */
const OVERRIDES = {
  // Columns of views are known as nullable only.
  'main_owners.profile_id': 'ProfileId',
  'main_owners.account_id': 'AccountId',
  'people.id': 'AccountId',
  'people.profile_id': 'ProfileId | null',
  'people.full_name': 'string',
  'people.member_name': 'string',
  // A trigger fills in these two.
  'profiles.slug': 'Generated<string>',
  'profiles.is_page_public': 'Generated<boolean>',
  // Asked with a word that the column never holds: a report has no answer, and no kind is an empty word.
  'moderation_answers.subject_kind': 'string',
  'moderation_decisions.subject_kind': 'string',
  // Part of the text that the hash of an entry covers, whatever it says.
  'audit_entries.actor_role': 'string',
  // A range of numbers.
  'verification_requests.level': '1 | 2 | 3',
  // What is inside jsonb.
  'profile_details.field_versions': FIELD_VERSIONS,
  'user_services.field_versions': FIELD_VERSIONS,
  'user_projects.field_versions': FIELD_VERSIONS,
  'collaborations.field_versions': FIELD_VERSIONS,
  'collaboration_milestone_records.field_versions': FIELD_VERSIONS,
  'collaboration_reports.field_versions': FIELD_VERSIONS,
  'courses.sources': JSON_AS_TEXT,
  'courses.modules': JSON_AS_TEXT,
  'course_proposals.content': JSON_AS_TEXT,
  'course_progress.answers': 'ColumnType<number[][] | null, string | null, string | null>',
  'support_saved_views.filters': JSON_AS_TEXT,
};

/** Views that show the rows of a table that are not withdrawn: of a view the catalog does not say which columns are never null. */
const SHOWN_ROWS = {
  CollaborationFiles: "Omit<CollaborationFileRecords, 'withdrawal_id'>",
  CollaborationIndicators: "Omit<CollaborationIndicatorRecords, 'withdrawal_id'>",
  CollaborationMilestones: "Omit<CollaborationMilestoneRecords, 'withdrawal_id'>",
  CollaborationReadings: "Omit<CollaborationReadingRecords, 'withdrawal_id'>",
  CollaborationThreads: "Omit<CollaborationThreadRecords, 'withdrawal_id' | 'withdrawn_file_id'>",
};

/** Columns whose check constraint is a list of words or numbers, with the list as an array in PostgreSQL's words. */
const LISTED_COLUMNS = `
  select format('%s.%s', conrelid::regclass, attname) as name, attnotnull as required, atthasdef as has_default,
    (regexp_match(pg_get_constraintdef(c.oid), '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[(.*)\\]\\)\\)\\)$'))[1] as list
  from pg_constraint c join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'c' and connamespace = 'public'::regnamespace and cardinality(conkey) = 1`;

interface ListedColumn {
  name: string;
  required: boolean;
  has_default: boolean;
  list: string | null;
}

/** Columns that refer to one account or one profile, and the ids of both: each kind of id has a type of its own. */
const ID_COLUMNS = `
  select format('%s.%s', conrelid::regclass, attname) as name, attnotnull as required, confrelid::regclass::text as refers_to
  from pg_constraint c join pg_attribute on attrelid = conrelid and attnum = any(conkey)
  where contype = 'f' and connamespace = 'public'::regnamespace and confrelid in ('accounts'::regclass, 'profiles'::regclass)
  union all values ('accounts.id', true, 'accounts'), ('profiles.id', true, 'profiles')`;

const ID_TYPES = { accounts: 'AccountId', profiles: 'ProfileId' };
const ID_IMPORT = "import type { AccountId, ProfileId } from '#platform/contract/people/ids.ts';\n";

interface IdColumn {
  name: string;
  required: boolean;
  refers_to: keyof typeof ID_TYPES;
}

async function readIds(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<IdColumn>(ID_COLUMNS);
  return Object.fromEntries(
    rows.map(({ name, required, refers_to }) => [
      name,
      required ? ID_TYPES[refers_to] : `${ID_TYPES[refers_to]} | null`,
    ]),
  );
}

/**
 * The types of columns whose check constraint lists what it lets in, a union of literals, and of those that hold the id of an account
 * or a profile.
 */
async function readColumns(connectionString: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<ListedColumn>(LISTED_COLUMNS);
    const unions = rows.flatMap((row) => (row.list ? [[row.name, unionOf(row, row.list)]] : []));
    return { ...(await readIds(client)), ...Object.fromEntries(unions) };
  } finally {
    await client.end();
  }
}

function unionOf({ required, has_default }: ListedColumn, list: string): string {
  const union = list.replaceAll('::text', '').replaceAll(', ', ' | ');
  const type = required ? union : `${union} | null`;
  return has_default ? `Generated<${type}>` : type;
}

async function generate(folder: string): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: quiet, throwAway: true });
  try {
    await migrate(postgres.connectionString);
    const known = await readColumns(postgres.connectionString);
    // The view shows the column of profiles.
    const columns = {
      ...known,
      'people.organization_type': `${known['profiles.organization_type']} | null`,
      ...OVERRIDES,
    };
    const out = join(folder, 'schema.ts');
    const flags = [
      '--dialect=postgres',
      '--exclude-pattern=schema_migrations',
      `--out-file=${out}`,
      '--log-level=error',
    ];
    execFileSync(
      join(import.meta.dirname, '../node_modules/.bin/kysely-codegen'),
      [
        ...flags,
        `--url=${postgres.connectionString}`,
        `--type-mapping=${JSON.stringify(TYPE_MAPPING)}`,
        `--overrides=${JSON.stringify({ columns })}`,
      ],
      // kysely-codegen looks for TypeScript's compiler API, which TypeScript 7 lacks; it says so at length and goes on.
      { stdio: 'pipe' },
    );
    let text = readFileSync(out, 'utf8');
    for (const [view, type] of Object.entries(SHOWN_ROWS)) {
      text = text.replace(
        new RegExp(`export interface ${view} \\{[^}]*\\}`),
        `export type ${view} = ${type};`,
      );
    }
    return text.replace('import type { ColumnType }', `${ID_IMPORT}import type { ColumnType }`);
  } finally {
    await postgres.stop();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'dayitva-generate-'));
try {
  const text = await generate(folder);
  if (!process.argv.includes('--check')) {
    writeFileSync(TARGET, text);
  } else if (readFileSync(TARGET, 'utf8') !== text) {
    console.error('src/platform/server/database/schema.generated.ts is stale: run `npm run generate`');
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
