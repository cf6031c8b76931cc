import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { readIfThere } from './embedded-files.ts';
import { bareEnvironment } from './embedded-system.ts';

/** What the system tells about processes. One that is dead and not yet waited for (a zombie) counts as gone. */
interface ProcessTable {
  /** When the process started, in the system's own form: ids are used again. '' if it is gone. */
  startTime(pid: number): string;
  /** Tells whether the process runs with this argument. */
  hasArgument(pid: number, argument: string): boolean;
  /** Tells whether the process is a PostgreSQL server or a part of one. */
  isPostgres(pid: number): boolean;
  isZombie(pid: number): boolean;
}

const argumentsOf = (pid: number) => readIfThere(`/proc/${pid}/cmdline`).split('\0').filter(Boolean);

/** Linux: proc_pid_stat(5). */
export const PROC: ProcessTable = {
  /** In clock ticks since boot (fields 3 and 22). */
  startTime(pid) {
    const stat = readIfThere(`/proc/${pid}/stat`);
    const [state = 'X', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return 'ZX'.includes(state) ? '' : (fields[18] ?? '');
  },
  hasArgument: (pid, argument) => argumentsOf(pid).includes(argument),
  isPostgres: (pid) => basename(argumentsOf(pid)[0] ?? '').startsWith('postgres'),
  isZombie: (pid) => /^State:\s*Z/m.test(readIfThere(`/proc/${pid}/status`)),
};

/** The columns of a process in the list of ps(1); '' if it is gone. */
function ps(pid: number, ...columns: string[]): string {
  const format = columns.flatMap((column) => ['-o', `${column}=`]);
  const { stdout, error } = spawnSync('ps', ['-ww', ...format, '-p', String(pid)], {
    encoding: 'utf8',
    env: bareEnvironment(process.platform),
  });
  if (error) throw error;
  return stdout.trim();
}

/** macOS, and whatever else has no /proc. */
export const PS: ProcessTable = {
  /** In words of one-second steps; without spaces, because it is one word of the file with the owner. */
  startTime(pid) {
    const [state = 'Z', ...words] = ps(pid, 'stat', 'lstart').split(/\s+/);
    return state.startsWith('Z') ? '' : words.join('-');
  },
  hasArgument: (pid, argument) => ` ${ps(pid, 'args')} `.includes(` ${argument} `),
  isPostgres: (pid) => basename(ps(pid, 'comm')).startsWith('postgres'),
  isZombie: (pid) => ps(pid, 'stat').startsWith('Z'),
};

/** Windows has no zombies, and pg_ctl answers the other questions there (embedded-control.ts). */
function windowsStartTime(pid: number): string {
  const question = `(Get-Process -Id ${pid} -ErrorAction Ignore).StartTime.Ticks`;
  const options = { encoding: 'utf8', windowsHide: true } as const;
  const program = 'powershell.exe';
  const { stdout, error } = spawnSync(
    program,
    ['-NoProfile', '-NonInteractive', '-Command', question],
    options,
  );
  if (error) throw error;
  return stdout.trim();
}

/** The table of this system, if it is a Unix. */
export const UNIX = process.platform === 'linux' ? PROC : PS;

/** When a process started, in the system's own form; '' if it is gone. */
export const startTime: ProcessTable['startTime'] =
  process.platform === 'win32' ? windowsStartTime : UNIX.startTime;
