import { findActsOf } from '#features/funds/acts/acts.repository.ts';
import { listBankAccounts } from '#features/funds/bank-accounts/bank-accounts.service.ts';
import { listOwnGrants } from '#features/funds/grants/grants.service.ts';
import { findLinksBy } from '#features/funds/practitioner-reports/practitioner-reports.repository.ts';
import type { MemberRecords } from '#platform/server/people/member-records.ts';

const EVERYTHING = { page: 1, pageSize: 1_000_000 };

/**
 * Money records stay when a profile or an account goes, as the law demands: they lose who did it. The foreign keys do that
 * by themselves.
 */
export const fundRecords: MemberRecords = {
  exportData: async (ctx) => ({
    grants: (await listOwnGrants(ctx, EVERYTHING)).records,
    grant_acts: await findActsOf(ctx.db, ctx.actor),
    practitioner_links: await findLinksBy(ctx.db, ctx.actor.accountId),
    bank_accounts: await listBankAccounts(ctx),
  }),
};
