import { useEffect, useState } from 'react';
import { queryClient } from './query.ts';

/** Delay in browsers that cannot report when they are idle. */
const AFTER_MS = 2000;

/** Calls `done` when the browser has nothing else to do. @returns the function that cancels it. */
function whenIdle(done: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(done, AFTER_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(done);
  return () => cancelIdleCallback(idle);
}

/**
 * False until the page has what it asked for and the browser has nothing else to do: for what is hardly ever needed. On a slow line
 * it would hold up what the visitor waits for.
 * @param isDrawn false while the page does not show yet what it has got.
 */
export function useIdle(isDrawn = true): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (isIdle || !isDrawn) return;
    let cancel: (() => void) | undefined;
    const waitForIdle = () => {
      cancel?.();
      cancel = whenIdle(() => {
        if (queryClient.isFetching() === 0) setIsIdle(true);
      });
    };
    // An answer that has come may be the last one.
    const stop = queryClient.getQueryCache().subscribe(waitForIdle);
    waitForIdle();
    return () => {
      stop();
      cancel?.();
    };
  }, [isIdle, isDrawn]);
  return isIdle;
}

/**
 * Loads the code of what a press opens once the page is there and the browser idle, so that it opens without a wait.
 * @param load the function that the lazy component loads with; a failure shows when it opens.
 * @param isDrawn as `useIdle` takes it.
 */
export function useCodeWhenIdle(load: () => Promise<unknown>, isDrawn = true): void {
  const isIdle = useIdle(isDrawn);
  useEffect(() => {
    if (isIdle) load().catch(() => undefined);
  }, [isIdle, load]);
}
