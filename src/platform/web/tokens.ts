/** The session that the browser keeps under the specification's three local storage keys. */
const ACCESS_TOKEN = 'access_token';
const REFRESH_TOKEN = 'refresh_token';
const USER = 'user';

/** Beside them: the key of the last refresh, see `retryKeyFor`. */
const RETRY_KEY = 'retry_key';
const RETRY_KEY_BYTES = 16;

/** An access token that expires within this many milliseconds is traded for a new one before a call. */
const EXPIRY_MARGIN_MS = 20_000;

export interface TokenPair {
  access_token: string;
  refresh_token: string;
}

/**
 * Until when (in this computer's clock) the token received last is good. The token's own `exp` is in the
 * server's clock; a computer whose clock is ahead would otherwise refresh before every single call.
 */
let received: { token: string; goodUntil: number } | null = null;

/**
 * The secret with which this browser may ask once more to trade this refresh token: tabs that ask at once send the same,
 * and so does a page that opens after the answer was lost. It is made when the token is traded and not before, so that
 * who copied the tokens earlier does not have it.
 */
export function retryKeyFor(refreshToken: string): string {
  const mark = refreshToken.slice(-8);
  const [about, known] = (localStorage.getItem(RETRY_KEY) ?? '').split(' ');
  if (about === mark && known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(RETRY_KEY_BYTES));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  localStorage.setItem(RETRY_KEY, `${mark} ${key}`);
  return key;
}

function claimsOf(token: string): { exp?: number; iat?: number } {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
      exp?: number;
      iat?: number;
    };
  } catch {
    return {};
  }
}

/** Returns null on the server, which renders pages for visitors. */
export const readAccessToken = () =>
  typeof localStorage === 'undefined' ? null : localStorage.getItem(ACCESS_TOKEN);

/** Tells the same before anything else works, also where the browser keeps its storage closed. */
export function hasStoredSession(): boolean {
  try {
    return readAccessToken() !== null;
  } catch {
    return false;
  }
}

export const readRefreshToken = () => localStorage.getItem(REFRESH_TOKEN);

/** Keeps a new pair of tokens and remembers how long the first is good. */
export function storeTokens(tokens: TokenPair): void {
  localStorage.setItem(ACCESS_TOKEN, tokens.access_token);
  localStorage.setItem(REFRESH_TOKEN, tokens.refresh_token);
  const { exp, iat } = claimsOf(tokens.access_token);
  received = exp && iat ? { token: tokens.access_token, goodUntil: Date.now() + (exp - iat) * 1000 } : null;
}

/** True if the token should be refreshed before it is sent. A token that cannot be read is left to the server. */
export function expiresSoon(token: string): boolean {
  const { exp } = claimsOf(token);
  const goodUntil = received?.token === token ? received.goodUntil : (exp ?? Number.POSITIVE_INFINITY) * 1000;
  return goodUntil - Date.now() < EXPIRY_MARGIN_MS;
}

export function readStoredUser(): unknown {
  try {
    return JSON.parse(localStorage.getItem(USER) ?? 'null');
  } catch {
    return null;
  }
}

export const storeUser = (user: unknown) => localStorage.setItem(USER, JSON.stringify(user));

/** Forgets the session in this browser. */
export function clearStoredSession(): void {
  for (const key of [ACCESS_TOKEN, REFRESH_TOKEN, USER, RETRY_KEY]) localStorage.removeItem(key);
  received = null;
}

/** Calls `listener` when another tab signs in or out or learns of a changed user. Returns what stops it. */
export function onSessionChangedElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A refresh in another tab replaces one token by another: nothing to do here.
    const signedInOrOut = event.key === ACCESS_TOKEN && (event.oldValue === null || event.newValue === null);
    if (signedInOrOut || event.key === USER || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
