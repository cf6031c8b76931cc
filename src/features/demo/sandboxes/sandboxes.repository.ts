import { type Insertable, sql } from 'kysely';
import { MINUTE_MS } from '#platform/contract/durations.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { Sandboxes } from '#platform/server/database/schema.generated.ts';
import { latestStored } from '#platform/server/stored-times.ts';
import { SANDBOX_MINUTES } from './sandboxes.rules.ts';

/** A sandbox that nobody has ended. */
export interface Sandbox {
  id: string;
  created_at: string;
  expires_at: string;
}

const COLUMNS = ['id', 'created_at', 'expires_at'] as const;

/** True for a sandbox whose time is not over; one that ends later than any can was started by a clock that was ahead. */
const runsAt = (now: Date) =>
  sql<boolean>`(expires_at > ${now} and expires_at <= ${latestStored(now, SANDBOX_MINUTES * MINUTE_MS)})`;

/** Keeps others from starting one until the transaction ends, so that two do not both take the last place. */
export const lockStarts = async (db: Db): Promise<void> => {
  await sql`lock table sandboxes in exclusive mode`.execute(db);
};

/** Counts all sandboxes, and those of an address that still run. */
export async function countSandboxes(
  db: Db,
  address: string,
  now: Date,
): Promise<{ all: number; own: number }> {
  return db
    .selectFrom('sandboxes')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select(({ fn, and, eb }) =>
      fn
        .countAll<number>()
        .filterWhere(and([eb('address_hash', '=', address), runsAt(now)]))
        .as('own'),
    )
    .executeTakeFirstOrThrow();
}

export async function insertSandbox(db: Db, sandbox: Insertable<Sandboxes>): Promise<void> {
  await db.insertInto('sandboxes').values(sandbox).execute();
}

/** Finds a sandbox that runs. */
export async function findSandbox(db: Db, tokenHash: Buffer, now: Date): Promise<Sandbox | null> {
  const found = db
    .selectFrom('sandboxes')
    .select(COLUMNS)
    .where('token_hash', '=', tokenHash)
    .where(runsAt(now));
  return (await found.executeTakeFirst()) ?? null;
}

/** Lists those whose time is over. */
export const listExpiredSandboxes = (db: Db, now: Date): Promise<Sandbox[]> =>
  db
    .selectFrom('sandboxes')
    .select(COLUMNS)
    .where(({ not }) => not(runsAt(now)))
    .execute();

export const listSandboxes = (db: Db): Promise<Sandbox[]> =>
  db.selectFrom('sandboxes').select(COLUMNS).execute();

/** Lets nobody in any more. */
export async function expireSandbox(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('sandboxes').set({ expires_at: now }).where('id', '=', id).execute();
}

export async function deleteSandbox(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sandboxes').where('id', '=', id).execute();
}
