const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How many tries are looked at without delay, and how the wait grows after that: it doubles up to the longest. */
export interface Budget {
  free: number;
  firstWaitMs: number;
  longestWaitMs: number;
}

/**
 * Who has how many wrong tries. After them a guesser gets about a hundred looked at a day (NIST SP 800-63B,
 * section 3.2.2, allows a hundred in a row), while a member who mistypes waits a minute.
 */
export const BUDGETS = {
  /** One network: an office or a mobile provider shares its address. Right passwords are not counted. */
  address: { free: 40, firstWaitMs: 30 * SECOND, longestWaitMs: 15 * MINUTE },
  /** All callers together who have never signed in to this account where they are. */
  account: { free: 10, firstWaitMs: MINUTE, longestWaitMs: 15 * MINUTE },
  /** A browser on which the owner signed in before: strangers cannot use these tries up. */
  device: { free: 10, firstWaitMs: 30 * SECOND, longestWaitMs: 15 * MINUTE },
  /** Passwords that an account is asked for after sign-in, as before a change of the email address. */
  password: { free: 10, firstWaitMs: MINUTE, longestWaitMs: 15 * MINUTE },
  /** Codes of the second factor, by whoever knows the password. */
  code: { free: 5, firstWaitMs: MINUTE, longestWaitMs: 15 * MINUTE },
} as const satisfies Record<string, Budget>;

export type BudgetKind = keyof typeof BUDGETS;

/** After so long without a try the tries are forgotten. */
export const FORGET_MS = 24 * 60 * MINUTE;

/** "in 40 seconds", "in 15 minutes": when the next try is looked at. */
export function waitInWords(seconds: number): string {
  if (seconds < 60) return `in ${seconds} second${seconds === 1 ? '' : 's'}`;
  const minutes = Math.ceil(seconds / 60);
  return `in ${minutes} minute${minutes === 1 ? '' : 's'}`;
}
