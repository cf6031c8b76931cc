import type { FastifyRequest } from 'fastify';

/** How long the rest of a refused request is read, in milliseconds: so long its sender has to read the answer. */
const PATIENCE_MS = 1500;

/**
 * Reads the rest of a body that nobody wants and forgets it, so that a client that is still sending gets the answer, and can
 * go on with the connection. Ends the connection where the rest does not come within a moment: the answer is out by then.
 */
export function forgetRest({ raw }: Pick<FastifyRequest, 'raw'>): void {
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => {
    if (!raw.complete) raw.socket.destroy();
  }, PATIENCE_MS);
  timer.unref();
  raw.once('end', () => clearTimeout(timer));
}
