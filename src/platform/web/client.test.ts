import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { HOUR_MS } from '#platform/contract/durations.ts';
import { AppError, failureText } from '#platform/contract/errors.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { call, onSessionEnd } from './client.ts';
import { storeTokens } from './tokens.ts';

const getThing = defineRoute({
  name: 'getThing',
  method: 'GET',
  path: '/things/:id',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: 'A thing',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({ search: z.string().optional(), page: z.number().optional() }),
  response: z.object({ name: z.string() }),
});

const NOW = Date.parse('2026-11-21T10:00:00Z');
const seconds = (instant: number) => Math.floor(instant / 1000);

/** An access token of fifteen minutes, as the server makes it; only its payload is ever read here. */
function tokenIssuedAt(instant: number, name: string): string {
  const payload = { iat: seconds(instant), exp: seconds(instant) + 900, name };
  return `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;
}

function answer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status });
}

const FRESH = tokenIssuedAt(NOW, 'fresh');
const STALE = tokenIssuedAt(NOW - HOUR_MS, 'stale');
const THING = { data: { name: 'pump' } };
const RENEWED = { data: { session: { access_token: FRESH, refresh_token: 'second' } } };

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const paths = () => fetched.mock.calls.map(([url]) => url.replace('/service/api', ''));
const bearerOf = (index: number) => new Headers(fetched.mock.calls[index]?.[1].headers).get('Authorization');

const sentAt = (index: number) => JSON.parse(String(fetched.mock.calls[index]?.[1].body));

/** A session that is already in the browser when the page opens. */
function keep(accessToken: string): void {
  localStorage.setItem('access_token', accessToken);
  localStorage.setItem('refresh_token', 'first');
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('fetch', fetched);
  vi.setSystemTime(NOW);
  fetched.mockReset();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('call', () => {
  it('fills in path and query, leaves out what is empty, and gives what stands in data', async () => {
    fetched.mockResolvedValue(answer(200, THING));
    expect(await call(getThing, { params: { id: 'a/b' }, query: { search: '', page: 2 } })).toEqual(
      THING.data,
    );
    expect(paths()).toEqual(['/things/a%2Fb?page=2']);
    expect(bearerOf(0)).toBeNull();
  });

  it('throws when something else than the service answers that all is well', async () => {
    for (const body of [{}, null, 'Please sign in to the Wi-Fi']) {
      fetched.mockResolvedValue(answer(200, body));
      const unreadable = call(getThing, { params: { id: '1' } });
      await expect(unreadable).rejects.toThrow('The answer is not one of this service.');
      await expect(unreadable).rejects.not.toBeInstanceOf(AppError);
    }
  });

  it('takes any data from the service, but not where the answer is checked', async () => {
    const params = { id: '1' };
    for (const data of [{}, null, { name: 7 }]) {
      fetched.mockImplementation(async () => answer(200, { data }));
      expect(await call(getThing, { params })).toEqual(data);
      const checked = call(getThing, { params }, { schema: getThing.response });
      await expect(checked).rejects.toThrow('The answer is not one of this service.');
    }
    fetched.mockImplementation(async () => answer(200, THING));
    expect(await call(getThing, { params }, { schema: getThing.response })).toEqual(THING.data);
  });

  it('throws the error that the server named, with its fields', async () => {
    const error = {
      code: 'VALIDATION_FAILED',
      message: 'Some fields are not right.',
      fields: { id: 'Unknown' },
    };
    fetched.mockResolvedValue(answer(400, { error, message: error.message }));
    await expect(call(getThing, { params: { id: '1' } })).rejects.toMatchObject({ ...error, status: 400 });
  });

  it('names the status when a failure says nothing else, and the connection when there is no answer', async () => {
    fetched.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
    await expect(call(getThing, { params: { id: '1' } })).rejects.toThrow('HTTP error! status: 502');
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(call(getThing, { params: { id: '1' } })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it.each([
    ['the words of the server', { status: 400, json: { message: 'Closed today' } }, 'Closed today'],
    ['the fallback without words', { status: 500, json: null }, 'Failed.'],
    ['the fallback for empty words', { status: 500, json: { message: '' } }, 'Failed.'],
    ['the fallback for the answer of a stranger', { status: 200, json: '<html>' }, 'Failed.'],
  ])('failureText gives %s', async (_, { status, json }, words) => {
    fetched.mockResolvedValue(answer(status, json));
    const error = await call(getThing, { params: { id: '1' } }).catch((reason: unknown) => reason);
    expect(failureText(error, 'Failed.')).toBe(words);
  });

  it('refreshes a token that has run out first, once for calls made together', async () => {
    keep(STALE);
    fetched.mockImplementation(async (url) => answer(200, url.endsWith('/auth/refresh') ? RENEWED : THING));
    await Promise.all([call(getThing, { params: { id: '1' } }), call(getThing, { params: { id: '2' } })]);
    expect(paths()).toEqual(['/auth/refresh', '/things/1', '/things/2']);
    expect([bearerOf(0), bearerOf(1), bearerOf(2)]).toEqual([null, `Bearer ${FRESH}`, `Bearer ${FRESH}`]);
    expect(localStorage.getItem('refresh_token')).toBe('second');
  });

  it('refreshes and tries again when the server refuses a token that looked good', async () => {
    keep(tokenIssuedAt(NOW + 1000, 'refused'));
    fetched.mockResolvedValueOnce(answer(401, {}));
    fetched.mockResolvedValueOnce(answer(200, RENEWED));
    fetched.mockResolvedValueOnce(answer(200, THING));
    expect(await call(getThing, { params: { id: '1' } })).toEqual(THING.data);
    expect(paths()).toEqual(['/things/1', '/auth/refresh', '/things/1']);
  });

  it('ends the session when the refresh token is refused', async () => {
    keep(STALE);
    const ended = vi.fn();
    const stop = onSessionEnd(ended);
    fetched.mockImplementation(async () => answer(401, {}));
    await expect(call(getThing, { params: { id: '1' } })).rejects.toMatchObject({ status: 401 });
    expect(ended).toHaveBeenCalledOnce();
    expect(localStorage.getItem('access_token')).toBeNull();
    stop();
  });

  it('sends the refresh once more when the line breaks, for the answer may be lost', async () => {
    keep(STALE);
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetched.mockResolvedValueOnce(answer(200, RENEWED));
    fetched.mockResolvedValue(answer(200, THING));
    await call(getThing, { params: { id: '1' } });
    expect(paths()).toEqual(['/auth/refresh', '/auth/refresh', '/things/1']);
    expect(sentAt(1)).toEqual(sentAt(0));
    expect(localStorage.getItem('refresh_token')).toBe('second');
  });

  it('makes a key for each refresh, which a page that opens after a lost answer sends again', async () => {
    keep(STALE);
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(call(getThing, { params: { id: '1' } })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    fetched.mockImplementation(async (url) => answer(200, url.endsWith('/auth/refresh') ? RENEWED : THING));
    await call(getThing, { params: { id: '1' } });
    expect(sentAt(2)).toEqual({ refresh_token: 'first', retry_key: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(sentAt(2)).toEqual(sentAt(0));
    localStorage.setItem('access_token', STALE);
    await call(getThing, { params: { id: '1' } });
    expect(sentAt(4).refresh_token).toBe('second');
    expect(sentAt(4).retry_key).not.toBe(sentAt(0).retry_key);
  });

  it('keeps the session when the refresh cannot be made at the moment', async () => {
    keep(STALE);
    fetched.mockImplementation(async () => answer(503, {}));
    await expect(call(getThing, { params: { id: '1' } })).rejects.toMatchObject({ status: 503 });
    expect(localStorage.getItem('access_token')).toBe(STALE);
  });

  it('does not refresh at every call on a computer whose clock is ahead', async () => {
    storeTokens({ access_token: STALE, refresh_token: 'first' });
    fetched.mockResolvedValue(answer(200, THING));
    await call(getThing, { params: { id: '1' } });
    expect(paths()).toEqual(['/things/1']);
  });
});
