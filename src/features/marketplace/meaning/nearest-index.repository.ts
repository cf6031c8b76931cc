import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

const INDEX = 'profile_meanings_nearest';

/**
 * Oldest version of the extension `vector` that is used. Its index goes on until a search has as many members as it asked for
 * (`hnsw.iterative_scan`); that of an older one gives up after the first few hundred, whoever of them meets the filters.
 */
const OLDEST = '{0,8}';

/** Any constant: of several processes that start together, one creates the index. */
const LOCK = 4_907_140;

/** Members that the index compares at each step: the most that it allows, so that it misses few of the nearest. */
const COMPARED = '1000';

type VectorSupport = 'installed' | 'available' | 'none';

/** Says if the extension `vector` is there in a version that is new enough, and where statements find it. */
async function findVectorSupport(db: Db): Promise<VectorSupport> {
  const { rows } = await sql<{ support: VectorSupport }>`
    select case when installed_version is null then 'available'
      when to_regoperator('<~>(bit,bit)') is null then 'none' else 'installed' end as support
    from pg_available_extensions, coalesce(installed_version, default_version) as version
    where name = 'vector' and version ~ '^\\d+(\\.\\d+)*$' and string_to_array(version, '.')::int[] >= ${OLDEST}::int[]`.execute(
    db,
  );
  return rows[0]?.support ?? 'none';
}

async function takeLock(db: Db): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${LOCK}) as taken`.execute(db);
  return rows[0]?.taken === true;
}

async function findIndex(db: Db): Promise<{ valid: boolean } | undefined> {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${INDEX})`.execute(db);
  return rows[0];
}

/**
 * Creates the index of the extension `vector` over the signs of all members, where the database has the extension in a version
 * that is new enough. Nobody waits meanwhile, and searches use it as soon as it is whole.
 * @param db a connection for this alone: a million members take minutes.
 * @returns false where the extension is missing, too old, or where another process creates the index.
 * @throws DatabaseError where the database's user may not install the extension.
 */
export async function createNearestIndex(db: Db): Promise<boolean> {
  const support = await findVectorSupport(db);
  if (support === 'none' || !(await takeLock(db))) return false;
  if (support === 'available') await sql`create extension if not exists vector`.execute(db);
  const index = await findIndex(db);
  if (index?.valid) return true;
  // Left by a process that ended while it created the index.
  if (index) await sql`drop index concurrently if exists ${sql.id(INDEX)}`.execute(db);
  await sql`create index concurrently ${sql.id(INDEX)} on profile_meanings using hnsw (signs bit_hamming_ops)`.execute(
    db,
  );
  return true;
}

/** Whether searches can use the index now: it may come, and go with its extension, while processes run. */
export const hasNearestIndex = async (db: Db): Promise<boolean> => (await findIndex(db))?.valid === true;

/** Lets the statements of the open transaction read the index until they have as many members as they ask for. */
export async function readNearestIndexOn(db: Db): Promise<void> {
  await sql`
    select set_config('hnsw.ef_search', ${COMPARED}, true), set_config('hnsw.iterative_scan', 'relaxed_order', true)`.execute(
    db,
  );
}
