import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '..');

export interface ServerProcess {
  name: string;
  /** Without a trailing slash. */
  url: string;
  child: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Starts a program of the repository in a process of its own; resolves once it says where it is ready.
 * @param program from the repository's folder, or an absolute path.
 * @param onSpawn is given the process before that.
 */
export async function startServer(
  name: string,
  program: string,
  settings: Record<string, string>,
  onSpawn: (child: ChildProcess) => void = () => undefined,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [resolve(ROOT, program)], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onSpawn(child);
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${name} ended before it was ready`)));
    createInterface(child.stdout).on('line', (line) => {
      const ready = / is ready at http:\/\/localhost:(\d+)/.exec(line);
      if (ready?.[1]) resolve(ready[1]);
    });
  });
  return { name, url: `http://127.0.0.1:${port}`, child, stop: () => stopProcess(child) };
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
