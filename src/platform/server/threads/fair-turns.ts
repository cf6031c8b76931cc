import { AppError } from '#platform/contract/errors.ts';

/** Lets a bounded number of pieces of work run at the same time: one of each owner, and each owner in turn. */
interface FairTurns {
  /**
   * Runs the work once there is a place. However much of an owner waits, another waits for one piece of it at most.
   * @throws AppError TOO_MANY_REQUESTS when as much of this owner waits as may.
   */
  run<T>(owner: string, work: () => Promise<T>): Promise<T>;
}

const tooMany = () =>
  new AppError('TOO_MANY_REQUESTS', {
    message: 'Your other files are not done yet. Please wait until they are, then try again.',
    retryAfter: 5,
  });

/** @param atOnce number of pieces that run at the same time. @param waitingMax number of pieces of one owner that wait. */
export function createFairTurns(atOnce: number, waitingMax = Number.POSITIVE_INFINITY): FairTurns {
  const running = new Set<string>();
  /** Owners in the order of their turns. */
  const waiting = new Map<string, (() => void)[]>();

  const next = () => {
    for (const [owner, line] of waiting) {
      if (running.size >= atOnce) return;
      if (running.has(owner)) continue;
      running.add(owner);
      const begin = line.shift();
      // An owner with more to do goes to the end.
      waiting.delete(owner);
      if (line.length > 0) waiting.set(owner, line);
      begin?.();
    }
  };

  return {
    async run(owner, work) {
      if ((waiting.get(owner)?.length ?? 0) >= waitingMax) throw tooMany();
      await new Promise<void>((resolve) => {
        const line = waiting.get(owner) ?? [];
        line.push(resolve);
        waiting.set(owner, line);
        next();
      });
      try {
        return await work();
      } finally {
        running.delete(owner);
        next();
      }
    },
  };
}
