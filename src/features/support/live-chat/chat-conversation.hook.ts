import { useEffect, useRef, useState } from 'react';
import type { CallFailure } from '#platform/contract/errors.ts';
import { call } from '#platform/web/client.ts';
import { useLive } from '#platform/web/live/live.ts';
import type { LineState } from '#platform/web/live/live-line.ts';
import {
  type Chat,
  type ChatMessage,
  reportChatTyping,
  sendChatMessage,
  watchChat,
} from './live-chat.contract.ts';

/** A report of typing is shown for this long, and sent at most this often while someone types. */
const TYPING_SHOWN_MS = 5000;
const TYPING_REPORTED_MS = 3000;

/** A message that the server has not confirmed yet. */
interface UnsentMessage {
  id: string;
  message: string;
  /** Null while it is being sent. */
  failure: CallFailure | Error | null;
}

export interface ChatConversation {
  /** Null until the first event. */
  chat: Chat | null;
  messages: ChatMessage[];
  unsent: UnsentMessage[];
  isOtherTyping: boolean;
  line: LineState;
  send(message: string): void;
  /** Sends a message again, with the same id: it is stored once. */
  retry(unsent: UnsentMessage): void;
  noteTyping(): void;
}

/** Follows a chat and writes in it. Show it with the chat's id as key. */
export function useChatConversation(id: string, me: 'member' | 'supporter'): ChatConversation {
  const [chat, setChat] = useState<Chat | null>(null);
  const [messages, setMessages] = useState<ChatMessage[]>([]);
  const [unsent, setUnsent] = useState<UnsentMessage[]>([]);
  const [isOtherTyping, setOtherTyping] = useState(false);
  const typingShown = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typingReported = useRef(0);
  useEffect(() => () => clearTimeout(typingShown.current), []);

  const forget = (sent: string) => setUnsent((all) => all.filter((one) => one.id !== sent));
  const add = (message: ChatMessage) => {
    setMessages((all) =>
      all.some((one) => one.id === message.id)
        ? all
        : [...all, message].sort((one, two) => one.seq - two.seq),
    );
    forget(message.id);
    if (message.sender !== me) setOtherTyping(false);
  };
  const line = useLive(
    watchChat,
    { params: { id } },
    (event) => {
      if (event.type === 'chat') return setChat(event.chat);
      if (event.type === 'message') return add(event.message);
      if (event.by === me) return;
      setOtherTyping(true);
      clearTimeout(typingShown.current);
      typingShown.current = setTimeout(() => setOtherTyping(false), TYPING_SHOWN_MS);
    },
    { whileHidden: true, enabled: chat?.state !== 'ended' },
  );

  const deliver = (sent: string, message: string) => {
    call(sendChatMessage, { params: { id }, body: { id: sent, message } }).then(add, (failure: Error) =>
      setUnsent((all) => all.map((one) => (one.id === sent ? { ...one, failure } : one))),
    );
  };
  return {
    chat,
    messages,
    unsent,
    isOtherTyping,
    line,
    send(message) {
      const sent = crypto.randomUUID();
      setUnsent((all) => [...all, { id: sent, message, failure: null }]);
      typingReported.current = 0;
      deliver(sent, message);
    },
    retry(one) {
      setUnsent((all) => all.map((other) => (other.id === one.id ? { ...other, failure: null } : other)));
      deliver(one.id, one.message);
    },
    noteTyping() {
      const now = Date.now();
      if (now - typingReported.current < TYPING_REPORTED_MS) return;
      typingReported.current = now;
      // A sign of typing that is lost is no loss.
      call(reportChatTyping, { params: { id } }).catch(() => undefined);
    },
  };
}
