import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { FOCUS_AREAS, ORGANIZATION_SIZES, SDG_GOALS } from '#platform/contract/reference-data.ts';
import { startEmbeddedPostgres } from '#platform/server/database/embedded.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import * as words from './vocabulary.ts';

export const MEMBERS = 100_000;
export const PASSWORD = 'a-password-for-the-bench';

const FILL = readFileSync(join(import.meta.dirname, 'fill.sql'), 'utf8');

/** The id of the n-th member, from 1; `fill.sql` makes the same. */
export const memberId = (n: number) => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

/** A PostgreSQL of its own with the settings of a real one (every commit reaches the disk), migrated and filled. */
export async function startDatabase(folder: string, members = MEMBERS) {
  // PostgreSQL does not run as root; its own user has to get through to the temporary folder.
  chmodSync(folder, 0o711);
  const log = { info: () => undefined, warn: console.warn };
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log });
  try {
    await migrate(postgres.connectionString);
    await fill(postgres.connectionString, members);
    return postgres;
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** For whoever tries one change after another: addresses of databases that are filled already, in the order of the sizes. */
export const DATABASES_GIVEN = process.env.DATABASE_URLS?.split(' ') ?? [];

/** Opens a database that is given, or starts one as `startDatabase` does. */
export const openDatabase = async (folder: string, members: number, given: string | undefined) =>
  given ? { connectionString: given, stop: async () => undefined } : await startDatabase(folder, members);

/** Fills an empty, migrated database with a number of members. */
export async function fill(connectionString: string, members: number): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('begin');
    await insertVocabulary(client);
    await client.query('create temp table settings (members int, password_hash text) on commit drop');
    await client.query('insert into settings values ($1, $2)', [members, await hash(PASSWORD)]);
    await client.query(FILL);
    await client.query('commit');
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

/** The word lists as one row, so that `fill.sql` can draw from them by name. */
async function insertVocabulary(client: pg.Client): Promise<void> {
  const lists = {
    sentences: words.SENTENCES,
    specialities: words.SPECIALITIES,
    crafts: words.CRAFTS,
    rarities: words.RARITIES,
    names: words.NAMES,
    second_names: words.SECOND_NAMES,
    people: words.PEOPLE,
    ngo_forms: words.FORMS.ngo,
    corporate_forms: words.FORMS.corporate,
    consultant_forms: words.FORMS.consultant,
    service_provider_forms: words.FORMS.service_provider,
    districts: words.PLACES.map(([district]) => district),
    states: words.PLACES.map(([, state]) => state),
    sizes: ORGANIZATION_SIZES,
    sdg_goals: SDG_GOALS,
    focus_areas: FOCUS_AREAS,
  };
  const names = Object.keys(lists);
  await client.query(
    `create temp table vocabulary (${names.map((name) => `${name} text[]`)}) on commit drop`,
  );
  const parameters = names.map((_, index) => `$${index + 1}`);
  await client.query(`insert into vocabulary values (${parameters})`, Object.values(lists));
}
