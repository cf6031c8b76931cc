import { CallFailure, type ErrorBody } from '#platform/contract/errors.ts';
import { FILE_FIELD } from '#platform/contract/files.ts';
import { PAGE_ID } from '#platform/contract/live/page-id.ts';
import type { Route, RouteInput, RouteOutput } from '#platform/contract/route.ts';
import { apiBase } from './sandbox/api-base.ts';
import {
  clearStoredSession,
  expiresSoon,
  readAccessToken,
  readRefreshToken,
  retryKeyFor,
  storeTokens,
  type TokenPair,
} from './tokens.ts';

/** The one call that the client makes automatically; the accounts contract describes it in full. */
const REFRESH_PATH = '/auth/refresh';
const REFRESH_LOCK = 'dayitva-refresh';
const OFFLINE = {
  message: 'We could not reach the server. Please check your connection and try again.',
  status: 503,
};

/** Sends calls: over the network, or as `sendCallsBy` says. */
let send: typeof fetch = (...request) => fetch(...request);

/** Lets the server answer the calls of the pages that it renders. */
export function sendCallsBy(way: typeof fetch): void {
  send = way;
}

const sessionEndListeners = new Set<() => void>();

/** Calls `listener` when the server no longer accepts this browser's session. Returns the function that stops it. */
export function onSessionEnd(listener: () => void): () => void {
  sessionEndListeners.add(listener);
  return () => sessionEndListeners.delete(listener);
}

/** The bundle has no more of a route (scripts/split-contracts.ts). */
type Call = Pick<Route, 'method' | 'path'>;

interface CallOptions {
  signal?: AbortSignal;
  /** Called during an upload with the share of the file that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Of a stream of events: the id of the last one that came. */
  lastEventId?: string | null;
}

const STRANGE_ANSWER = 'The answer is not one of this service.';

/**
 * Makes one call of the API with the bearer token that the browser keeps, and gives what stands in `data`.
 * An access token that has run out is refreshed first, once for all tabs.
 * @param options.schema the route's response, to refuse an answer that is not as it says: for what the browser keeps.
 * @throws CallFailure the server's own error; `UNAVAILABLE` when no answer came. Error if the answer is not the service's.
 */
export async function call<R extends Route>(
  route: R,
  input: Partial<RouteInput<R>> = {},
  { schema, ...options }: CallOptions & { schema?: R['response'] } = {},
): Promise<RouteOutput<R>> {
  const response = await answerTo(route, input, options);
  // Each file, and nothing else, comes with a name.
  const isFile = response.ok && response.headers.has('Content-Disposition');
  const data = isFile ? await response.blob() : await readData(response);
  if (schema && !schema.safeParse(data).success) throw new Error(STRANGE_ANSWER);
  return data as RouteOutput<R>;
}

/**
 * Makes one call, as `call` does, and gives the answer itself: for a stream of events, which is read while it comes.
 * @throws CallFailure as `call`.
 */
export async function answerTo<R extends Route>(
  route: R,
  input: Partial<RouteInput<R>>,
  options: CallOptions,
): Promise<Response> {
  const url = apiBase + pathOf(route, input.params) + searchOf(input.query);
  const sendWith = (token: string | null) =>
    input.file
      ? sendForm(route.method, url, formOf(input.body, input.file), token, options)
      : request(route.method, url, input.body, token, options);

  const token = await currentAccessToken();
  let response = await sendWith(token);
  if (response.status === 401 && token && readAccessToken()) {
    const renewed = await refreshTokens(token);
    if (renewed) response = await sendWith(renewed);
  }
  if (!response.ok) await readData(response);
  return response;
}

/** Returns the access token of this browser, refreshed if it has run out; null for a visitor. */
export async function currentAccessToken(): Promise<string | null> {
  const token = readAccessToken();
  return token && expiresSoon(token) ? refreshTokens(token) : token;
}

/** Trades the refresh token for a new pair unless another tab already has; null if the session has ended. */
function refreshTokens(stale: string): Promise<string | null> {
  return oneTabAtATime(async () => {
    const current = readAccessToken();
    if (current !== stale) return current;
    const refreshToken = readRefreshToken();
    if (!refreshToken) return endSession();
    const body = { refresh_token: refreshToken, retry_key: retryKeyFor(refreshToken) };
    const trade = () => request('POST', apiBase + REFRESH_PATH, body, null);
    // Where the line broke, the answer may be lost: the server gives the same one again for ten seconds.
    const response = await trade().catch(trade);
    if (response.status >= 400 && response.status < 500 && response.status !== 429) return endSession();
    const { session } = (await readData(response)) as { session: TokenPair };
    storeTokens(session);
    return session.access_token;
  });
}

