import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { API_BASE } from '#platform/contract/route.ts';
import type { ApiAnswer } from '#platform/testing/test-app.ts';

const READY = /^Dayitva is ready at (http:\S+)$/m;

/** The product in a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  child: ChildProcess;
  /** All that it has printed so far. */
  output(): string;
  errors(): string;
  /** Its address, once it says that it is ready. @throws Error with what it printed when it ends before. */
  ready(): Promise<string>;
  /** Ends it and gives its exit code; null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Its exit code, when it ends by itself. */
  ended(): Promise<number | null>;
}

/** Starts a server with these settings and nothing else of the environment but the path. */
export const startProcess = (settings: Record<string, string>): ServerProcess =>
  startProgram(process.execPath, ['src/app/main.mjs'], settings);

/** Starts a script of package.json through npm, as a person does; what npm would run before it is done already. */
export const startNpm = (settings: Record<string, string>, script = 'start'): ServerProcess =>
  startProgram('npm', ['run', script, '--ignore-scripts', '--silent'], settings);

/** Starts a program that is, or becomes, a server. */
export function startProgram(
  program: string,
  args: string[],
  settings: Record<string, string>,
): ServerProcess {
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      printed[stream] += text;
    });
  }
  const closed = once(child, 'close').then(([code]) => code as number | null);
  return {
    child,
    output: () => printed.stdout,
    errors: () => printed.stderr,
    async ready() {
      for (;;) {
        const url = READY.exec(printed.stdout)?.[1];
        if (url) return url;
        const isOver = await Promise.race([
          once(child.stdout, 'data').then(() => false),
          closed.then(() => true),
        ]);
        if (isOver)
          throw new Error(`the server ended before it was ready:\n${printed.stdout}${printed.stderr}`);
      }
    },
    async end(signal) {
      child.kill(signal);
      return closed;
    },
    ended: () => closed,
  };
}

/** Sends JSON to the API of the server at `url`. */
export async function send(
  url: string,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: object } = {},
): Promise<ApiAnswer> {
  const response = await fetch(`${url}${API_BASE}${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
