import { type Kysely, sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { DB } from '../database/schema.generated.ts';
import { type EntryToHash, hashOfEntry } from './chain.ts';
import type { Act } from './record-act.ts';

/** An entry as the chain is checked: everything that its hash covers, and the hash. */
export interface ChainedEntry extends EntryToHash {
  hash: string;
}

/** How many entries the log has, and the hash of the last one. */
export interface AuditHead {
  entries: number;
  last_hash: string;
}

/**
 * Adds entries to the end of the audit log. Locks the head until the transaction ends, so that entries follow one another:
 * call it last, inside a transaction.
 */
export async function appendActs(db: Db, acts: readonly Act[]): Promise<void> {
  let { entries, last_hash } = await db
    .selectFrom('audit_head')
    .select(['entries', 'last_hash'])
    .forUpdate()
    .executeTakeFirstOrThrow();
  const rows = acts.map((act): ChainedEntry => {
    entries += 1;
    const entry = {
      number: entries,
      at: act.at.toISOString(),
      kind: act.kind,
      actor_id: act.actorId,
      actor_role: act.actorRole,
      subject_type: act.subjectType,
      subject_id: act.subjectId,
      facts: JSON.stringify(act.facts),
      previous_hash: last_hash,
    };
    last_hash = hashOfEntry(entry);
    return { ...entry, hash: last_hash };
  });
  await db.insertInto('audit_entries').values(rows).execute();
  await db.updateTable('audit_head').set({ entries, last_hash }).execute();
}

/** Finds the head of the log; undefined where its row was deleted by hand. */
export const findAuditHead = (db: Db): Promise<AuditHead | undefined> =>
  db.selectFrom('audit_head').select(['entries', 'last_hash']).executeTakeFirst();

/** Finds the entries after a number, in order; from the very first row without one. */
export const findChainAfter = (db: Db, number: number | null, most: number): Promise<ChainedEntry[]> =>
  db
    .selectFrom('audit_entries')
    .select(['number', 'at', 'kind', 'actor_id', 'actor_role', 'subject_type', 'subject_id'])
    .select([sql<string>`facts::text`.as('facts'), 'previous_hash', 'hash'])
    .$if(number !== null, (query) => query.where('number', '>', number))
    .orderBy('number')
    .limit(most)
    .execute();

/** Runs reads that all see the log at one moment, whatever is added meanwhile. */
export const atOneMoment = <T>(db: Kysely<DB>, read: (db: Db) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
