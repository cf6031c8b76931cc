import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PROC, PS } from './embedded-processes.ts';

const isLinux = process.platform === 'linux';
/** Beyond the limit of every system. */
const NOBODY = 999_999_999;

let child: ChildProcess;
let pid: number;

beforeEach(async () => {
  child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)', 'an argument'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  pid = child.pid ?? 0;
  if (child.stdout) await once(child.stdout, 'data');
});

afterEach(async () => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
});

describe.each([
  ['/proc', PROC, isLinux && existsSync('/proc/self/stat')],
  ['ps, as on macOS', PS, true],
] as const)('%s', (_, table, isHere) => {
  test.runIf(isHere)('knows a process by its start, its arguments and its program', () => {
    expect(table.startTime(pid)).toMatch(/^\S+$/);
    expect(table.startTime(pid)).toBe(table.startTime(pid));
    expect(table.hasArgument(pid, 'an argument')).toBe(true);
    expect(table.hasArgument(pid, 'another')).toBe(false);
    expect(table.isPostgres(pid)).toBe(false);
    expect(table.isZombie(pid)).toBe(false);
  });

  test.runIf(isHere)('tells when it is gone', async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
    await vi.waitUntil(() => table.startTime(pid) === '');
    for (const gone of [pid, NOBODY]) {
      expect(table.startTime(gone)).toBe('');
      expect(table.hasArgument(gone, 'an argument')).toBe(false);
      expect(table.isPostgres(gone)).toBe(false);
      expect(table.isZombie(gone)).toBe(false);
    }
  });

  test.runIf(isHere)('takes a zombie for gone', async () => {
    // The shell becomes a program that waits for nobody, so its child stays in the list after its end.
    const shell = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    try {
      const [output] = await once(shell.stdout, 'data');
      const zombie = Number(output);
      await vi.waitUntil(() => table.isZombie(zombie), { timeout: 5000 });
      expect(table.startTime(zombie)).toBe('');
      expect(table.hasArgument(zombie, '0.1')).toBe(false);
    } finally {
      shell.kill('SIGKILL');
      await once(shell, 'exit');
    }
  });
});
