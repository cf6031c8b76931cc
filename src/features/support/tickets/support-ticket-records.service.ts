import { dropFiles } from '#platform/server/files/files.ts';
import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { listEveryTicket } from './support-tickets.service.ts';
import { findFilesFromSupport } from './ticket-messages.repository.ts';

/**
 * The member's tickets with their conversations. They are erased with the account, with the files that supporters sent;
 * what a supporter wrote in the tickets of others stays without the name.
 */
export const supportTicketRecords: MemberRecords = {
  exportData: async (ctx) => ({ support_tickets: await listEveryTicket(ctx) }),
  eraseForPerson: async (ctx, accountId) => dropFiles(ctx, await findFilesFromSupport(ctx.db, accountId)),
};