function endSession(): null {
  clearStoredSession();
  for (const listener of sessionEndListeners) listener();
  return null;
}

let lastRefresh: Promise<unknown> = Promise.resolve();

/** A refresh token works once, so tabs take turns; browsers offer locks only on https and localhost. */
function oneTabAtATime<T>(task: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(REFRESH_LOCK, task) as Promise<T>;
  const turn = lastRefresh.then(task, task);
  lastRefresh = turn.catch(() => undefined);
  return turn;
}

function pathOf(route: Call, params: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  return route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

function searchOf(query: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

/** An answer is as old as the page; after that it may be out of date. */
const FIRST_CALLS_MS = 20_000;

/** Takes the answer to such a call of the same member; nothing if there was none, it was taken, or something has changed. */
function firstAnswer(method: string, url: string, token: string | null) {
  const first = globalThis.firstCalls;
  if (!first) return null;
  if (method !== 'GET' || first.token !== token || performance.now() > FIRST_CALLS_MS) {
    globalThis.firstCalls = undefined;
    return null;
  }
  const answer = first.calls[url];
  delete first.calls[url];
  return answer;
}

let ownId: string | undefined;

/** The id of this page until it is loaded again. */
const pageId = () => (ownId ??= Math.random().toString(36).slice(2) + Date.now().toString(36));

async function request(
  method: string,
  url: string,
  body: unknown,
  token: string | null,
  { signal, lastEventId }: CallOptions = {},
): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (lastEventId) headers.set('Last-Event-ID', lastEventId);
  if (method !== 'GET' || lastEventId !== undefined) headers.set(PAGE_ID, pageId());
  try {
    return (
      (await firstAnswer(method, url, token)) ??
      (await send(url, {
        method,
        headers,
        signal,
        body: body === undefined ? undefined : JSON.stringify(body),
      }))
    );
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallFailure('UNAVAILABLE', OFFLINE);
  }
}

/** The text fields first: the server knows them when the file begins. Fields without a value stay away. */
function formOf(body: unknown, file: Blob): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(body ?? {})) {
    if (value !== undefined && value !== null) form.append(field, String(value));
  }
  form.append(FILE_FIELD, file);
  return form;
}

/** Sends a form with a file. Not by fetch: that does not tell how much of it has left. */
function sendForm(
  method: string,
  url: string,
  form: FormData,
  token: string | null,
  { signal, onProgress }: CallOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const abort = () => sending.abort();
    sending.open(method, url);
    sending.setRequestHeader('Accept', 'application/json');
    sending.setRequestHeader(PAGE_ID, pageId());
    if (token) sending.setRequestHeader('Authorization', `Bearer ${token}`);
    sending.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    sending.onload = () => resolve(new Response(sending.responseText, { status: sending.status }));
    sending.onerror = () => reject(new CallFailure('UNAVAILABLE', OFFLINE));
    sending.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    sending.onloadend = () => signal?.removeEventListener('abort', abort);
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', abort);
    sending.send(form);
  });
}

async function readData(response: Response): Promise<unknown> {
  const body = (await response.json().catch(() => null)) as { data?: unknown } | Partial<ErrorBody> | null;
  if (!response.ok) throw errorFrom(response.status, body as Partial<ErrorBody> | null);
  if (typeof body === 'object' && body && 'data' in body) return body.data;
  // It says that all is well but is none of ours: something in between answered, such as a Wi-Fi's sign-in page.
  throw new Error(STRANGE_ANSWER);
}

function errorFrom(status: number, body: Partial<ErrorBody> | null): CallFailure {
  const code = body?.error?.code ?? 'INTERNAL';
  const words = body?.error?.message ?? body?.message;
  return new CallFailure(code, {
    message: words ?? `HTTP error! status: ${status}`,
    isExplained: words !== undefined,
    fields: body?.error?.fields,
    details: body?.error?.details,
    status,
  });
}
