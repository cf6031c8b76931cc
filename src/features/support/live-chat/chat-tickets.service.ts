import { MESSAGE_MAX } from '#features/support/tickets/support-tickets.contract.ts';
import { createTicketOf, type SupportSettings } from '#features/support/tickets/ticket-creation.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { messageFrom, subjectFrom } from './chat-tickets.rules.ts';
import type { Chat, TranscriptLine } from './live-chat.contract.ts';
import * as chats from './live-chat.repository.ts';
import { chatById, publishState, sideOf } from './live-chat.service.ts';

/** Nobody has written in a chat for this time: it ends. */
const SILENCE_MS = 30 * 60_000;
const AT_ONCE = 50;

/** Ends a locked chat and keeps it as a ticket. Call inside its transaction. */
async function keepAsTicket(
  ctx: Context,
  chat: chats.LockedChat,
  { because, resolved }: { because: NonNullable<Chat['ended_because']>; resolved: boolean },
  settings: SupportSettings,
): Promise<void> {
  const [first, ...rest] = await chats.findMessages(ctx.db, chat.id, 0);
  if (!first) throw new AppError('CHAT_NOT_FOUND');
  const ticket = await createTicketOf(
    ctx,
    {
      author: { author_id: chat.member_id },
      subject: subjectFrom(first.message),
      category: 'Other',
      message: messageFrom(first.message, chat.transcript as TranscriptLine[], MESSAGE_MAX),
      conversation: rest.map(({ message, sender, author_id, created_at }) => ({
        message,
        from_support: sender === 'supporter',
        author_id,
        created_at: new Date(created_at),
      })),
      assignee_id: chat.supporter_id,
      isResolved: resolved,
    },
    settings,
  );
  await chats.updateChat(ctx.db, chat.id, {
    state: 'ended',
    ended_at: ctx.now,
    ended_because: because,
    ticket_id: ticket.id,
  });
  await publishState(ctx, chat.id);
}

/**
 * Ends a chat, for either side. Of two who end it at once, the first decides.
 * @param resolved true keeps it as a resolved ticket, false as an open one.
 * @throws AppError CHAT_NOT_FOUND, CHAT_TAKEN.
 */
export function endChat(
  ctx: MemberContext,
  id: string,
  resolved: boolean,
  settings: SupportSettings,
): Promise<Chat> {
  return transact(ctx, async (ctx) => {
    const chat = await chats.lockChat(ctx.db, id);
    if (!chat) throw new AppError('CHAT_NOT_FOUND');
    const because = sideOf(ctx, chat);
    if (chat.state === 'ended') return chatById(ctx, id);
    await keepAsTicket(ctx, chat, { because, resolved }, settings);
    if (because === 'supporter')
      recordAct(ctx, { kind: 'chat-ended', subject: ['chat', id], facts: { resolved } });
    return chatById(ctx, id);
  });
}

/**
 * Makes a ticket of a chat that nobody took in time, or in which nobody writes any more. It is an open ticket if the member
 * wrote last. Does nothing if that is not so (any more).
 */
export const settleChat = (ctx: Context, id: string, settings: SupportSettings): Promise<void> =>
  transact(ctx, async (ctx) => {
    const chat = await chats.lockChat(ctx.db, id);
    if (chat?.state === 'waiting' && Date.parse(chat.waits_until) <= ctx.now.getTime()) {
      await keepAsTicket(ctx, chat, { because: 'nobody-came', resolved: false }, settings);
    }
    if (chat?.state === 'open' && Date.parse(chat.last_message_at) + SILENCE_MS <= ctx.now.getTime()) {
      const last = await chats.findMessageAt(ctx.db, id, chat.messages_count);
      const resolved = last?.sender === 'supporter';
      await keepAsTicket(ctx, chat, { because: 'silence', resolved }, settings);
    }
  });

/** Does so with all chats. */
export async function settleForgottenChats(ctx: Context, settings: SupportSettings): Promise<void> {
  const silentSince = new Date(ctx.now.getTime() - SILENCE_MS);
  for (const { id } of await chats.findForgottenChats(ctx.db, ctx.now, silentSince, AT_ONCE)) {
    await settleChat(ctx, id, settings);
  }
}
