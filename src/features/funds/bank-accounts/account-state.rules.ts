import { ACCOUNT_WAIT_MS, type BankAccount } from './bank-accounts.contract.ts';

interface AccountTimes {
  confirmed_at: string | null;
  ended_at: string | null;
}

/** Returns the state of an account at an instant, and from when it can be used. */
export function accountState(
  { confirmed_at, ended_at }: AccountTimes,
  now: Date,
): Pick<BankAccount, 'state' | 'usable_from'> {
  const from = confirmed_at === null ? null : new Date(Date.parse(confirmed_at) + ACCOUNT_WAIT_MS);
  const usable_from = from?.toISOString() ?? null;
  if (ended_at !== null) return { state: 'ended', usable_from };
  if (from === null) return { state: 'waiting', usable_from };
  return { state: from <= now ? 'usable' : 'resting', usable_from };
}

/** A name without what banks and papers write differently: capitals, stops, "&" and "The". */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/^\s*the\s/, '')
    .trim();

/** True if the holder of an account is the organisation. */
export const isHolder = (holder: string, legalName: string): boolean => plain(holder) === plain(legalName);
