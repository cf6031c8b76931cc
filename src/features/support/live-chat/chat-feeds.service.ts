import type { SupportSettings } from '#features/support/tickets/ticket-creation.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { MemberContext } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import type { Feed, Outgoing } from '#platform/server/live/feed.ts';
import { settleChat } from './chat-tickets.service.ts';
import { deletePresence, upsertPresence } from './desk-presence.repository.ts';
import type { ChatDeskEvent, ChatEvent } from './live-chat.contract.ts';
import { findMessageAt, findMessages } from './live-chat.repository.ts';
import { CHATS_TOPIC, chatById, presentMessage, topicOf } from './live-chat.service.ts';

type MessageRow = NonNullable<Awaited<ReturnType<typeof findMessageAt>>>;

const messageEvent = (row: MessageRow): Outgoing<ChatEvent> => ({
  id: row.seq,
  event: { type: 'message', message: presentMessage(row) },
});

/**
 * A chat as it goes on, for its member and for all supporters: its state first, then the messages that the page lacks.
 * @throws AppError CHAT_NOT_FOUND.
 */
export async function watchChat(
  ctx: MemberContext,
  id: string,
  settings: SupportSettings,
): Promise<Feed<ChatEvent>> {
  const { member } = await chatById(ctx, id);
  const isMember = member.id === ctx.actor.accountId;
  if (!isMember && !(ctx.actor.isAdmin && ctx.actor.emailConfirmed)) throw new AppError('CHAT_NOT_FOUND');
  const state = async (): Promise<Outgoing<ChatEvent>> => ({
    event: { type: 'chat', chat: await chatById(ctx, id) },
  });
  return {
    topics: [topicOf(id)],
    async since(lastId) {
      const missed = await findMessages(ctx.db, id, lastId);
      return [await state(), ...missed.map(messageEvent)];
    },
    async toEvent({ data, shared }) {
      if (data.typing === 'member' || data.typing === 'supporter')
        return { event: { type: 'typing', by: data.typing } };
      if (typeof data.seq !== 'number') return shared('chat', state);
      const { seq } = data;
      const row = await shared('message', () => findMessageAt(ctx.db, id, seq));
      return row ? messageEvent(row) : null;
    },
    // The job comes once a minute; who waits with the page open sees the ticket in time.
    beat: () => (isMember ? settleChat({ ...ctx, now: new Date() }, id, settings) : Promise.resolve()),
  };
}

/** Tells supporters that the list of chats has changed. While it is open, its supporter is here for members. */
export async function watchChats(ctx: MemberContext): Promise<Feed<ChatDeskEvent>> {
  const stream_id = newId();
  return {
    topics: [CHATS_TOPIC],
    toEvent: async () => ({ event: { type: 'chats' } }),
    beat: () => upsertPresence(ctx.db, { stream_id, supporter_id: ctx.actor.accountId, seen_at: new Date() }),
    closed: () => deletePresence(ctx.db, stream_id),
  };
}
