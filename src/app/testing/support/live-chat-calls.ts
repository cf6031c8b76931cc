import { newId } from '#platform/server/ids.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { type Calls, nothing } from '../call.ts';

/** Chats with supporters. */
export function liveChatCalls(app: TestApp, owner: TestMember): Calls {
  const messageBody = () => ({ id: newId(), message: 'The upload stops at half.' });
  /** A chat of the owner that waits, whatever the hour; the one before is over. */
  const chat = async () => {
    const id = newId();
    await app.sql(
      `update support_chats set state = 'ended', ended_at = now(), ended_because = 'member'
        where member_id = $1 and state <> 'ended'`,
      [owner.id],
    );
    await app.sql(
      `insert into support_chats (id, member_id, waits_until, last_message_at, messages_count)
        values ($1, $2, now() + interval '3 minutes', now(), 1)`,
      [id, owner.id],
    );
    await app.sql(
      `insert into support_chat_messages (chat_id, seq, id, sender, author_id, message)
        values ($1, 1, $2, 'member', $3, 'My file does not arrive.')`,
      [id, newId(), owner.id],
    );
    return { params: { id } };
  };
  return {
    getChatStatus: nothing,
    // A supporter is here; the hours are those of the app's settings.
    startChat: async () => {
      const supporter = await createMember(app, { admin: true });
      await app.sql(
        'insert into support_desk_presence (stream_id, supporter_id, seen_at) values ($1, $2, now())',
        [newId(), supporter.id],
      );
      return { body: { id: newId(), message_id: newId(), message: 'My file does not arrive.' } };
    },
    sendChatMessage: async () => ({ ...(await chat()), body: messageBody() }),
    reportChatTyping: chat,
    endChat: async () => ({ ...(await chat()), body: { resolved: false } }),
    watchChat: chat,
    listChats: nothing,
    takeChat: chat,
    watchChats: nothing,
  };
}
