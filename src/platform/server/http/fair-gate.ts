import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import { callerOf } from './callers.ts';

/** Number of requests of one caller that run at the same time, and that wait. */
interface Share {
  running: number;
  waiting: number;
}

/** Of the eight connections that are used one at a time one caller's work gets at most these. Others always find some free. */
export const SHARES = {
  member: { running: 3, waiting: 60 },
  /** Visitors of one address, such as an office: they share it. */
  visitor: { running: 4, waiting: 200 },
  /**
   * Writes of visitors, such as sign-ins: they spend their time on hashing and on held-back refusals, not in the
   * database, and have narrow limits of their own.
   */
  visitorWrite: { running: 50, waiting: 200 },
} as const satisfies Record<string, Share>;

/** Longest wait for a turn. */
const WAIT_MS = 10_000;

const MESSAGE = 'Too many requests at once. Please wait a little and try again.';
const tooMany = () => new AppError('TOO_MANY_REQUESTS', { message: MESSAGE, retryAfter: 1 });

/** Lets the work of each caller run in turn. */
export interface Turns {
  /**
   * Runs the work once fewer than the share of this caller run, in the order of coming.
   * @param gone ends the wait when the caller has left. What already runs is finished, and keeps its
   *   place until then: its statements still hold connections.
   * @throws AppError TOO_MANY_REQUESTS with `Retry-After` when too much waits already, or this waited too long.
   */
  run<T>(caller: string, share: Share, gone: AbortSignal, work: () => Promise<T>): Promise<T>;
}

interface Line {
  running: number;
  waiting: Set<() => void>;
}

/** @param waitMs longest wait for a turn in milliseconds. */
export function createTurns(waitMs = WAIT_MS): Turns {
  const lines = new Map<string, Line>();

  const turn = ({ waiting }: Line, gone: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        gone.removeEventListener('abort', giveUp);
        waiting.delete(begin);
      };
      const begin = () => {
        leave();
        resolve();
      };
      const giveUp = () => {
        leave();
        reject(tooMany());
      };
      const timer = setTimeout(giveUp, waitMs);
      gone.addEventListener('abort', giveUp);
      waiting.add(begin);
    });

  return {
    async run(caller, share, gone, work) {
      const line = lines.get(caller) ?? { running: 0, waiting: new Set() };
      lines.set(caller, line);
      if (line.running < share.running) line.running += 1;
      else if (gone.aborted || line.waiting.size >= share.waiting) throw tooMany();
      // Whoever ends hands the place over, so nobody who comes later takes it first.
      else await turn(line, gone);
      try {
        return await work();
      } finally {
        const [next] = line.waiting;
        if (next) next();
        else line.running -= 1;
        if (line.running === 0) lines.delete(caller);
      }
    },
  };
}

/** Given as the reason, since without one each request would make an error with a stack. */
const LEFT = 'The caller has left or has the answer';

/** Returns a signal that is aborted when the caller leaves, or has the answer. */
export function leftSignal(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  if (reply.raw.closed) left.abort(LEFT);
  else reply.raw.once('close', () => left.abort(LEFT));
  return left.signal;
}

/** Runs the work of a request once it is its caller's turn. */
export type FairGate = <T>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<T>,
) => Promise<T>;

/**
 * The gate that every request passes before it touches the database, so that no caller can hold all connections.
 * @param enabled false lets everything through, for load tests.
 */
export function createFairGate(enabled: boolean): FairGate {
  if (!enabled) return (_request, _reply, work) => work();
  const turns = createTurns();
  return async (request, reply, work) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const kind = request.actor ? 'member' : isRead ? 'visitor' : 'visitorWrite';
    const left = new AbortController();
    const leave = () => left.abort(LEFT);
    reply.raw.once('close', leave);
    if (reply.raw.closed) leave();
    try {
      return await turns.run(`${kind} ${callerOf(request)}`, SHARES[kind], left.signal, work);
    } finally {
      reply.raw.removeListener('close', leave);
    }
  };
}
