import { KEPT_DAYS } from '#features/news/entries/news.contract.ts';
import { DAY_MS, MINUTE_MS } from '#platform/contract/durations.ts';

/** Specification part 2, section 9. */
const SYNC_MS = 30 * MINUTE_MS;

/** A source is due a little before its half hour is over, or a round that starts on time would leave it out. */
const EARLY_MS = 5 * MINUTE_MS;

/** Titles of two sources mean the same story when they appear this close together. */
export const SAME_STORY_MS = 3 * DAY_MS;

/** A source that fails is tried again after 30 minutes, then after twice as long each time, once a day at last. */
export function nextFetchAt(now: Date, failures: number): Date {
  const wait = Math.min(SYNC_MS * 2 ** Math.min(failures, 10), DAY_MS);
  return new Date(now.getTime() + wait - EARLY_MS);
}

/** Instant before which news is too old to be kept. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - KEPT_DAYS * DAY_MS);
