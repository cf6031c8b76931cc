import { DAY_MS, MINUTE_MS } from '#platform/contract/durations.ts';

/** Waits after each failed try, in minutes: six tries within 15 hours. */
const WAITS = [1, 5, 30, 120, 720];
export const LONGEST_WAIT_MS = Math.max(...WAITS) * MINUTE_MS;

/** Time after which a webhook that only fails is paused. */
export const FAILING_MAX_MS = 3 * DAY_MS;

/**
 * Returns when a delivery is tried again after its nth failed try; null if it is not. A test is tried once, so that its
 * result is known at once.
 */
export function nextTryAt(tries: number, type: string, now: Date): Date | null {
  const minutes = type === 'ping' ? undefined : WAITS[tries - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS);
}
