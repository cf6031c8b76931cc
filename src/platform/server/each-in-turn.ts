import type { FastifyBaseLogger } from 'fastify';

/**
 * Does a job's work for each id, one after the other. One that fails is reported with its id, and the others go on,
 * so that no single row can hold up the rest.
 * @param what the ids are of, for the log.
 * @param work in a transaction of its own, so that nothing is left of one that fails.
 * @throws Error at the end if any failed: the job is then tried again later, and finds only those left.
 */
export async function eachInTurn(
  log: FastifyBaseLogger,
  what: string,
  ids: Iterable<string>,
  work: (id: string) => Promise<void>,
): Promise<void> {
  let failed = 0;
  for (const id of ids) {
    try {
      await work(id);
    } catch (error) {
      failed += 1;
      log.error({ err: error, [what]: id }, `${what} left for later`);
    }
  }
  if (failed > 0) throw new Error(`${what}: ${failed} left for later`);
}
