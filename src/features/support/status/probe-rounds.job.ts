import type { FastifyBaseLogger } from 'fastify';
import { MINUTE_MS } from '#platform/contract/durations.ts';
import { seldom } from '#platform/server/seldom.ts';

/** A timer can fire a little early; then the minute would not have begun. */
const AFTER_MS = 500;

/** Longest wait at the end for a round that is under way. */
const GOODBYE_MS = 2000;

/**
 * Runs a round at each full minute in this process, and not in the job queue: it must also run when the queue is stuck,
 * and the queue is one of the services that it measures.
 * @param probe gets the full minute. @returns what stops it.
 */
export function startProbeRounds(
  probe: (minute: Date) => Promise<unknown>,
  log: FastifyBaseLogger,
): { stop(): Promise<void> } {
  const onError = seldom((error, leftOut) => log.warn({ err: error, leftOut }, 'status not measured'));
  let timer: NodeJS.Timeout;
  let running: Promise<unknown> = Promise.resolve();
  const next = () => {
    timer = setTimeout(run, MINUTE_MS - (Date.now() % MINUTE_MS) + AFTER_MS);
  };
  const run = () => {
    const minute = new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);
    running = probe(minute).catch(onError);
    next();
  };
  next();
  return {
    async stop() {
      clearTimeout(timer);
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, GOODBYE_MS).unref())]);
    },
  };
}
