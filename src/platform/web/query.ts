import { type FetchQueryOptions, MutationCache, QueryClient } from '@tanstack/react-query';
import { CallFailure } from '#platform/contract/errors.ts';
import { OLD_PAGE, PAGE_ANSWERS_ID } from '#platform/contract/page-tags.ts';
import { isInSandbox } from './sandbox/api-base.ts';
import { hasStoredSession } from './tokens.ts';

const MAX_RETRIES = 2;

/** Retries only failures that can be temporary. */
const mayPass = (error: unknown) => !(error instanceof CallFailure) || error.status >= 500;

/** Query key of what waits for the member. Nearly every change can add to it or settle it, so each reads it again. */
export const WAITING = ['waiting'] as const;

/** The one cache of server data. Query keys live in each feature's `<noun>.api.ts`. */
export const queryClient: QueryClient = new QueryClient({
  // Also after a failure: usually someone else was first.
  mutationCache: new MutationCache({
    onSettled: () => void queryClient.invalidateQueries({ queryKey: WAITING }),
  }),
  defaultOptions: {
    queries: {
      staleTime: isInSandbox ? 0 : 15_000,
      retry: (failures, error) => failures < MAX_RETRIES && mayPass(error),
    },
  },
});

/** For so long after the page was asked for, nothing that its HTML shows is asked for again: a slow phone takes seconds to draw it. */
const PAGE_ANSWERS_MS = 15_000;

/**
 * True if the HTML may show what is no longer so: it comes from what the browser has kept, without a word of the server, as when it
 * opens the tabs of last time; or the server says so.
 */
function isPageOld(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.transferSize === 0 || visit?.serverTiming?.some(({ name }) => name === OLD_PAGE) === true;
}

// What the HTML of the page shows already, so that it stays while React takes over. In a frame it is that of the site around
// it, so the frame asks again; and so does a member, for it is what a visitor may see.
const answers =
  typeof document === 'undefined' ? null : document.getElementById(PAGE_ANSWERS_ID)?.textContent;
if (answers) {
  const updatedAt =
    isInSandbox || hasStoredSession() || isPageOld() ? 0 : performance.timeOrigin + PAGE_ANSWERS_MS;
  for (const [key, data] of JSON.parse(answers)) queryClient.setQueryData(key, data, { updatedAt });
}

/**
 * Reads what the page's HTML has asked for already (`firstCalls` of app/page-addresses.ts), so that the page is rendered with the answers
 * at once. Without that it would be rendered first without them, which takes a phone a third of a second. For a module of a page, before
 * it is rendered; does nothing where the HTML asked for nothing.
 */
export function readFirstAnswers(...queries: Pick<FetchQueryOptions, 'queryKey' | 'queryFn'>[]): void {
  if (!globalThis.firstCalls) return;
  // What fails is asked for again by the page, which shows the error.
  for (const query of queries) void queryClient.prefetchQuery(query);
}
