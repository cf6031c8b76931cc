import type { FastifyBaseLogger } from 'fastify';
import { type Config, readConfig } from '#platform/server/config.ts';
import { CLOSED_TO_OTHERS } from '#platform/server/data-folder.ts';
import { createLog } from './log.ts';

/** Parts that a server program gets. */
export interface ProgramParts {
  config: Config;
  log: FastifyBaseLogger;
  /** Aborted by a signal to stop: the program then stops what it started and returns. */
  stopping: AbortSignal;
}

/** On Windows nobody can send SIGTERM; SIGBREAK is Ctrl-Break there, SIGHUP the window that closes. */
const STOP_SIGNALS: NodeJS.Signals[] =
  process.platform === 'win32' ? ['SIGINT', 'SIGBREAK', 'SIGHUP'] : ['SIGINT', 'SIGTERM'];

/** A handle that nobody closed keeps an ended program alive no longer than this. */
const END_PATIENCE_MS = 5_000;

/** Returns the first error. Errors of the clean-up after it wrap around it. */
function firstError(error: unknown): unknown {
  return error instanceof SuppressedError ? firstError(error.suppressed) : error;
}

/**
 * Runs a server program, after which the process ends: with 0 when it is done or a signal stops it, with 1 and one line
 * that says why when it fails. Signals count from the first moment: one that arrives during the start stops what has
 * started. Only its user can read the files that it creates.
 */
export async function runProgram(program: (parts: ProgramParts) => Promise<void>): Promise<void> {
  process.umask(CLOSED_TO_OTHERS);
  const stop = new AbortController();
  // Signals can repeat: Ctrl-C in a terminal reaches npm and this process, and npm passes its own on.
  for (const signal of STOP_SIGNALS) process.on(signal, () => stop.abort());
  try {
    const config = readConfig();
    await program({ config, log: createLog(config), stopping: stop.signal });
  } catch (error) {
    const first = firstError(error);
    if (first !== stop.signal.reason) {
      const what = stop.signal.aborted ? 'stop cleanly' : 'start';
      console.error(`Dayitva cannot ${what}: ${first instanceof Error ? first.message : first}`);
      process.exitCode = 1;
    }
  }
  // `process.exit` waits for the threads of V8. One of them may wait for the main thread to collect garbage, and then the
  // process never ends (nodejs/node issue 54918). Without work left it ends by itself, which has no such wait.
  setTimeout(() => process.exit(), END_PATIENCE_MS).unref();
}
