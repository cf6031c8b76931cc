import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayAfter, dayInIndia } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import type { Status } from './status.contract.ts';
import { findSnapshot, type Snapshot } from './status.repository.ts';
import { STRIP_DAYS } from './status.rules.ts';
import { presentStatus } from './status-view.rules.ts';

/** An answer is kept so long: a page view costs at most one statement, and many cost one together. */
const KEPT_MS = 3000;

/** A view waits so long for the database, then it shows what is known. */
const PATIENCE_MS = 1500;

/** What is known is written to the file at most so often. */
const SAVED_EVERY_MS = 60_000;

/** Shows the status, also while the database is away. */
export interface StatusBoard {
  /** The status now. It never fails: without the database it is the last one that is known, marked stale. */
  read(): Promise<Status>;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/** What an earlier process knew; null without a file, or with one that cannot be read. */
async function readKnown(path: string): Promise<Snapshot | null> {
  try {
    const known = JSON.parse(await readFile(path, 'utf8')) as Snapshot;
    // Shows whether all parts are there that this version needs.
    presentStatus(known, new Date(), true);
    return known;
  } catch {
    return null;
  }
}

/** By way of a second name, so that no other process reads half of it. */
async function writeKnown(path: string, known: Snapshot): Promise<void> {
  const draft = `${path}.${crypto.randomUUID().slice(0, 8)}`;
  await writeFile(draft, JSON.stringify(known), { mode: 0o600 });
  await rename(draft, path);
}

/**
 * Opens the board of one process. The last known state is kept in memory and in `DATA_DIR/status.json`, so that a process
 * that starts just before the database goes away has something to show.
 */
export async function openStatusBoard(
  ctx: Pick<Context, 'db' | 'log'>,
  dataDir: string,
): Promise<StatusBoard> {
  const path = join(dataDir, 'status.json');
  let known = await readKnown(path);
  let isAway = false;
  let keptUntil = 0;
  let savedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;
  /** Since when the look that is under way waits; 0 without one. */
  let waitingSince = 0;

  const save = async (snapshot: Snapshot) => {
    if (performance.now() - savedAt < SAVED_EVERY_MS) return;
    savedAt = performance.now();
    try {
      await writeKnown(path, snapshot);
    } catch (error) {
      ctx.log.warn({ err: error }, 'the status could not be saved in DATA_DIR');
    }
  };
  /** Reads the database; a failure is noted and not thrown. */
  const look = async () => {
    waitingSince = performance.now();
    try {
      const now = new Date();
      known = await findSnapshot(ctx.db, now, dayAfter(dayInIndia(now), 1 - STRIP_DAYS));
      isAway = false;
      await save(known);
    } catch (error) {
      if (!isAway) ctx.log.warn({ err: error }, 'the status page shows what was known before');
      isAway = true;
    } finally {
      keptUntil = performance.now() + KEPT_MS;
      looking = null;
    }
  };

  return {
    async read() {
      if (performance.now() >= keptUntil) {
        looking ??= look();
        const left = waitingSince + PATIENCE_MS - performance.now();
        if (left > 0) await Promise.race([looking, pause(left)]);
      }
      return presentStatus(known, new Date(), isAway || looking !== null);
    },
  };
}
