import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const liveChatErrors = defineErrors({
  CHAT_NOT_FOUND: [404, 'Chat not found'],
  CHAT_UNAVAILABLE: [409, 'Nobody of the support team can chat now. Please create a ticket.'],
  CHAT_ALREADY_OPEN: [409, 'You already have a chat with the support team. Please reload to continue it.'],
  CHAT_TAKEN: [409, 'Another supporter has taken this chat.'],
  CHAT_ENDED: [409, 'This chat has ended.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof liveChatErrors> {}
}
