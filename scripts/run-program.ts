import { type SpawnOptions, spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

/** The repository's folder. */
export const ROOT = join(import.meta.dirname, '..');

/** The environment in which `node` and the tools of node_modules are those of this project. */
export const TOOL_ENVIRONMENT = {
  ...process.env,
  PATH: [dirname(process.execPath), join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter),
};

type Options = {
  env?: Record<string, string>;
  /** Show the output as it comes rather than hand it back. */
  show?: boolean;
  /** The program is ended after this time, in milliseconds. */
  timeout?: number;
};

/** Runs a program in the repository to its end. `code` is null when it could not run or was ended. */
export function runProgram(
  program: string,
  args: string[],
  { env = {}, show = false, timeout }: Options = {},
): Promise<{ code: number | null; output: string }> {
  const options: SpawnOptions = {
    cwd: ROOT,
    env: { ...TOOL_ENVIRONMENT, ...env },
    stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    timeout,
  };
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, options);
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: null, output: `${program}: ${error.message}` }));
    child.on('close', (code) => resolve({ code, output }));
  });
}
