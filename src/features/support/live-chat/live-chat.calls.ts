import { newId } from '#platform/server/ids.ts';
import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { createMember } from '#platform/testing/sign-in.ts';

const messageBody = () => ({ id: newId(), message: 'The upload stops at half.' });
/** A chat of the owner that waits, whatever the hour; the one before is over. */
const chat = async (scene: Scene) => {
  const id = newId();
  await scene.app.sql(
    `update support_chats set state = 'ended', ended_at = now(), ended_because = 'member'
        where member_id = $1 and state <> 'ended'`,
    [scene.owner.id],
  );
  await scene.app.sql(
    `insert into support_chats (id, member_id, waits_until, last_message_at, messages_count)
        values ($1, $2, now() + interval '3 minutes', now(), 1)`,
    [id, scene.owner.id],
  );
  await scene.app.sql(
    `insert into support_chat_messages (chat_id, seq, id, sender, author_id, message)
        values ($1, 1, $2, 'member', $3, 'My file does not arrive.')`,
    [id, newId(), scene.owner.id],
  );
  return { params: { id } };
};

export const calls = defineCalls({
  getChatStatus: { who: 'signed in' },
  // An admin is a supporter, with a desk open in this test: only that of another member counts.
  // A supporter is here; the hours are those of the app's settings.
  startChat: {
    who: [401, 201, 201, 201, 201],
    act: 'personal',
    call: async (scene) => {
      const supporter = await createMember(scene.app, { admin: true });
      await scene.app.sql(
        'insert into support_desk_presence (stream_id, supporter_id, seen_at) values ($1, $2, now())',
        [newId(), supporter.id],
      );
      return { body: { id: newId(), message_id: newId(), message: 'My file does not arrive.' } };
    },
  },
  sendChatMessage: {
    who: [401, 404, 404, 201, 409],
    act: 'personal',
    call: async (scene) => ({ ...(await chat(scene)), body: messageBody() }),
  },
  reportChatTyping: {
    who: [401, 404, 404, 200, 409],
    act: 'personal',
    makesNothing: 'stores nothing',
    call: chat,
  },
  endChat: {
    who: [401, 404, 404, 200, 409],
    act: 'personal',
    makesNothing: 'changes a row, once; chats are limited',
    call: async (scene) => ({ ...(await chat(scene)), body: { resolved: false } }),
  },
  watchChat: { who: [401, 404, 404, 200, 200], call: chat },
  listChats: { who: 'admins' },
  takeChat: { who: 'admins', call: chat },
  watchChats: { who: 'admins' },
});
