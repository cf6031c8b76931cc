import { createHash } from 'node:crypto';

/** The hash before the first entry. */
export const FIRST_HASH = '0'.repeat(64);

/** An entry of the audit log without its own hash, as it is stored. */
export interface EntryToHash {
  number: number;
  /** ISO instant in UTC, with milliseconds. */
  at: string;
  kind: string;
  actor_id: string | null;
  actor_role: string;
  subject_type: string;
  subject_id: string;
  /** JSON text, byte for byte as stored. */
  facts: string;
  previous_hash: string;
}

/**
 * Returns the hash of an entry in hexadecimal: SHA-256 of a JSON array of its columns, in the order below. It covers the
 * number and the hash of the entry before, so that no entry can move. Changing the rule breaks every chain that exists.
 */
export function hashOfEntry(entry: EntryToHash): string {
  const { number, at, kind, actor_id, actor_role, subject_type, subject_id, facts, previous_hash } = entry;
  const columns = [number, at, kind, actor_id, actor_role, subject_type, subject_id, facts, previous_hash];
  return createHash('sha256').update(JSON.stringify(columns)).digest('hex');
}
