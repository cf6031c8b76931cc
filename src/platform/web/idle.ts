import { startTransition, useEffect, useState } from 'react';
import { queryClient } from './query.ts';

/** Delay in browsers that cannot report when they are idle. */
const AFTER_MS = 2000;

/** What waits for the idle page: first what shows something more, then code that only a press needs. */
const readers = new Set<() => void>();
const loaders = new Set<() => Promise<unknown>>();
let isAsked = false;
/** Whether somebody moves, scrolls or types here: a press may follow. Before that, what it needs would only hold up a slow phone. */
let isVisited = false;

const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const;

const askTheBrowser = (turn: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(turn) : setTimeout(turn, AFTER_MS);

/**
 * Asks for one turn at a time, however many wait: a page of ten cards asked more than a thousand times, and the asking alone took
 * longer than to draw the cards.
 */
function askForTurn(): void {
  if (isAsked || readers.size + (isVisited ? loaders.size : 0) === 0) return;
  isAsked = true;
  askTheBrowser(takeTurn);
}

function takeTurn(): void {
  isAsked = false;
  // The answer that ends the last query asks again.
  if (queryClient.isFetching() > 0) return;
  if (readers.size > 0) {
    for (const read of readers) read();
    readers.clear();
    askForTurn();
    return;
  }
  const [load] = loaders;
  if (!load) return;
  loaders.delete(load);
  // A failure shows when what it loads is opened.
  load().then(askForTurn, askForTurn);
}

function noteSign(): void {
  isVisited = true;
  for (const sign of SIGNS) removeEventListener(sign, noteSign, { capture: true });
  askForTurn();
}

if (typeof window !== 'undefined')
  for (const sign of SIGNS) addEventListener(sign, noteSign, { capture: true, passive: true });

queryClient.getQueryCache().subscribe((event) => {
  if (event.type === 'updated' && event.query.state.fetchStatus !== 'fetching') askForTurn();
});

/**
 * False until the page has what it asked for and the browser has nothing else to do: for what is hardly ever needed. On a slow line
 * it would hold up what the visitor waits for.
 */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (isIdle) return;
    // What waits is many things at once: a transition leaves room for a tap between them.
    const read = () => startTransition(() => setIsIdle(true));
    readers.add(read);
    askForTurn();
    return () => void readers.delete(read);
  }, [isIdle]);
  return isIdle;
}

/**
 * Loads the code of what a press opens, so that it opens without a wait: once the page is there, somebody moves on it and the browser
 * is idle, one after the other. Does not cause a re-render.
 * @param load the function that the lazy component loads with; it stays the same while the page is open.
 * @param isDrawn false while the page does not show yet what it has got.
 */
export function useCodeWhenIdle(load: () => Promise<unknown>, isDrawn = true): void {
  useEffect(() => {
    if (!isDrawn) return;
    loaders.add(load);
    askForTurn();
    return () => void loaders.delete(load);
  }, [load, isDrawn]);
}
