import type { Context, MemberContext } from '#platform/server/context.ts';

/**
 * What a feature keeps about members, for those two moments when all of it is wanted. The features are above this
 * one; `src/app` hands their records in. What hangs on the account by a foreign key is erased with it.
 */
export interface MemberRecords {
  /** What is kept about the caller, by section. */
  exportData(ctx: MemberContext): Promise<Record<string, unknown>>;
  /** The member has asked for deletion: what waits for them is closed, and others are told. May come twice. */
  closeFor?(ctx: Context, memberId: string): Promise<void>;
  /** The member goes for good, in this transaction: what others need loses its name. */
  eraseFor?(ctx: Context, memberId: string): Promise<void>;
}
