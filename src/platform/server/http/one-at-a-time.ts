import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** With this many requests in line nothing more is read from the connection. */
const WAITING_MAX = 100;

interface Line {
  busy: boolean;
  waiting: (() => void)[];
  /** True while nothing is read from the connection. */
  isPaused: boolean;
}

/**
 * Lets the requests that a client sends on one connection without waiting for answers (RFC 9112, section 9.3.2) in one
 * after the other: their answers leave in that order anyway, and thousands of them let in at once would hold up
 * everybody else. Register it before other hooks, so that none of them sees a request that waits.
 */
export function registerOneAtATime(app: FastifyInstance): void {
  const lines = new WeakMap<Socket, Line>();

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const line = lines.get(socket) ?? { busy: false, waiting: [], isPaused: false };
    lines.set(socket, line);

    const letNextIn = () => {
      line.busy = false;
      if (socket.destroyed) line.waiting = [];
      line.waiting.shift()?.();
      if (!line.isPaused || line.waiting.length >= WAITING_MAX) return;
      line.isPaused = false;
      socket.resume();
    };
    const letIn = () => {
      line.busy = true;
      reply.raw.once('close', letNextIn);
      done();
    };
    if (!line.busy) return letIn();
    line.waiting.push(letIn);
    if (line.waiting.length < WAITING_MAX) return;
    line.isPaused = true;
    socket.pause();
  });
}
