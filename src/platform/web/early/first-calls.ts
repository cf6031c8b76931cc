/** A token that runs out within this time must be traded first, so nothing is sent with it. */
const EXPIRY_MARGIN_MS = 20_000;

interface FirstCalls {
  token: string;
  /** Answers by address. */
  calls: Record<string, Promise<Response | null> | undefined>;
}

declare global {
  /** Calls that the page sent before its scripts were there. */
  var firstCalls: FirstCalls | undefined;
}

function expiryOf(token: string): number {
  const claims = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  return JSON.parse(atob(claims)).exp * 1000;
}

/**
 * Sends a member's first calls, so that their answers are there when the scripts are (`request` of platform/web/client.ts takes
 * them). Not with a token that must be traded first, nor at an address with filters.
 */
export function sendFirstCalls(urls: string[]): void {
  try {
    const token = localStorage.getItem('access_token');
    if (!token || location.search || window.frameElement) return;
    if (expiryOf(token) - Date.now() <= EXPIRY_MARGIN_MS) return;
    const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
    const send = (url: string) => fetch(url, { headers }).catch(() => null);
    globalThis.firstCalls = { token, calls: Object.fromEntries(urls.map((url) => [url, send(url)])) };
  } catch {
    // A closed storage or a token that cannot be read: the page asks for itself.
  }
}
