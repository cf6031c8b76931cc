/** A refusal is looked up again after this: another process may have lifted it. */
const TRUST_MS = 5000;
const REMEMBERED_MAX = 20_000;

/** So many refusals in a row are answered at once: a member who mistypes does not wait. The next ones come late. */
export const PROMPT_REFUSALS = 20;

/**
 * How late: somewhere between, so that those who were sent together are not answered, and sent again, together. Who
 * waits for answers gets about one a second on each connection.
 */
export const HOLD_MS = { least: 500, most: 1500 };

/** So many wait at once, whoever they are; more are answered at once, for each keeps a request in memory. */
export const HELD_MAX = 2000;

interface Refusal {
  blockedUntil: number;
  trustedUntil: number;
  /** Answers since tries began to be refused. */
  answered: number;
}

/**
 * What is refused, remembered in this process: a flood costs neither a statement nor a password hash per guess, and
 * is answered so slowly that it leaves the processor to others.
 */
interface Refusals {
  /** Until when this name is refused, or null when that must be looked up. Times in milliseconds. */
  blockedUntil(name: string, now: number): number | null;
  remember(name: string, blockedUntil: number, now: number): void;
  forget(name: string): void;
  /** Resolves when the refusal of this name may be answered. */
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
      // Put in anew, so that the first one is the one that was not looked up for longest.
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
