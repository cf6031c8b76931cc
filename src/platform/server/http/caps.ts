import { dayInIndia, secondsToMidnightInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Context } from '../context.ts';
import {
  type CountedDay,
  countOneLess,
  countOneMore,
  hasAsMany,
  type RowsOf,
} from '../database/member-counts.ts';

/** Limit on what one member can create through a route. */
export interface Cap {
  /** The created things, in the plural and as the member knows them: `collaborations`. */
  what: string;
  perDay: number;
  /** Most that a member can have at a time, and the rows to count. */
  inAll?: RowsOf & { max: number };
}

/** The caps of an app's routes. */
export interface CapCheck {
  /** Bounds what a route makes. */
  declare(routeName: string, cap: Cap): void;
  /** Runs the work of a route for a caller who has not reached the route's cap. */
  run<T>(ctx: Context, routeName: string, work: () => Promise<T>): Promise<T>;
}

function reachedToday({ what, perDay }: Cap, now: Date): AppError {
  const message = `You have reached the limit of ${perDay} ${what} a day. You can continue after midnight, Indian time.`;
  return new AppError('DAILY_LIMIT_REACHED', { message, retryAfter: secondsToMidnightInIndia(now) });
}

function reachedInAll({ what }: Cap, max: number): AppError {
  const message = `You have ${max.toLocaleString('en-IN')} ${what}, the most that one member can have. Please delete one first.`;
  return new AppError('LIMIT_REACHED', { message });
}

/**
 * Makes the check of all caps. What a day allows is counted in the database before the work, one statement for all
 * processes, so it is never passed; what fails is not counted. What a member has in all is counted before the work, so
 * it can be passed by what the member makes in the same moment: the gate lets three requests run at once.
 * Visitors have limits by address instead.
 */
export function createCapCheck(): CapCheck {
  const caps = new Map<string, Cap>();
  return {
    declare(routeName, cap) {
      caps.set(routeName, cap);
    },
    async run(ctx, routeName, work) {
      const cap = caps.get(routeName);
      const { actor, db, now } = ctx;
      if (!cap || !actor) return work();
      const { inAll } = cap;
      if (inAll && (await hasAsMany(db, inAll, actor.profileId, inAll.max)))
        throw reachedInAll(cap, inAll.max);
      const counted: CountedDay = { accountId: actor.accountId, kind: routeName, day: dayInIndia(now) };
      if (!(await countOneMore(db, counted, cap.perDay))) throw reachedToday(cap, now);
      try {
        return await work();
      } catch (error) {
        // The member reads what went wrong, not that it could not be counted back.
        await countOneLess(db, counted).catch((failure) =>
          ctx.log.warn({ err: failure }, 'cap not given back'),
        );
        throw error;
      }
    },
  };
}
