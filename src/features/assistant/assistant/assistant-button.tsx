import { IconMessageQuestion } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { useFocusBack } from '#platform/web/dialogs/focus-back.ts';
import { useSession } from '#platform/web/session.tsx';
import classes from './assistant-button.module.css';
import { closeAssistant, openAssistant, useAssistantOpened } from './assistant-opening.hook.ts';
import { hasAssistant } from './assistant-pages.rules.ts';

/** The button of the header that opens and closes the assistant, on every page that has it. */
export function AssistantButton() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const opened = useAssistantOpened();
  const button = useFocusBack(opened);
  if (!hasAssistant(pathname, user !== null)) return null;
  return (
    <button
      ref={button}
      type="button"
      className={classes.button}
      aria-label={opened ? 'Hide the CSR Assistant' : 'Open the CSR Assistant'}
      aria-expanded={opened}
      onClick={opened ? closeAssistant : openAssistant}
      onPointerEnter={() => void import('./assistant-panel.tsx')}
    >
      <IconMessageQuestion size={22} stroke={1.5} aria-hidden />
    </button>
  );
}
