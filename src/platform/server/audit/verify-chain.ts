import type { Db } from '../database/connect.ts';
import {
  type AuditHead,
  atOneMoment,
  type ChainedEntry,
  findAuditHead,
  findChainAfter,
} from './audit.repository.ts';
import { FIRST_HASH, hashOfEntry } from './chain.ts';

/** Entries that are read at a time. */
const STEP = 2000;

/** Most places that are tried to say where a moved entry came from. */
const PLACES_TRIED = 200_000;

/** The first entry that is not as it was written. */
interface AuditFault {
  number: number;
  kind: 'altered' | 'moved' | 'missing' | 'added' | 'rewritten';
  /** One sentence that names the entry. */
  text: string;
}

interface AuditCheck extends AuditHead {
  /** Null if every entry is as it was written. */
  fault: AuditFault | null;
}

const fault = (number: number, kind: AuditFault['kind'], text: string): AuditFault => ({
  number,
  kind,
  text,
});

const isMissing = (number: number) => fault(number, 'missing', `Entry ${number} is missing: it was deleted.`);
const isAltered = (number: number) => fault(number, 'altered', `Entry ${number} was altered.`);
const isAdded = (number: number) => fault(number, 'added', `Entry ${number} was added by hand.`);

/** Names an entry whose hash does not fit: where it fits another place, it was moved. */
function alteredOrMoved(entry: ChainedEntry, entries: number): AuditFault {
  const { number, hash } = entry;
  for (let place = 1; place <= Math.min(entries, PLACES_TRIED); place += 1) {
    if (hashOfEntry({ ...entry, number: place }) === hash)
      return fault(number, 'moved', `Entry ${number} was moved: it was written as entry ${place}.`);
  }
  return isAltered(number);
}

/** Compares an entry with the place that it has in the chain. @returns null if it is as it was written. */
function faultOf(
  entry: ChainedEntry,
  { number, previous_hash }: { number: number; previous_hash: string },
  entries: number,
): AuditFault | null {
  if (entry.number < number || number > entries) return isAdded(entry.number);
  if (entry.number > number) return isMissing(number);
  if (hashOfEntry(entry) !== entry.hash) return alteredOrMoved(entry, entries);
  // This one is whole and remembers another hash: the one before got a new hash with its new words.
  if (entry.previous_hash !== previous_hash) return isAltered(Math.max(1, number - 1));
  return null;
}

/** Names what differs at the end: the head knows how many entries there were, and how the last one ended. */
function faultAtEnd({ entries, last_hash }: AuditHead, read: number, hash: string): AuditFault | null {
  if (read < entries) {
    return fault(
      read + 1,
      'missing',
      `Entry ${read + 1} is missing: the log ends there, and it had ${entries} entries.`,
    );
  }
  return hash === last_hash ? null : isAltered(Math.max(1, read));
}

const rewritten = ({ entries }: AuditHead) =>
  fault(
    entries,
    'rewritten',
    `Entry ${entries} is not the one of the kept head: it or an entry before it was written again.`,
  );

/**
 * Checks every entry of the audit log against its hash, its place and the head, in one snapshot. It reads the whole log:
 * about a second for 100,000 entries.
 * @param kept a head that was kept outside of the database: finds also a chain that was written again as a whole, or one
 *   whose end and head were removed together.
 */
export function verifyAudit(db: Db, kept: AuditHead | null = null): Promise<AuditCheck> {
  return atOneMoment(db, async (db) => {
    const head = await findAuditHead(db);
    if (!head) {
      const text = 'Entry 1 cannot be checked: the head of the log is missing, it was deleted.';
      return { entries: 0, last_hash: FIRST_HASH, fault: fault(1, 'missing', text) };
    }
    let read = 0;
    let last = FIRST_HASH;
    let after: number | null = null;
    let keptFault: AuditFault | null = null;
    for (;;) {
      const entries = await findChainAfter(db, after, STEP);
      for (const entry of entries) {
        const found = faultOf(entry, { number: read + 1, previous_hash: last }, head.entries);
        if (found) return { ...head, fault: found };
        read += 1;
        last = entry.hash;
        if (read === kept?.entries && last !== kept.last_hash) keptFault = rewritten(kept);
      }
      after = entries.at(-1)?.number ?? after;
      if (entries.length < STEP) break;
    }
    const atEnd = faultAtEnd(head, read, last);
    const isShorter = kept && kept.entries > read ? isMissing(read + 1) : null;
    return { ...head, fault: atEnd ?? keptFault ?? isShorter };
  });
}
