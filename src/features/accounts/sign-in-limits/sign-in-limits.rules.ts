import { DAY_MS, MINUTE_MS } from '#platform/contract/durations.ts';

const SECOND = 1000;

/** Number of tries without delay, and the wait after them, which doubles up to the longest. */
export interface Budget {
  free: number;
  firstWaitMs: number;
  longestWaitMs: number;
}

/**
 * Budgets of wrong tries. After them a guesser gets about a hundred tries a day (NIST SP 800-63B, section 3.2.2,
 * allows a hundred in a row), while a member who mistypes waits a minute.
 */
export const BUDGETS = {
  /** One network: an office or mobile provider shares an address. Right passwords do not count. */
  address: { free: 40, firstWaitMs: 30 * SECOND, longestWaitMs: 15 * MINUTE_MS },
  /** All callers together who have not signed in to this account on their device before. */
  account: { free: 10, firstWaitMs: MINUTE_MS, longestWaitMs: 15 * MINUTE_MS },
  /** A browser on which the owner has signed in before. Strangers cannot use up its tries. */
  device: { free: 10, firstWaitMs: 30 * SECOND, longestWaitMs: 15 * MINUTE_MS },
  /** Passwords that are asked for after sign-in, for example before a change of the email address. */
  password: { free: 10, firstWaitMs: MINUTE_MS, longestWaitMs: 15 * MINUTE_MS },
  /** Codes of the second factor, by a caller who knows the password. */
  code: { free: 5, firstWaitMs: MINUTE_MS, longestWaitMs: 15 * MINUTE_MS },
} as const satisfies Record<string, Budget>;

export type BudgetKind = keyof typeof BUDGETS;

/** Time without a try after which earlier tries are cleared. */
export const FORGET_MS = DAY_MS;

/** Says when the next try is allowed: "in 40 seconds", "in 15 minutes". */
export function waitInWords(seconds: number): string {
  if (seconds < 60) return `in ${seconds} second${seconds === 1 ? '' : 's'}`;
  const minutes = Math.ceil(seconds / 60);
  return `in ${minutes} minute${minutes === 1 ? '' : 's'}`;
}
