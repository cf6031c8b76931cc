import type { MemberRecords } from '#features/accounts/account/member-records.service.ts';
import { listEveryTicket } from './support-tickets.service.ts';

/** What the member asked the people behind the platform, with their answers; it goes with the account. */
export const supportTicketRecords: MemberRecords = {
  exportData: async (ctx) => ({ support_tickets: await listEveryTicket(ctx) }),
};
