import { type RawBuilder, sql } from 'kysely';
import { OWN_NAME } from '../process-name.ts';
import type { Db } from './connect.ts';
import { PreparingClient } from './prepared/preparing-client.ts';

/** The one channel of NOTIFY. Topics are inside the payload: any number of them costs one LISTEN per process. */
const CHANNEL = 'dayitva_live';

/** PostgreSQL takes payloads of less than 8,000 bytes. */
export const PAYLOAD_MAX_BYTES = 7999;

/** Wait before another try to connect, in milliseconds: the first one, and the longest. */
const RETRY_MS = { first: 200, longest: 5000 };
const CONNECT_MS = 10_000;
/** Time between two signs of life that this process asks for: a line that is cut silently is noticed by them. */
const PULSE_MS = 20_000;

/** Sends a payload to all processes once the transaction commits, or never. */
export async function notify(db: Db, payload: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db);
}

/** What `publish` of the live streams does, as a part of a statement that makes the data: JSON of a few ids. */
export const publishing = (topic: string, data: RawBuilder<unknown>) =>
  sql`pg_notify(${CHANNEL}, json_build_array(${topic}::text, ${data})::text)`;

/** A connection that hears what all processes publish. */
interface Listener {
  /** Waits until it hears. @throws Error when the database cannot be reached now. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

interface Hears {
  onPayload(payload: string): void;
  /** The connection broke: payloads were perhaps missed. */
  onLost(): void;
}

/** Opens the one connection that listens, outside of the pool, and opens it again whenever it breaks. */
export function openListener(connectionString: string, { onPayload, onLost }: Hears): Listener {
  let client: PreparingClient | null = null;
  let opening: Promise<void> | null = null;
  let closed = false;
  let wait = RETRY_MS.first;
  let retry: NodeJS.Timeout | undefined;

  const tryLater = () => {
    if (closed) return;
    clearTimeout(retry);
    // Several processes that lost one database do not all come back in the same moment.
    retry = setTimeout(() => open().catch(() => undefined), wait * (0.5 + Math.random()));
    wait = Math.min(wait * 2, RETRY_MS.longest);
  };
  const connect = async () => {
    clearTimeout(retry);
    const settings = {
      connectionString,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      application_name: OWN_NAME,
    };
    const next = new PreparingClient(settings);
    next.on('error', () => undefined);
    next.on('notification', ({ payload }) => onPayload(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      next.abandon();
      tryLater();
      throw error;
    }
    if (closed) return next.abandon();
    next.watchSilence();
    client = next;
    wait = RETRY_MS.first;
    next.once('end', () => {
      client = null;
      if (!closed) onLost();
      tryLater();
    });
  };
  const open = () => {
    opening ??= connect().finally(() => {
      opening = null;
    });
    return opening;
  };
  // A failure ends the connection, which says so.
  const pulse = setInterval(() => client?.query('select 1', () => undefined), PULSE_MS).unref();

  return {
    async ready() {
      if (!client) await open();
    },
    async close() {
      closed = true;
      clearInterval(pulse);
      clearTimeout(retry);
      await opening?.catch(() => undefined);
      client?.abandon();
    },
  };
}
