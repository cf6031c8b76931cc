import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** Lines of postmaster.pid: the process id is the first, the port the fourth. */
const postmasterLines = (dataDir: string): string[] =>
  readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');

const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** The address of the embedded database of a DATA_DIR, as it is now: a new start takes a new port. */
export function databaseAddress(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8');
  return `postgres://dayitva:${password}@127.0.0.1:${postmasterLines(dataDir)[3]}/dayitva?sslmode=disable`;
}

/** The ids of the embedded database's processes, the postmaster first; empty when it does not run. */
export function databaseProcesses(dataDir: string): number[] {
  let postmaster: number;
  try {
    postmaster = Number(postmasterLines(dataDir)[0]);
    if (!textOf(`/proc/${postmaster}/cmdline`).includes(realpathSync(join(dataDir, 'postgres')))) return [];
  } catch {
    return [];
  }
  const children = readdirSync('/proc').filter((name) => {
    const stat = /^\d+$/.test(name) ? textOf(`/proc/${name}/stat`) : '';
    // The program's name, in brackets, may hold anything; the parent is the second field after it.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === postmaster;
  });
  return [postmaster, ...children.map(Number)];
}

/** Sends a signal to processes; those that have gone meanwhile do not matter. */
export function signalAll(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}
