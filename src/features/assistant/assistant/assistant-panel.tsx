import { useFocusTrap, useMediaQuery } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import { useSession } from '#platform/web/session.tsx';
import { QUICK_REPLIES } from './assistant.contract.ts';
import { useAssistantConversation } from './assistant-conversation.hook.ts';
import { AssistantLog } from './assistant-log.tsx';
import classes from './assistant-panel.module.css';
import { AssistantQuestionForm } from './assistant-question-form.tsx';
import { useHandOver } from './hand-over.hook.ts';

const PersonChat = lazy(() =>
  import('#features/support/live-chat/person-chat.tsx').then((module) => ({ default: module.PersonChat })),
);
const TicketDraft = lazy(() =>
  import('#features/support/live-chat/ticket-draft.tsx').then((module) => ({ default: module.TicketDraft })),
);

interface AssistantPanelProps {
  opened: boolean;
  onClose: () => void;
}

/**
 * Conversation with the assistant: next to the page on a desktop; on a phone it covers the page and keeps the focus.
 * When closed, it is hidden and keeps its messages.
 */
export function AssistantPanel({ opened, onClose }: AssistantPanelProps) {
  const titleId = useId();
  const { user } = useSession();
  const conversation = useAssistantConversation();
  const onPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const trap = useFocusTrap(opened && onPhone);
  const input = useRef<HTMLInputElement>(null);
  const handOver = useHandOver(conversation.messages, opened && user !== null);
  // On a phone the panel covers the page that the link leads to.
  const onFollow = onPhone ? onClose : undefined;
  const ask = (question: string) => {
    conversation.ask(question);
    input.current?.focus();
  };

  useEffect(() => {
    if (opened && handOver.to === null) input.current?.focus();
  }, [opened, handOver.to]);

  return (
    <div
      ref={trap}
      role="dialog"
      aria-modal={onPhone || undefined}
      aria-labelledby={titleId}
      className={classes.panel}
      hidden={!opened}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header className={classes.head}>
        <div>
          <h2 id={titleId} className={classes.title}>
            CSR Assistant
          </h2>
          <p className={classes.status}>{handOver.to === 'person' ? 'Support team' : 'Online'}</p>
        </div>
        <button
          type="button"
          className={classes.close}
          aria-label="Close the CSR Assistant"
          onClick={onClose}
        >
          <IconX size={20} stroke={1.5} aria-hidden />
        </button>
      </header>
      {handOver.to === null && (
        <>
          <AssistantLog
            conversation={conversation}
            quickReplies={QUICK_REPLIES[user ? 'member' : 'visitor']}
            onAsk={ask}
            onTicket={() => handOver.go('ticket')}
            onFollow={onFollow}
          />
          <p className={classes.people}>
            <button type="button" onClick={() => handOver.go('person')}>
              Talk to a person
            </button>
          </p>
          <AssistantQuestionForm inputRef={input} isBusy={conversation.isAnswering} onAsk={ask} />
        </>
      )}
      <Suspense fallback={<p className={classes.people}>Loading</p>}>
        {handOver.to === 'person' && (
          <PersonChat
            question={handOver.question}
            transcript={handOver.transcript}
            onBack={() => handOver.go(null)}
            onTicket={() => handOver.go('ticket')}
            onFollow={onFollow}
          />
        )}
        {handOver.to === 'ticket' && (
          <TicketDraft
            question={handOver.question}
            transcript={handOver.transcript}
            onBack={() => handOver.go(null)}
            onFollow={onFollow}
          />
        )}
      </Suspense>
    </div>
  );
}
