import { useEffect, useState } from 'react';

/** Delay in browsers that cannot report when they are idle. */
const AFTER_MS = 2000;

/** False until the page has loaded and the browser has nothing else to do: for what is hardly ever needed. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const done = () => setIsIdle(true);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(done, AFTER_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(done);
    return () => cancelIdleCallback(idle);
  }, []);
  return isIdle;
}

/**
 * Loads the code of what a press opens once the page is there and the browser idle, so that it opens without a wait.
 * @param load the function that the lazy component loads with; a failure shows when it opens.
 */
export function useCodeWhenIdle(load: () => Promise<unknown>): void {
  const isIdle = useIdle();
  useEffect(() => {
    if (isIdle) load().catch(() => undefined);
  }, [isIdle, load]);
}
