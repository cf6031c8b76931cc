import { readFileSync } from 'node:fs';

const STARTED_AT = new Date(Date.now() - Math.round(process.uptime() * 1000));

/** Version of the product, as package.json has it. */
const VERSION: string = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
).version;

/**
 * Name of this process at the database: its version, process id and start. Each process has one connection with it, so
 * `pg_stat_activity` lists the processes that run now. PostgreSQL takes 63 bytes.
 */
export const OWN_NAME = `dayitva ${VERSION} ${process.pid} ${STARTED_AT.toISOString().slice(0, 19)}Z`;

/** A process that runs now. */
interface ServerProcess {
  version: string;
  pid: number;
  /** ISO instant. */
  started_at: string;
}

/** Reads a name of a process; null for the connections of anything else. */
export function readProcessName(name: string): ServerProcess | null {
  const [, version, pid, at] = /^dayitva (\S+) (\d+) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/.exec(name) ?? [];
  return version && pid && at ? { version, pid: Number(pid), started_at: new Date(at).toISOString() } : null;
}
