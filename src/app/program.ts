import type { FastifyBaseLogger } from 'fastify';
import { type Config, readConfig } from '#platform/server/config.ts';
import { CLOSED_TO_OTHERS } from '#platform/server/data-folder.ts';
import { createLog } from './start.ts';

/** The parts that a program of the server's side gets. */
export interface ProgramParts {
  config: Config;
  log: FastifyBaseLogger;
  /** Aborted by SIGTERM and SIGINT: the program stops what it has started and returns. */
  stopping: AbortSignal;
}

/** The error that things went wrong with first; those of the cleaning up after it are wrapped around it. */
function firstError(error: unknown): unknown {
  return error instanceof SuppressedError ? firstError(error.suppressed) : error;
}

/**
 * Runs a program of the server's side and ends the process: with 0 when it is done or a signal stops it, with 1 and one
 * line that says why when it fails. The signals are heard from the first moment, so that one that comes while things
 * start stops what has started by then. Nobody but its user can read the files that it makes.
 */
export async function runProgram(program: (parts: ProgramParts) => Promise<void>): Promise<never> {
  process.umask(CLOSED_TO_OTHERS);
  const stop = new AbortController();
  // Any number of times: Ctrl-C in a terminal reaches npm and this process, and npm passes its own on.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop.abort());
  try {
    const config = readConfig();
    await program({ config, log: createLog(config), stopping: stop.signal });
  } catch (error) {
    const first = firstError(error);
    if (first !== stop.signal.reason) {
      const what = stop.signal.aborted ? 'stop cleanly' : 'start';
      console.error(`Dayitva cannot ${what}: ${first instanceof Error ? first.message : first}`);
      process.exit(1);
    }
  }
  process.exit();
}
