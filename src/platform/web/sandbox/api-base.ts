import { API_BASE } from '#platform/contract/route.ts';

/**
 * Start of a sandbox's addresses, in a frame of the page that runs it; undefined elsewhere. The element around a frame can
 * be read by its own origin only, so neither another site nor a link can lead a page to a sandbox.
 */
const sandbox =
  typeof window === 'undefined' ? undefined : (window.frameElement as HTMLElement | null)?.dataset.sandbox;

/** Start of every address of the API for this page. */
export const apiBase = (sandbox ?? '') + API_BASE;

/** True where another frame of the same screen changes what this one shows. */
export const isInSandbox = sandbox !== undefined;
