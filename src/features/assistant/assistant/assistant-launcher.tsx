import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '#platform/web/hydration.ts';
import { useSession } from '#platform/web/session.tsx';
import classes from './assistant-launcher.module.css';
import { closeAssistant, useAssistantOpened } from './assistant-opening.hook.ts';
import { hasAssistant } from './assistant-pages.rules.ts';

const AssistantPanel = lazy(() =>
  import('./assistant-panel.tsx').then((module) => ({ default: module.AssistantPanel })),
);

/**
 * The assistant, which loads when it is first opened. The conversation continues from page to page. It ends with the session,
 * because answers may be private.
 */
export function AssistantLauncher() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const shown = isHydrated && hasAssistant(pathname, user !== null);
  const opened = useAssistantOpened() && shown;
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    if (opened) setLoaded(true);
  }, [opened]);

  if (!isLoaded && !opened) return null;
  return (
    <aside aria-label="CSR Assistant" className={classes.place} hidden={!shown}>
      <Suspense>
        <AssistantPanel key={user?.id ?? 'visitor'} opened={opened} onClose={closeAssistant} />
      </Suspense>
    </aside>
  );
}
