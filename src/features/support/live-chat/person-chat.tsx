import { Button, Textarea } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { failureText } from '#platform/contract/errors.ts';
import { useSession } from '#platform/web/session.tsx';
import { useChatConversation } from './chat-conversation.hook.ts';
import { ChatView } from './chat-view.tsx';
import { memberWords } from './chat-words.rules.ts';
import { EndChat } from './end-chat.tsx';
import { useChatStatus, useStartChat } from './live-chat.api.ts';
import { CHAT_MESSAGE_MAX, type TranscriptLine } from './live-chat.contract.ts';
import classes from './person-chat.module.css';

interface PersonChatProps {
  /** The last question to the assistant; it fills in the first message. */
  question: string;
  transcript: TranscriptLine[];
  /** Goes back to the assistant. */
  onBack: () => void;
  /** Writes a ticket instead. */
  onTicket: () => void;
  /** Follows a link to a page, which a phone shows behind the panel. */
  onFollow?: () => void;
}

const UNAVAILABLE = {
  'outside-hours':
    'The support team chats Mon-Fri, 9:00 AM - 6:00 PM IST. Write a ticket now, and you get an answer by email.',
  'nobody-here':
    'Nobody of the support team is here at the moment. Write a ticket, and you get an answer by email.',
};

/** Conversation of a member with a supporter: the offer, the wait, the chat, and the ticket that it becomes. */
export function PersonChat({ question, transcript, onBack, onTicket, onFollow }: PersonChatProps) {
  const { user } = useSession();
  const status = useChatStatus(user !== null);
  const [started, setStarted] = useState<string | null>(null);
  const open = status.data?.chat?.id;
  useEffect(() => {
    if (open) setStarted(open);
  }, [open]);

  if (!user) {
    return (
      <Notice
        onBack={onBack}
        words="Log in to chat with the support team. Without an account you can write a ticket."
      >
        <Button component={Link} to="/login" onClick={onFollow}>
          Log in
        </Button>
        <Button variant="default" onClick={onTicket}>
          Write a ticket
        </Button>
      </Notice>
    );
  }
  if (started) return <MemberChat key={started} id={started} onBack={onBack} onFollow={onFollow} />;
  if (status.isPending) return <Notice onBack={onBack} words="Looking for a supporter" />;
  if (status.isError) {
    return (
      <Notice onBack={onBack} words={failureText(status.error, 'We could not look for a supporter.')}>
        <Button variant="default" onClick={() => void status.refetch()} loading={status.isRefetching}>
          Retry
        </Button>
      </Notice>
    );
  }
  const { availability } = status.data;
  if (availability !== 'available') {
    return (
      <Notice onBack={onBack} words={UNAVAILABLE[availability]}>
        <Button onClick={onTicket}>Write a ticket</Button>
      </Notice>
    );
  }
  return <ChatOffer question={question} transcript={transcript} onBack={onBack} onStarted={setStarted} />;
}

function Notice({ words, onBack, children }: { words: string; onBack: () => void; children?: ReactNode }) {
  return (
    <div className={classes.notice}>
      <p role="status">{words}</p>
      <div className={classes.actions}>
        {children}
        <Button variant="subtle" onClick={onBack}>
          Back to the assistant
        </Button>
      </div>
    </div>
  );
}

interface ChatOfferProps extends Pick<PersonChatProps, 'question' | 'transcript' | 'onBack'> {
  onStarted: (id: string) => void;
}

function ChatOffer({ question, transcript, onBack, onStarted }: ChatOfferProps) {
  const [message, setMessage] = useState(question);
  const starting = useStartChat();
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (message.trim() && !starting.isPending) {
      starting.mutate({ message: message.trim(), transcript }, { onSuccess: ({ id }) => onStarted(id) });
    }
  };
  return (
    <form className={classes.offer} onSubmit={submit} aria-label="Start a chat">
      <p>
        A supporter is here.
        {transcript.length > 0 &&
          ' Your conversation with the assistant goes along, so that you need not repeat it.'}
      </p>
      <Textarea
        ref={input}
        label="What would you like to ask?"
        autosize
        minRows={3}
        maxRows={8}
        maxLength={CHAT_MESSAGE_MAX}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
        error={starting.error ? failureText(starting.error, 'The chat did not start.') : undefined}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={starting.isPending} disabled={!message.trim()}>
          Start chat
        </Button>
        <Button variant="subtle" onClick={onBack}>
          Back to the assistant
        </Button>
      </div>
    </form>
  );
}

function MemberChat({ id, onBack, onFollow }: { id: string } & Pick<PersonChatProps, 'onBack' | 'onFollow'>) {
  const conversation = useChatConversation(id, 'member');
  const { chat, line } = conversation;
  const stateId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const isOpen = chat !== null && chat.state !== 'ended';
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);
  const words = chat
    ? memberWords(chat)
    : line === 'refused'
      ? 'This chat is no longer here.'
      : 'Opening the chat';
  return (
    <section className={classes.chat} aria-labelledby={stateId}>
      <p id={stateId} className={classes.state} role="status" data-state={chat?.state}>
        {words}
      </p>
      <ChatView
        conversation={conversation}
        me="member"
        otherName={chat?.supporter?.name ?? 'Support team'}
        canWrite={isOpen}
        inputRef={input}
      />
      <div className={classes.foot}>
        {isOpen ? (
          <EndChat id={id} question="Is your question answered?" yes="Yes" no="No, keep it as a ticket" />
        ) : (
          <>
            {chat?.ticket_number && (
              <Button component={Link} to="/support?tab=tickets" onClick={onFollow}>
                See your tickets
              </Button>
            )}
            <Button variant="default" onClick={onBack}>
              Back to the assistant
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
