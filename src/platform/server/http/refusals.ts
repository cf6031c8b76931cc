/** Time after which a refusal is looked up again, because another process may have lifted it. */
const TRUST_MS = 5000;
const REMEMBERED_MAX = 20_000;

/** Number of refusals in a row that are answered immediately, for members who mistype. Later ones are delayed. */
export const PROMPT_REFUSALS = 20;

/**
 * Delay of a refusal, chosen at random so that tries that arrive together are not answered together. A client that
 * waits for its answers gets about one a second on each connection.
 */
export const HOLD_MS = { least: 500, most: 1500 };

/** Most delayed refusals at a time; more are answered immediately, because each keeps a request in memory. */
export const HELD_MAX = 2000;

interface Refusal {
  blockedUntil: number;
  trustedUntil: number;
  /** Answers since the first refused try. */
  answered: number;
}

/**
 * Refusals that this process remembers: a flood costs neither a statement nor a password hash per guess, and
 * is answered slowly enough to leave the processor to others.
 */
interface Refusals {
  /** Returns the end of this name's refusal in milliseconds, or null if it must be looked up. */
  blockedUntil(name: string, now: number): number | null;
  remember(name: string, blockedUntil: number, now: number): void;
  forget(name: string): void;
  /** Resolves when the refusal of this name can be answered. */
  holdBack(name: string): Promise<void>;
}

export function createRefusals(): Refusals {
  const refusals = new Map<string, Refusal>();
  let held = 0;
  return {
    blockedUntil(name, now) {
      const refusal = refusals.get(name);
      return refusal && refusal.trustedUntil > now ? refusal.blockedUntil : null;
    },

    remember(name, blockedUntil, now) {
      const answered = refusals.get(name)?.answered ?? 0;
      // Moved to the end, so that the first entry is the one that was not looked up for longest.
      refusals.delete(name);
      const oldest = refusals.size >= REMEMBERED_MAX ? refusals.keys().next() : null;
      if (oldest?.value) refusals.delete(oldest.value);
      refusals.set(name, { blockedUntil, trustedUntil: Math.min(blockedUntil, now + TRUST_MS), answered });
    },

    forget: (name) => refusals.delete(name),

    async holdBack(name) {
      const refusal = refusals.get(name);
      if (!refusal) return;
      refusal.answered += 1;
      if (refusal.answered <= PROMPT_REFUSALS || held >= HELD_MAX) return;
      held += 1;
      const ms = HOLD_MS.least + Math.random() * (HOLD_MS.most - HOLD_MS.least);
      await new Promise((resolve) => setTimeout(resolve, ms));
      held -= 1;
    },
  };
}
