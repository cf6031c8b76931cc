import { IconMessageQuestion } from '@tabler/icons-react';
import { lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useFocusBack } from '#platform/web/dialogs/focus-back.ts';
import { useHydrated } from '#platform/web/hydration.ts';
import { useSession } from '#platform/web/session.tsx';
import classes from './assistant-launcher.module.css';
import { closeAssistant, openAssistant, useAssistantOpened } from './assistant-opening.hook.ts';
import { hasAssistant } from './assistant-pages.rules.ts';

const loadPanel = () => import('./assistant-panel.tsx');
const AssistantPanel = lazy(() => loadPanel().then((module) => ({ default: module.AssistantPanel })));

/**
 * Round button at the bottom right of every page that has the assistant, and the assistant, which loads when it is first opened.
 * The conversation continues from page to page. It ends with the session, because answers may be private.
 */
export function AssistantLauncher() {
  const isWithout = !hasAssistant(useLocation().pathname);
  const isHydrated = useHydrated();
  const { user } = useSession();
  const wanted = useAssistantOpened();
  const opened = wanted && !isWithout;
  const [isLoaded, setLoaded] = useState(false);
  const button = useFocusBack(opened);
  const shown = isHydrated && !isWithout;

  useEffect(() => {
    if (opened) setLoaded(true);
  }, [opened]);

  if (!shown && !isLoaded) return null;
  return (
    <aside aria-label="CSR Assistant" className={classes.place} hidden={!shown}>
      {shown && !opened && <RoundButton focusBack={button} onPointerEnter={() => void loadPanel()} />}
      {(isLoaded || opened) && (
        <Suspense>
          <AssistantPanel key={user?.id ?? 'visitor'} opened={opened} onClose={closeAssistant} />
        </Suspense>
      )}
    </aside>
  );
}

interface RoundButtonProps {
  focusBack: RefObject<HTMLButtonElement | null>;
  onPointerEnter: () => void;
}

/** Button that floats above the page. At the end of every page it covers no control. */
function RoundButton({ focusBack, onPointerEnter }: RoundButtonProps) {
  return (
    <span className={classes.button}>
      <button
        ref={focusBack}
        type="button"
        aria-label="Open the CSR Assistant"
        onClick={openAssistant}
        onPointerEnter={onPointerEnter}
      >
        <IconMessageQuestion size={26} stroke={1.5} aria-hidden />
      </button>
    </span>
  );
}
