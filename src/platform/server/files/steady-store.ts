import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** Callers to remember for each budget; the one that was not seen for longest is forgotten first. */
const CALLERS_MAX = 5000;

interface Count {
  current: number;
  since: number;
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
    const count = known && now < known.since + windowMs ? known : { current: 0, since: now };
    count.current += 1;
    this.#counts.delete(key);
    this.#counts.set(key, count);
    if (this.#counts.size > CALLERS_MAX) this.#counts.delete(this.#counts.keys().next().value ?? '');
    done(null, { current: count.current, ttl: windowMs - (now - count.since) });
  };

  child: FastifyRateLimitStore['child'] = () => new SteadyStore();
}
