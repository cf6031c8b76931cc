import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { findEveryCertificateOf } from './certificates.repository.ts';

/**
 * Certificates of the member. When the account is erased, the database takes the names out and keeps the rest: the page
 * of the number then says that the certificate was issued and its holder has left.
 */
export const certificateRecords: MemberRecords = {
  exportData: async (ctx) => ({ certificates: await findEveryCertificateOf(ctx.db, ctx.actor.accountId) }),
};
