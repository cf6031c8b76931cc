import type { FastifyBaseLogger } from 'fastify';

/** A server that failed may take this long to answer what is under way. */
const STOP_PATIENCE_MS = 15_000;

/**
 * Decides what happens to failures that nobody handles. A rejection that nobody awaited belongs to one request or job: it is
 * logged, and the process goes on. An exception that nobody caught may have left anything half-done: it is logged,
 * the server answers what is under way and ends with 1, for whoever supervises it to start it again.
 * @param stop stops the server, if it has started by then.
 */
export function watchFailures(log: FastifyBaseLogger, stop: () => Promise<void>): void {
  process.on('unhandledRejection', (reason) => {
    log.error({ err: asError(reason) }, 'a rejection that nobody awaited');
  });
  let failed = false;
  process.on('uncaughtException', (error) => {
    log.fatal({ err: asError(error) }, 'an exception that nobody caught: the server stops');
    if (failed) return;
    failed = true;
    const end = () => process.exit(1);
    setTimeout(end, STOP_PATIENCE_MS);
    stop().then(end, end);
  });
}

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));
