import { isBusinessTime } from '#features/support/ticket-clock/business-hours.rules.ts';
import { readHolidays } from '#features/support/ticket-clock/ticket-clock.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { RouteOutput } from '#platform/contract/route.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import type { WaitingSummary } from '#platform/server/database/waiting.ts';
import { publish } from '#platform/server/live/publish.ts';
import { isSupporterHere } from './desk-presence.repository.ts';
import {
  CHAT_MESSAGES_MAX,
  type Chat,
  type ChatInput,
  type ChatMessage,
  type ChatMessageInput,
  type getChatStatus as getChatStatusRoute,
  type ListedChat,
  type TranscriptLine,
  WAITING_MINUTES,
} from './live-chat.contract.ts';
import * as chats from './live-chat.repository.ts';

/** A desk that has given no sign of life for this time is closed; an open one gives one every 20 seconds. */
const PRESENT_MS = 60_000;
/** Most chats in the supporters' list. */
const LISTED_MAX = 200;

/** Topic of the supporters' list of chats. */
export const CHATS_TOPIC = 'chats';
export const topicOf = (chatId: string): string => `chat:${chatId}`;

/** Hours in which chats can begin: those of the support team, or always. */
export interface ChatSettings {
  chatHours: 'business' | 'always';
}

export const presentMessage = ({
  author_id: _,
  ...message
}: NonNullable<Awaited<ReturnType<typeof chats.findMessage>>>) => message as ChatMessage;

const presentChat = ({
  member_id,
  member_name,
  supporter_id,
  supporter_name,
  ticket_number,
  ...chat
}: chats.ChatRow): Chat => ({
  ...chat,
  state: chat.state as Chat['state'],
  ended_because: chat.ended_because as Chat['ended_because'],
  transcript: chat.transcript as TranscriptLine[],
  member: { id: member_id, name: member_name ?? '' },
  supporter: supporter_id ? { id: supporter_id, name: supporter_name ?? '' } : null,
  ticket_number: ticket_number === null ? null : `T-${ticket_number}`,
});

/** @throws AppError CHAT_NOT_FOUND. */
export async function chatById(ctx: Context, id: string): Promise<Chat> {
  const chat = await chats.findChat(ctx.db, id);
  if (!chat) throw new AppError('CHAT_NOT_FOUND');
  return presentChat(chat);
}

/** Tells the pages that show the chat, and the supporters' list, that its state has changed. Call inside the transaction. */
export async function publishState(ctx: Context, id: string): Promise<void> {
  await publish(ctx.db, topicOf(id), { chat: id });
  await publish(ctx.db, CHATS_TOPIC, { chat: id });
}

async function availabilityFor(ctx: MemberContext, { chatHours }: ChatSettings) {
  if (chatHours === 'business' && !isBusinessTime(ctx.now, await readHolidays(ctx))) return 'outside-hours';
  const seenSince = new Date(ctx.now.getTime() - PRESENT_MS);
  return (await isSupporterHere(ctx.db, ctx.actor.accountId, seenSince)) ? 'available' : 'nobody-here';
}

export async function getChatStatus(
  ctx: MemberContext,
  settings: ChatSettings,
): Promise<RouteOutput<typeof getChatStatusRoute>> {
  const chat = await chats.findOpenChat(ctx.db, ctx.actor.accountId);
  return { availability: await availabilityFor(ctx, settings), chat: chat ? presentChat(chat) : null };
}

/**
 * Asks for a chat with a supporter.
 * @throws AppError CHAT_UNAVAILABLE outside hours or while no supporter is here; CHAT_ALREADY_OPEN.
 */
export function startChat(ctx: MemberContext, input: ChatInput, settings: ChatSettings): Promise<Chat> {
  const { id, message_id, message, transcript } = input;
  return transact(ctx, async (ctx) => {
    const known = await chats.findChat(ctx.db, id);
    // The answer to the first try was lost.
    if (known?.member_id === ctx.actor.accountId) return presentChat(known);
    if ((await availabilityFor(ctx, settings)) !== 'available') throw new AppError('CHAT_UNAVAILABLE');
    const waits_until = new Date(ctx.now.getTime() + WAITING_MINUTES * 60_000);
    await mapConstraints(
      { support_chats_one_open: 'CHAT_ALREADY_OPEN', support_chats_pkey: 'CONFLICT' },
      () =>
        chats.insertChat(ctx.db, {
          id,
          member_id: ctx.actor.accountId,
          transcript: JSON.stringify(transcript),
          waits_until,
          last_message_at: ctx.now,
          created_at: ctx.now,
          messages_count: 1,
        }),
    );
    await chats.insertMessage(ctx.db, {
      chat_id: id,
      seq: 1,
      id: message_id,
      sender: 'member',
      author_id: ctx.actor.accountId,
      message,
      created_at: ctx.now,
    });
    await publishState(ctx, id);
    return chatById(ctx, id);
  });
}

