/** Lets a bounded number of pieces of work run at the same time: one of each owner, and each owner in turn. */
interface FairTurns {
  /** Runs the work once there is a place. However much of an owner waits, another waits for one piece of it at most. */
  run<T>(owner: string, work: () => Promise<T>): Promise<T>;
}

/** @param atOnce number of pieces that run at the same time. */
export function createFairTurns(atOnce: number): FairTurns {
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
