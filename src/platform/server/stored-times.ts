import { MINUTE_MS } from '#platform/contract/durations.ts';

/** By how much the clocks of two processes on one database may differ. */
const CLOCKS_DIFFER_MS = 5 * MINUTE_MS;

/**
 * Returns the latest instant that a right clock can have stored by now. What lies beyond it was written by a clock that was ahead
 * once, and would hold until that time comes: whoever waits for a stored time takes it as past.
 * @param longestMs how far ahead the time may lie by itself, such as the longest wait, in milliseconds.
 */
export const latestStored = (now: Date, longestMs: number): string =>
  new Date(now.getTime() + longestMs + CLOCKS_DIFFER_MS).toISOString();
