import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { StartLog } from './embedded-binaries.ts';
import { isNodeError } from './embedded-files.ts';

const RETRY_MS = 500;
const SAY_EVERY_MS = 60_000;
const CONNECT_PATIENCE_MS = 10_000;

/** There is no way to the server yet, it is starting or stopping (57P03), or has no connection left (53300). */
const PASSING = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['57P03', '53300'],
];

/** Messages of the driver that have no code. */
const LOST = /^Connection terminated|timeout expired/;

const isPassing = (error: unknown): error is Error =>
  isNodeError(error, ...PASSING) || (error instanceof Error && LOST.test(error.message));

/**
 * Waits until a database takes connections: it may start later than this process, or be away at that moment. Says so
 * at once and then every minute.
 * @param stopping ends the wait. @throws the signal's reason, or why the database turns this user away.
 */
export async function waitForDatabase(
  connectionString: string,
  log: StartLog,
  stopping: AbortSignal,
): Promise<void> {
  let saidAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    stopping.throwIfAborted();
    try {
      return await connectOnce(connectionString);
    } catch (error) {
      if (!isPassing(error)) throw error;
      if (performance.now() - saidAt > SAY_EVERY_MS) {
        log.warn(`waiting for the database: ${error.message || (error as NodeJS.ErrnoException).code}`);
        saidAt = performance.now();
      }
    }
    await delay(RETRY_MS);
  }
}

async function connectOnce(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_PATIENCE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } finally {
    await client.end().catch(() => undefined);
  }
}
