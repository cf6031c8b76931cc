import type { Context, JobParts } from '#platform/server/context.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { defineJob } from '#platform/server/noun.ts';
import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { eraseDueAccounts } from './account-deletion.service.ts';
import { eraseDueProfiles } from './profile-deletion.service.ts';

/** Makes the job that erases the organisations and accounts that are due. It can run again at any time. */
function createAccountEraser(parts: JobParts, records: readonly MemberRecords[]) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    try {
      // First: an owner who deletes both leaves nothing to pass on.
      await eraseDueProfiles(ctx, records);
    } finally {
      await eraseDueAccounts(ctx, records);
    }
  };
}

export const accountEraserJob = defineJob({
  queue: 'account-erasure',
  /** Every hour, so that data is erased soon after the promised time. */
  schedule: '17 * * * *',
  work: (parts) => createAccountEraser(parts, parts.records),
});
