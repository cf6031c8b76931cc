import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** Callers to remember for each budget. */
const CALLERS_MAX = 5000;
/** When there are more, this many are forgotten at once: to sort them takes a millisecond. */
const FORGOTTEN = 500;

interface Count {
  current: number;
  until: number;
}

/**
 * Counts calls for the rate limits by a clock that only goes forward. By the time of day, as the plugin's own store
 * counts, a limit that began before the clock was set back would hold until that time comes again.
 */
export class SteadyStore implements FastifyRateLimitStore {
  readonly #counts = new Map<string, Count>();

  incr: FastifyRateLimitStore['incr'] = (key, done, windowMs = 0) => {
    const now = performance.now();
    const known = this.#counts.get(key);
    const count = known && now < known.until ? known : { current: 0, until: now + windowMs };
    count.current += 1;
    this.#counts.set(key, count);
    if (this.#counts.size > CALLERS_MAX) this.#forget(now);
    done(null, { current: count.current, ttl: count.until - now });
  };

  /**
   * Forgets those whose window is over, then those with the fewest calls: whoever has thousands of addresses pushes no count out
   * without as many calls from each of them, which would have been allowed anyway.
   */
  #forget(now: number): void {
    for (const [key, { until }] of this.#counts) if (until <= now) this.#counts.delete(key);
    if (this.#counts.size <= CALLERS_MAX) return;
    const fewestFirst = [...this.#counts].sort(([, one], [, other]) => one.current - other.current);
    for (const [key] of fewestFirst.slice(0, FORGOTTEN)) this.#counts.delete(key);
  }

  child: FastifyRateLimitStore['child'] = () => new SteadyStore();
}
