import { Button, Textarea } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { formatTime } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { pressedEnter } from '#platform/web/fields/pressed-enter.ts';
import type { ChatConversation } from './chat-conversation.hook.ts';
import classes from './chat-view.module.css';
import { CHAT_MESSAGE_MAX } from './live-chat.contract.ts';

interface ChatViewProps {
  conversation: ChatConversation;
  me: 'member' | 'supporter';
  /** Name of the other side, for messages and typing. */
  otherName: string;
  /** False for who may read only. */
  canWrite: boolean;
  inputRef?: RefObject<HTMLTextAreaElement | null>;
}

/** Messages of a chat, oldest first, and a field to write one. Enter sends, Shift+Enter starts a line. */
export function ChatView({ conversation, me, otherName, canWrite, inputRef }: ChatViewProps) {
  const { messages, unsent, isOtherTyping, line } = conversation;
  const log = useRef<HTMLDivElement>(null);
  const count = messages.length + unsent.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message comes into view
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [count, isOtherTyping]);

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div ref={log} className={classes.log} role="log" aria-label="Chat" tabIndex={0}>
        {messages.map(({ id, sender, name, message, created_at }) => (
          <div key={id} className={classes.message} data-mine={sender === me || undefined}>
            <p className={classes.bubble}>
              <span className={classes.who}>{sender === me ? 'You' : (name ?? otherName)}: </span>
              {message}
            </p>
            <time className={classes.time} dateTime={created_at}>
              {formatTime(created_at)}
            </time>
          </div>
        ))}
        {unsent.map((one) => (
          <div key={one.id} className={classes.message} data-mine data-unsent>
            <p className={classes.bubble}>
              <span className={classes.who}>You: </span>
              {one.message}
            </p>
            {one.failure ? (
              <p className={classes.failure}>
                {failureText(one.failure, 'Not sent.')}{' '}
                <button type="button" className={classes.again} onClick={() => conversation.retry(one)}>
                  Send again
                </button>
              </p>
            ) : (
              <span className={classes.time}>Sending</span>
            )}
          </div>
        ))}
        <p className={classes.typing} aria-live="off">
          {isOtherTyping && canWrite && `${otherName} is typing`}
        </p>
      </div>
      <p className={classes.line} role="status" data-empty={line !== 'lost' || undefined}>
        {line === 'lost' && 'The connection is lost. Trying again; nothing is lost meanwhile.'}
      </p>
      {canWrite && <Composer conversation={conversation} inputRef={inputRef} />}
    </>
  );
}

function Composer({ conversation, inputRef }: Pick<ChatViewProps, 'conversation' | 'inputRef'>) {
  const [text, setText] = useState('');
  const send = () => {
    if (!text.trim()) return;
    conversation.send(text.trim());
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!pressedEnter(event) || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        ref={inputRef}
        className={classes.input}
        aria-label="Your message"
        placeholder="Write a message"
        autosize
        minRows={1}
        maxRows={5}
        maxLength={CHAT_MESSAGE_MAX}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          if (event.currentTarget.value) conversation.noteTyping();
        }}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" className={classes.send} aria-label="Send" disabled={!text.trim()}>
        <IconSend2 size={20} stroke={1.5} aria-hidden />
      </Button>
    </form>
  );
}
