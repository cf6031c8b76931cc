import { removeExpired } from '#features/accounts/sessions/expired-records.repository.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import type { SecretKeys } from '#platform/server/crypto/secret-keys.ts';
import { addressGroup } from '#platform/server/http/callers.ts';
import { createRefusals } from '#platform/server/http/refusals.ts';
import { giveTryBack, removeBudget, takeTry } from './sign-in-limits.repository.ts';
import { BUDGETS, type BudgetKind, FORGET_MS, waitInWords } from './sign-in-limits.rules.ts';

/** A subject whose tries are counted. */
export interface Counted {
  kind: BudgetKind;
  /** Address, email, device or account. */
  of: string;
}

/** Counts tries in the database, so that all processes share them. Refusals are remembered for a moment. */
export interface SignInLimits {
  /**
   * Takes one try of each.
   * @throws AppError TOO_MANY_REQUESTS with `Retry-After` when one has none left; about a second late in a flood.
   */
  take(ctx: Context, counted: Counted[]): Promise<void>;
  /** Clears right tries, and earlier wrong ones that only the same caller can have made. */
  accept(ctx: Context, counted: Counted[]): Promise<void>;
  /** Gives back tries that were not checked. Earlier ones still count. */
  giveBack(ctx: Context, counted: Counted[]): Promise<void>;
}

/** Counts nothing, for load tests (RATE_LIMIT=off). */
const NO_LIMITS: SignInLimits = {
  take: async () => {},
  accept: async () => {},
  giveBack: async () => {},
};

/** Every 200th try also removes expired budgets, at most 1,000. */
const CLEAN_EVERY = 200;
const CLEAN_MOST = 1000;

/**
 * Returns the budgets that a sign-in uses. A device on which the owner has signed in before has its own, which
 * strangers cannot use up. All others share those of the account and of their address.
 */
export const countedFor = (email: string, device: string | null, address: string): Counted[] =>
  device
    ? [{ kind: 'device', of: device }]
    : [
        { kind: 'address', of: addressGroup(address) },
        { kind: 'account', of: email },
      ];

function tooMany(blockedUntil: number, now: number): AppError {
  const retryAfter = Math.max(1, Math.ceil((blockedUntil - now) / 1000));
  const message = `Too many attempts. Please try again ${waitInWords(retryAfter)}.`;
  return new AppError('TOO_MANY_REQUESTS', { message, retryAfter });
}

export function createSignInLimits(keys: SecretKeys, enabled: boolean): SignInLimits {
  if (!enabled) return NO_LIMITS;
  const refusals = createRefusals();
  let taken = 0;
  const nameOf = ({ kind, of }: Counted) => `${kind} ${of}`;
  const keyOf = (one: Counted) => keys.mac('budget', nameOf(one));

  const refuse = async (one: Counted, blockedUntil: number, now: number): Promise<never> => {
    await refusals.holdBack(nameOf(one));
    throw tooMany(blockedUntil, now);
  };

  const takeOne = async ({ db, now }: Context, one: Counted) => {
    const time = now.getTime();
    const result = await takeTry(db, keyOf(one), BUDGETS[one.kind], now, FORGET_MS);
    const blockedUntil = Date.parse(result.blocked_until);
    if (blockedUntil > time) refusals.remember(nameOf(one), blockedUntil, time);
    if (!result.taken) await refuse(one, blockedUntil, time);
  };

  return {
    async take(ctx, counted) {
      const time = ctx.now.getTime();
      for (const one of counted) {
        const blockedUntil = refusals.blockedUntil(nameOf(one), time);
        if (blockedUntil) await refuse(one, blockedUntil, time);
      }
      for (const one of counted) await takeOne(ctx, one);
      taken += 1;
      if (taken % CLEAN_EVERY === 0) await removeExpired(ctx.db, 'sign_in_budgets', ctx.now, CLEAN_MOST);
    },

    async accept({ db, now }, counted) {
      for (const one of counted) {
        refusals.forget(nameOf(one));
        // Tries that are shared with strangers get only this one back.
        const isShared = one.kind === 'address' || one.kind === 'account';
        await (isShared ? giveTryBack(db, keyOf(one), now) : removeBudget(db, keyOf(one)));
      }
    },

    async giveBack({ db, now }, counted) {
      for (const one of counted) {
        refusals.forget(nameOf(one));
        await giveTryBack(db, keyOf(one), now);
      }
    },
  };
}
