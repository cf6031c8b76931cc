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
  /** Codes of the second factor, by whoever knows the password. */
  code: { free: 5, firstWaitMs: MINUTE, longestWaitMs: 15 * MINUTE },
} as const satisfies Record<string, Budget>;

export type BudgetKind = keyof typeof BUDGETS;

/** After so long without a try the tries are forgotten. */
export const FORGET_MS = 24 * 60 * MINUTE;

/** What counts as one address: of IPv6 the first 64 bits, for whoever has one address there has them all. */
export function addressGroup(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip.split(':').at(-1) ?? ip;
  const [head = '', tail = ''] = ip.split('::');
  const groups = (text: string) => (text ? text.split(':') : []);
  const missing = Math.max(0, 8 - groups(head).length - groups(tail).length);
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** "in 40 seconds", "in 15 minutes": when the next try is looked at. */
export function waitInWords(seconds: number): string {
  if (seconds < 60) return `in ${seconds} second${seconds === 1 ? '' : 's'}`;
  const minutes = Math.ceil(seconds / 60);
  return `in ${minutes} minute${minutes === 1 ? '' : 's'}`;
}
