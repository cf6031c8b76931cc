import { useEffect, useState } from 'react';
import { useChatStatus } from '#features/support/live-chat/live-chat.api.ts';
import type { TranscriptLine } from '#features/support/live-chat/live-chat.contract.ts';
import type { AssistantMessage } from './assistant-conversation.hook.ts';

/** Longest part of an answer that goes along. */
const TEXT_MAX = 1500;

interface HandOver {
  /** What the panel shows instead of the conversation with the assistant; null for that one. */
  to: 'person' | 'ticket' | null;
  go: (to: HandOver['to']) => void;
  /** The question that had no answer, or the last one. */
  question: string;
  transcript: TranscriptLine[];
}

/**
 * Hands the conversation over to a person or to a ticket. A chat that has not ended goes on, also after a reload.
 * @param isLooked true while a member looks at the panel.
 */
export function useHandOver(messages: AssistantMessage[], isLooked: boolean): HandOver {
  const [to, go] = useState<HandOver['to']>(null);
  const open = useChatStatus(isLooked).data?.chat?.id;
  useEffect(() => {
    if (open) go('person');
  }, [open]);
  const asked = messages.findLast(({ sender }) => sender === 'user')?.text ?? '';
  return {
    to,
    go,
    question: messages.findLast(({ unanswered }) => unanswered)?.unanswered ?? asked,
    transcript: messages.map(({ sender, text }) => ({
      sender: sender === 'user' ? 'member' : 'assistant',
      text: text.slice(0, TEXT_MAX),
    })),
  };
}
