import type { AccountId } from '#platform/contract/people/ids.ts';
import type { Db } from '#platform/server/database/connect.ts';

export interface TwoFactorRow {
  /** Sealed; see secret-keys.ts. */
  secret: Buffer;
  confirmed_at: string | null;
}

export async function findTwoFactor(db: Db, accountId: AccountId): Promise<TwoFactorRow | null> {
  const row = await db
    .selectFrom('two_factor')
    .select(['secret', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Stores an unconfirmed secret, which replaces an earlier unconfirmed one.
 * @returns false if there is a confirmed one.
 */
export async function insertUnconfirmedSecret(
  db: Db,
  accountId: AccountId,
  secret: Buffer,
): Promise<boolean> {
  const stored = await db
    .insertInto('two_factor')
    .values({ account_id: accountId, secret })
    .onConflict((row) =>
      row.column('account_id').doUpdateSet({ secret }).where('two_factor.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  return stored !== undefined;
}

export async function confirmSecret(db: Db, accountId: AccountId, now: Date): Promise<void> {
  await db
    .updateTable('two_factor')
    .set({ confirmed_at: now })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** A counter further ahead, in steps of 30 seconds, is of a clock that was ahead once: it would hold until that time comes. */
const COUNTERS_AHEAD_MAX = 20;

/** Uses up the code of a time step and all earlier ones; false if it was already used. */
export async function spendCounter(db: Db, accountId: AccountId, counter: number): Promise<boolean> {
  // One conditional UPDATE: of two requests with the same code only one gets through.
  const used = await db
    .updateTable('two_factor')
    .set({ last_counter: counter })
    .where('account_id', '=', accountId)
    .where((eb) =>
      eb.or([eb('last_counter', '<', counter), eb('last_counter', '>', counter + COUNTERS_AHEAD_MAX)]),
    )
    .returning('account_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Switches two-factor sign-in off and deletes its recovery codes. */
export async function removeTwoFactor(db: Db, accountId: AccountId): Promise<void> {
  await db.deleteFrom('two_factor').where('account_id', '=', accountId).execute();
}

export async function replaceRecoveryCodes(db: Db, accountId: AccountId, hashes: Buffer[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash })))
    .execute();
}

/** Uses up a recovery code; false if the account has no such code left. */
export async function spendRecoveryCode(
  db: Db,
  accountId: AccountId,
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const used = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function countRecoveryCodes(db: Db, accountId: AccountId): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}
