import type { MemberRecords } from '#features/accounts/account/member-records.service.ts';
import type { JobParts } from '#platform/server/context.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { eraseDueAccounts } from './account-deletion.service.ts';

export const ACCOUNT_ERASURE_QUEUE = 'account-erasure';

/** Every hour, so that data is erased soon after the promised time. */
export const ACCOUNT_ERASURE_SCHEDULE = '17 * * * *';

/** Makes the job that erases the accounts that are due. It can run again at any time. */
export function createAccountEraser(parts: JobParts, records: readonly MemberRecords[]) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    await eraseDueAccounts({ ...parts, actor: null, now: new Date(), jobs }, records);
  };
}
