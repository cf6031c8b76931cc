import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router';

const never = () => () => undefined;
const NO_PARAMS = new URLSearchParams();

/**
 * False while React takes over a prerendered page, true from then on. What the build cannot know (the query,
 * the history entry, this browser's storage) may be drawn only when it is true, or the two would disagree.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Tells the prerendered page that its buttons work now (the other half is in early/early-click.ts). */
export function useHydrationNotice(): void {
  useEffect(() => {
    // In a turn of its own: React takes over the rest of a page for a press, but not while it runs effects.
    const turn = setTimeout(() => window.dispatchEvent(new Event('hydrated')));
    return () => clearTimeout(turn);
  }, []);
}

/** The query of the address; empty until the page is hydrated. */
export function useQueryParams(): URLSearchParams {
  const [params] = useSearchParams();
  return useHydrated() ? params : NO_PARAMS;
}

/**
 * The query of the address at this moment, for what changes it. The rendered one is older while the router still draws
 * the change before, so a change that is made from it would undo that one.
 */
export const currentParams = (): URLSearchParams => new URLSearchParams(window.location.search);

/** State that the previous page left in the history entry; empty until the page is hydrated. */
export function useHistoryState<State extends object>(): Partial<State> {
  const { state } = useLocation();
  return useHydrated() && state ? (state as Partial<State>) : {};
}