/** The side of the caller in a chat. @throws AppError CHAT_NOT_FOUND for others; CHAT_TAKEN for another supporter. */
export function sideOf(
  { actor }: MemberContext,
  chat: Pick<chats.LockedChat, 'member_id' | 'supporter_id'>,
): 'member' | 'supporter' {
  if (actor.accountId === chat.member_id) return 'member';
  if (!actor.isAdmin || !actor.emailConfirmed) throw new AppError('CHAT_NOT_FOUND');
  if (!chat.supporter_id) throw new AppError('CHAT_TAKEN', { message: 'Please take this chat first.' });
  if (actor.accountId !== chat.supporter_id) throw new AppError('CHAT_TAKEN');
  return 'supporter';
}

/**
 * Stores a message once, however often it is sent with the same id.
 * @throws AppError CHAT_NOT_FOUND, CHAT_TAKEN, CHAT_ENDED, LIMIT_REACHED.
 */
export function sendChatMessage(
  ctx: MemberContext,
  chatId: string,
  { id, message }: ChatMessageInput,
): Promise<ChatMessage> {
  return transact(ctx, async (ctx) => {
    const chat = await chats.lockChat(ctx.db, chatId);
    if (!chat) throw new AppError('CHAT_NOT_FOUND');
    const sender = sideOf(ctx, chat);
    const known = await chats.findMessage(ctx.db, chatId, id);
    if (known) return presentMessage(known);
    if (chat.state === 'ended') throw new AppError('CHAT_ENDED');
    if (chat.messages_count >= CHAT_MESSAGES_MAX) {
      throw new AppError('LIMIT_REACHED', {
        message: 'This chat is full. Please end it: it becomes a ticket.',
      });
    }
    const seq = chat.messages_count + 1;
    await chats.insertMessage(ctx.db, {
      chat_id: chatId,
      seq,
      id,
      sender,
      author_id: ctx.actor.accountId,
      message,
      created_at: ctx.now,
    });
    await chats.updateChat(ctx.db, chatId, { messages_count: seq, last_message_at: ctx.now });
    await publish(ctx.db, topicOf(chatId), { seq });
    await publish(ctx.db, CHATS_TOPIC, { chat: chatId });
    const stored = await chats.findMessageAt(ctx.db, chatId, seq);
    if (!stored) throw new AppError('CHAT_NOT_FOUND');
    return presentMessage(stored);
  });
}

/** Shows the other side that the caller is typing. Nothing is stored. @throws as `sendChatMessage`. */
export async function reportChatTyping(ctx: MemberContext, id: string): Promise<{ id: string }> {
  const chat = await chats.findChat(ctx.db, id);
  if (!chat) throw new AppError('CHAT_NOT_FOUND');
  const by = sideOf(ctx, chat);
  if (chat.state !== 'ended') await publish(ctx.db, topicOf(id), { typing: by });
  return { id };
}

/** Counts chats that nobody has taken, and dates the oldest. */
export const countWaitingChats = (ctx: MemberContext): Promise<WaitingSummary> =>
  chats.summariseWaitingChats(ctx.db);

/** Lists the chats that wait or go on, for supporters. */
export async function listChats(ctx: MemberContext): Promise<{ chats: ListedChat[] }> {
  const rows = await chats.findOpenChats(ctx.db, LISTED_MAX);
  return {
    chats: rows.map(({ latest, ...row }) => {
      const { transcript: _, ...chat } = presentChat(row);
      return { ...chat, latest };
    }),
  };
}

/**
 * Takes a chat that waits. Of two supporters who take it at once, one gets it.
 * @throws AppError CHAT_NOT_FOUND, CHAT_TAKEN, CHAT_ENDED; FORBIDDEN for the caller's own chat.
 */
export function takeChat(ctx: MemberContext, id: string): Promise<Chat> {
  return transact(ctx, async (ctx) => {
    const chat = await chats.lockChat(ctx.db, id);
    if (!chat) throw new AppError('CHAT_NOT_FOUND');
    if (chat.member_id === ctx.actor.accountId) throw new AppError('FORBIDDEN');
    if (chat.state === 'ended') throw new AppError('CHAT_ENDED');
    if (chat.state === 'open' && chat.supporter_id !== ctx.actor.accountId) throw new AppError('CHAT_TAKEN');
    if (chat.state === 'waiting') {
      await chats.updateChat(ctx.db, id, {
        state: 'open',
        supporter_id: ctx.actor.accountId,
        taken_at: ctx.now,
        last_message_at: ctx.now,
      });
      recordAct(ctx, { kind: 'chat-taken', subject: ['chat', id], facts: { member: chat.member_id } });
      await publishState(ctx, id);
    }
    return chatById(ctx, id);
  });
}

/** Lists every chat of the member with its messages, for the data export. */
export async function listEveryChat(ctx: MemberContext) {
  const rows = await chats.findChatsOf(ctx.db, ctx.actor.accountId);
  const exported = [];
  for (const row of rows) {
    const messages = await chats.findMessages(ctx.db, row.id, 0);
    exported.push({ ...presentChat(row), messages: messages.map(presentMessage) });
  }
  return exported;
}
