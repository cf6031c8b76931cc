import { useState } from 'react';
import { failureText } from '#platform/contract/errors.ts';
import { useAskAssistant } from './assistant.api.ts';
import type { AnswerSource, AssistantAnswer } from './assistant.contract.ts';

/** One line of the conversation (specification part 1, section 2). */
export interface AssistantMessage {
  id: string;
  text: string;
  sender: 'bot' | 'user';
  /** Line before an answer, in the language of the question. */
  foreword?: AssistantAnswer['foreword'];
  /** ISO instant. */
  timestamp: string;
  sources?: AnswerSource[];
  followUps?: string[];
  /** Question without an answer; it pre-fills a support ticket. */
  unanswered?: string;
}

export interface Conversation {
  messages: AssistantMessage[];
  ask: (question: string) => void;
  isAnswering: boolean;
  /** Error of the last question, until it is asked again. */
  failure: { text: string; retry: () => void } | null;
}

/** Keeps a conversation as long as its component is mounted. One question at a time. */
export function useAssistantConversation(): Conversation {
  const [messages, setMessages] = useState<AssistantMessage[]>([]);
  const answering = useAskAssistant();
  const add = (fields: Omit<AssistantMessage, 'id' | 'timestamp'>) =>
    setMessages((now) => [
      ...now,
      { ...fields, id: `assistant-message-${now.length + 1}`, timestamp: new Date().toISOString() },
    ]);

  const request = (question: string) =>
    answering.mutate(question, {
      onSuccess: ({ foreword, answer, sources, follow_ups, knows }) =>
        add({
          foreword,
          text: answer,
          sender: 'bot',
          sources,
          followUps: follow_ups,
          ...(!knows && { unanswered: question }),
        }),
    });

  const ask = (question: string) => {
    if (answering.isPending || !question.trim()) return;
    add({ text: question.trim(), sender: 'user' });
    request(question.trim());
  };

  const { error, variables } = answering;
  return {
    messages,
    ask,
    isAnswering: answering.isPending,
    failure:
      error && variables
        ? { text: failureText(error, 'No answer arrived.'), retry: () => request(variables) }
        : null,
  };
}
