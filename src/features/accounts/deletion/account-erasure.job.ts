import type { MemberRecords } from '#features/accounts/account/member-records.service.ts';
import type { Context } from '#platform/server/context.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { eraseDueAccounts } from './account-deletion.service.ts';

export const ACCOUNT_ERASURE_QUEUE = 'account-erasure';

/** Every hour: nobody's data stays much longer than was promised. */
export const ACCOUNT_ERASURE_SCHEDULE = '17 * * * *';

/** What erases the accounts whose time is over; running it twice does nothing more. */
export function createAccountEraser(
  { db, files, log }: Pick<Context, 'db' | 'files' | 'log'>,
  records: readonly MemberRecords[],
) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    await eraseDueAccounts({ db, actor: null, now: new Date(), jobs, files, log }, records);
  };
}
