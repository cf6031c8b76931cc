import type { MemberRecords } from '#features/accounts/account/member-records.service.ts';
import { listEveryTicket } from './support-tickets.service.ts';

/** The member's tickets with their replies. They are erased with the account. */
export const supportTicketRecords: MemberRecords = {
  exportData: async (ctx) => ({ support_tickets: await listEveryTicket(ctx) }),
};
