import type { AccountId, ProfileId } from '#platform/contract/people/ids.ts';
import type { Context, MemberContext } from '../context.ts';

/**
 * Data that a noun keeps about members, for export and erasure; the noun declares it (`records`).
 * Rows that refer to the profile, or the account, by a foreign key are erased with it. Closing and erasing
 * come in two: what is the organisation's (its profile's id), and what is the person's (the account's id).
 */
export interface MemberRecords {
  /** Returns the caller's data, by section. */
  exportData(ctx: MemberContext): Promise<Record<string, unknown>>;
  /** Closes what is open for a profile that is to be deleted, and notifies others. Can run twice. */
  closeFor?(ctx: Context, profileId: ProfileId): Promise<void>;
  /** Removes the profile's name from records that others still need. Runs in the transaction that erases the profile. */
  eraseFor?(ctx: Context, profileId: ProfileId): Promise<void>;
  /** Closes what is open for a person who asked for deletion; the organisation may stay. Can run twice. */
  closeForPerson?(ctx: Context, accountId: AccountId): Promise<void>;
  /** Removes the person's name from records that others still need. Runs in the transaction that erases the account. */
  eraseForPerson?(ctx: Context, accountId: AccountId): Promise<void>;
}
