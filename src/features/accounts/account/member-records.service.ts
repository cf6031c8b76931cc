import type { Context, MemberContext } from '#platform/server/context.ts';

/**
 * Data that a feature keeps about members, for export and erasure. The features are above this area, so `src/app`
 * passes them in. Rows that refer to the account by a foreign key are erased with it.
 */
export interface MemberRecords {
  /** Returns the caller's data, by section. */
  exportData(ctx: MemberContext): Promise<Record<string, unknown>>;
  /** Closes what is open for a member who asked for deletion, and notifies others. Can run twice. */
  closeFor?(ctx: Context, memberId: string): Promise<void>;
  /**
   * Removes the member's name from records that others still need. Runs in the transaction that erases the account.
   */
  eraseFor?(ctx: Context, memberId: string): Promise<void>;
}
