import { dropFiles } from '#platform/server/files/files.ts';
import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { deleteTicketsAsGuest } from './support-tickets.repository.ts';
import { listEveryGuestTicket, listEveryTicket } from './support-tickets.service.ts';
import { findFilesFromSupport } from './ticket-messages.repository.ts';

/**
 * The member's tickets with their conversations, also those written signed out with the same confirmed address. They are erased
 * with the account, with the files that supporters sent; what a supporter wrote in the tickets of others stays without the name.
 */
export const supportTicketRecords: MemberRecords = {
  exportData: async (ctx) => ({
    support_tickets: await listEveryTicket(ctx),
    support_tickets_as_guest: await listEveryGuestTicket(ctx),
  }),
  async eraseForPerson(ctx, accountId) {
    const files = [
      ...(await findFilesFromSupport(ctx.db, accountId)),
      ...(await deleteTicketsAsGuest(ctx.db, accountId)),
    ];
    await dropFiles(ctx, files);
  },
};
