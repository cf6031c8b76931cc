import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { listEveryChat } from './live-chat.service.ts';

/** The member's chats with supporters. They are erased with the account. */
export const liveChatRecords: MemberRecords = {
  exportData: async (ctx) => ({ support_chats: await listEveryChat(ctx) }),
};
