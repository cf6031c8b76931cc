import { useFocusTrap, useMediaQuery } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useSession } from '#platform/web/session.tsx';
import { QUICK_REPLIES } from './assistant.contract.ts';
import { useAssistantConversation } from './assistant-conversation.hook.ts';
import { AssistantLog } from './assistant-log.tsx';
import classes from './assistant-panel.module.css';
import { AssistantQuestionForm } from './assistant-question-form.tsx';

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
  const ask = (question: string) => {
    conversation.ask(question);
    input.current?.focus();
  };

  useEffect(() => {
    if (opened) input.current?.focus();
  }, [opened]);

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
          <p className={classes.status}>Online</p>
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
      <AssistantLog
        conversation={conversation}
        quickReplies={QUICK_REPLIES[user ? 'member' : 'visitor']}
        onAsk={ask}
        // On a phone the panel covers the page that the link leads to.
        onFollow={onPhone ? onClose : undefined}
      />
      <AssistantQuestionForm inputRef={input} isBusy={conversation.isAnswering} onAsk={ask} />
    </div>
  );
}
