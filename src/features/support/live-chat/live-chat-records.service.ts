import type { MemberRecords } from '#features/accounts/account/member-records.service.ts';
import { listEveryChat } from './live-chat.service.ts';

/** The member's chats with supporters. They are erased with the account. */
export const liveChatRecords: MemberRecords = {
  exportData: async (ctx) => ({ support_chats: await listEveryChat(ctx) }),
};
