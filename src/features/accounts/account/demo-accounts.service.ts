import type { Context } from '#platform/server/context.ts';
import * as accounts from './accounts.repository.ts';

/** True if the demo data is there. */
export const hasDemoAccounts = (ctx: Pick<Context, 'db'>): Promise<boolean> =>
  accounts.hasDemoAccounts(ctx.db);
