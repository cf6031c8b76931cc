import { IconMessageQuestion } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '#platform/web/hydration.ts';
import { useSession } from '#platform/web/session.tsx';
import { useFocusBack } from '#platform/web/ui/focus-back.ts';
import { closeAssistant, openAssistant, useAssistantOpened } from '../assistant-opening.form.ts';
import classes from './assistant-launcher.module.css';

const loadPanel = () => import('./assistant-panel.tsx');
const AssistantPanel = lazy(() => loadPanel().then((module) => ({ default: module.AssistantPanel })));

/**
 * The round button at the bottom right of every page but home, and the assistant behind it, which is loaded when it is
 * first wanted. The conversation goes on from page to page; it ends with the session, because answers may be private.
 */
export function AssistantLauncher() {
  const isHome = useLocation().pathname === '/';
  const isHydrated = useHydrated();
  const { user } = useSession();
  const wanted = useAssistantOpened();
  const opened = wanted && !isHome;
  const [isLoaded, setLoaded] = useState(false);
  const button = useFocusBack(opened);
  const shown = isHydrated && !isHome;

  useEffect(() => {
    if (opened) setLoaded(true);
  }, [opened]);

  if (!shown && !isLoaded) return null;
  return (
    <aside aria-label="CSR Assistant" className={classes.place} hidden={!shown}>
      {shown && !opened && (
        <button
          ref={button}
          type="button"
          className={classes.button}
          aria-label="Open the CSR Assistant"
          onClick={openAssistant}
          onPointerEnter={() => void loadPanel()}
        >
          <IconMessageQuestion size={26} stroke={1.5} aria-hidden />
        </button>
      )}
      {(isLoaded || opened) && (
        <Suspense>
          <AssistantPanel key={user?.id ?? 'visitor'} opened={opened} onClose={closeAssistant} />
        </Suspense>
      )}
    </aside>
  );
}
