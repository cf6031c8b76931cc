import { useEffect, useRef } from 'react';
import { AssistantBubble } from './assistant-bubble.tsx';
import type { Conversation } from './assistant-conversation.hook.ts';
import classes from './assistant-log.module.css';

interface AssistantLogProps {
  conversation: Conversation;
  quickReplies: readonly string[];
  onAsk: (question: string) => void;
  /** Writes a support ticket from the conversation. */
  onTicket: () => void;
  /** Called when the member follows a link in an answer. */
  onFollow?: () => void;
}

const TOP_SPACE_PX = 12;

const WELCOME =
  'Namaste. My answers come from Dayitva itself: its help, CSR rules, public CSR figures and, when you are logged in, your own records.';

/** Messages, oldest first, with suggested questions. A new question scrolls to the top, with its answer below it. */
export function AssistantLog({ conversation, quickReplies, onAsk, onTicket, onFollow }: AssistantLogProps) {
  const { messages, isAnswering, failure } = conversation;
  const log = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);

  useEffect(() => {
    const question = messages.findLast(({ sender }) => sender === 'user');
    const shown = question && document.getElementById(question.id);
    if (shown && log.current) log.current.scrollTop = shown.offsetTop - log.current.offsetTop - TOP_SPACE_PX;
  }, [messages]);

  const suggestions = last ? (last.followUps ?? []) : quickReplies;
  return (
    <div ref={log} className={classes.log} role="log" aria-label="Conversation">
      <p className={classes.welcome}>
        {WELCOME} <span lang="hi">आप हिंदी में भी पूछ सकते हैं।</span>
      </p>
      {messages.map((message, at) => (
        <AssistantBubble
          key={message.id}
          message={message}
          // The answer knows the language of the question.
          lang={message.sender === 'user' ? messages[at + 1]?.foreword?.lang : undefined}
          onFollow={onFollow}
        />
      ))}
      {isAnswering && (
        <p className={classes.typing}>
          <span className={classes.dots} aria-hidden />
          CSR Assistant is typing
        </p>
      )}
      {failure && (
        <div className={classes.failure} role="alert">
          <p>{failure.text}</p>
          <button type="button" className={classes.reply} onClick={failure.retry}>
            Try again
          </button>
        </div>
      )}
      {!isAnswering && last?.unanswered && (
        <button type="button" className={classes.reply} onClick={onTicket}>
          Write the ticket for me
        </button>
      )}
      {!isAnswering && !failure && suggestions.length > 0 && (
        <ul className={classes.replies} aria-label={last ? 'Related questions' : 'Quick replies'}>
          {suggestions.map((question) => (
            <li key={question}>
              <button type="button" className={classes.reply} onClick={() => onAsk(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
