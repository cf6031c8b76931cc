import { z } from 'zod';
import { MINUTE_MS } from '#platform/contract/durations.ts';
import { IdParams, Instant, requiredText, Uuid } from '#platform/contract/fields.ts';
import { eventsOf } from '#platform/contract/live/live-events.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Longest message, in characters. */
export const CHAT_MESSAGE_MAX = 2000;
/** Most messages of one chat. */
export const CHAT_MESSAGES_MAX = 500;
/**
 * Most messages to and from the assistant that go along, and their length. The page of the member sends them, so they prove nothing of
 * what the assistant said: screens and tickets say so.
 */
export const TRANSCRIPT_MAX = 20;
const TRANSCRIPT_TEXT_MAX = 1500;
/** Time in which a supporter must come before a chat becomes a ticket, in minutes. */
export const WAITING_MINUTES = 3;

const TranscriptLine = z.strictObject({
  sender: z.enum(['member', 'assistant']),
  text: requiredText(TRANSCRIPT_TEXT_MAX, 'Text'),
});
export type TranscriptLine = z.output<typeof TranscriptLine>;

const message = requiredText(CHAT_MESSAGE_MAX, 'Message', 'Please type a message');

export const ChatInput = z.strictObject({
  /** Ids made by the page: what is sent again because the answer was lost is stored once. */
  id: Uuid,
  message_id: Uuid,
  message,
  transcript: z.array(TranscriptLine).max(TRANSCRIPT_MAX, `At most ${TRANSCRIPT_MAX} lines`).default([]),
});
export type ChatInput = z.output<typeof ChatInput>;

export const ChatMessageInput = z.strictObject({ id: Uuid, message });
export type ChatMessageInput = z.output<typeof ChatMessageInput>;

export const ChatMessage = z.object({
  id: z.uuid(),
  /** Place in the chat, from 1. */
  seq: z.int(),
  sender: z.enum(['member', 'supporter']),
  /** Name of the sender; null once the account was erased. */
  name: z.string().nullable(),
  message: z.string(),
  created_at: Instant,
});
export type ChatMessage = z.output<typeof ChatMessage>;

export const Chat = z.object({
  id: z.uuid(),
  state: z.enum(['waiting', 'open', 'ended']),
  member: z.object({ id: z.uuid(), name: z.string() }),
  supporter: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  transcript: z.array(TranscriptLine),
  created_at: Instant,
  /** Time at which it becomes a ticket if nobody takes it. */
  waits_until: Instant,
  last_message_at: Instant,
  ended_because: z.enum(['member', 'supporter', 'nobody-came', 'silence']).nullable(),
  /** Number of the ticket that it became: `T-1001`. */
  ticket_number: z.string().nullable(),
});
export type Chat = z.output<typeof Chat>;

/** Why a chat with a person can begin now or not. */
const ChatAvailability = z.enum(['available', 'outside-hours', 'nobody-here']);

const ChatStatus = z.object({
  availability: ChatAvailability,
  /** The member's chat that has not ended. */
  chat: Chat.nullable(),
});

const ChatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('chat'), chat: Chat }),
  z.object({ type: z.literal('message'), message: ChatMessage }),
  z.object({ type: z.literal('typing'), by: z.enum(['member', 'supporter']) }),
]);
export type ChatEvent = z.output<typeof ChatEvent>;

/** A chat of the supporters' list has changed, begun or ended. */
const ChatDeskEvent = z.object({ type: z.literal('chats') });
export type ChatDeskEvent = z.output<typeof ChatDeskEvent>;

/** A chat in the supporters' list, with its newest message. */
export const ListedChat = Chat.omit({ transcript: true }).extend({ latest: z.string() });
export type ListedChat = z.output<typeof ListedChat>;

const EndInput = z.strictObject({
  /** True keeps the chat as a resolved ticket, false as an open one. */
  resolved: z.boolean('Please say if the question is answered'),
});

export const getChatStatus = defineRoute({
  name: 'getChatStatus',
  method: 'GET',
  path: '/support/chat',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: "Tells if a supporter can chat now, and the member's own open chat",
  response: ChatStatus,
});

export const startChat = defineRoute({
  name: 'startChat',
  method: 'POST',
  path: '/support/chats',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: 'Asks for a chat with a supporter; what was said to the assistant goes along',
  body: ChatInput,
  response: Chat,
  status: 201,
  limits: [{ max: 20, windowMs: 60 * MINUTE_MS, by: 'member' }],
});

export const sendChatMessage = defineRoute({
  name: 'sendChatMessage',
  method: 'POST',
  path: '/support/chats/:id/messages',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: 'Sends a message in a chat, once however often it is sent with the same id',
  params: IdParams,
  body: ChatMessageInput,
  response: ChatMessage,
  status: 201,
  limits: [{ max: 40, windowMs: MINUTE_MS, by: 'member' }],
});

export const reportChatTyping = defineRoute({
  name: 'reportChatTyping',
  method: 'PUT',
  path: '/support/chats/:id/typing',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: 'Shows the other side of a chat that the caller is typing',
  params: IdParams,
  response: IdParams,
  limits: [{ max: 60, windowMs: MINUTE_MS, by: 'member' }],
});

export const endChat = defineRoute({
  name: 'endChat',
  method: 'PUT',
  path: '/support/chats/:id/end',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: 'Ends a chat and keeps it as a ticket',
  params: IdParams,
  body: EndInput,
  response: Chat,
});

export const watchChat = defineRoute({
  name: 'watchChat',
  method: 'GET',
  path: '/support/chats/:id/events',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: 'A chat as it goes on: its state, messages and typing; for its member and for supporters',
  params: IdParams,
  response: eventsOf(ChatEvent),
});

export const listChats = defineRoute({
  name: 'listChats',
  method: 'GET',
  path: '/admin/support/chats',
  access: 'admin',
  summary: 'Chats that wait or go on, oldest first',
  response: z.object({ chats: z.array(ListedChat) }),
});

export const takeChat = defineRoute({
  name: 'takeChat',
  method: 'PUT',
  path: '/admin/support/chats/:id/supporter',
  access: 'admin',
  summary: 'Takes a chat that waits',
  params: IdParams,
  response: Chat,
});

export const watchChats = defineRoute({
  name: 'watchChats',
  method: 'GET',
  path: '/admin/support/chats/events',
  access: 'admin',
  summary: 'Tells when the list of chats changes; while it is open the supporter counts as present',
  response: eventsOf(ChatDeskEvent),
});
