import type { SupportSettings } from '#features/support/tickets/ticket-creation.service.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import * as feeds from './chat-feeds.service.ts';
import { endChat } from './chat-tickets.service.ts';
import * as contract from './live-chat.contract.ts';
import * as chat from './live-chat.service.ts';

export function liveChatRoutes(bind: Bind, settings: SupportSettings & chat.ChatSettings): void {
  bind(contract.getChatStatus, (ctx) => chat.getChatStatus(ctx, settings));
  bind(contract.startChat, (ctx, { body }) => chat.startChat(ctx, body, settings), {
    stores: { what: 'chats with the support team', perDay: 20 },
  });
  bind(contract.sendChatMessage, (ctx, { params, body }) => chat.sendChatMessage(ctx, params.id, body), {
    stores: { what: 'chat messages', perDay: 1000 },
  });
  bind(contract.reportChatTyping, (ctx, { params }) => chat.reportChatTyping(ctx, params.id));
  bind(contract.endChat, (ctx, { params, body }) => endChat(ctx, params.id, body.resolved, settings));
  bind(contract.watchChat, (ctx, { params }) => feeds.watchChat(ctx, params.id, settings));
  bind(contract.listChats, (ctx) => chat.listChats(ctx));
  bind(contract.takeChat, (ctx, { params }) => chat.takeChat(ctx, params.id));
  bind(contract.watchChats, (ctx) => feeds.watchChats(ctx));
}
