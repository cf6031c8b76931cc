import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { loadUser } from './session-calls.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** A browser whose calls reach the server, except the auth check. */
const stored = new Map<string, string>();
const send = globalThis.fetch;
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    path.endsWith('/auth/check')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : send(new URL(path, app.url), init),
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('loadUser without an answer of the auth check', () => {
  test.each([true, false])(
    'knows from the own profile whether the email is confirmed: %j',
    async (confirmed) => {
      const member = await createMember(app, { confirmed, name: 'Asha Foundation' });
      stored.set('access_token', member.token);
      expect(await loadUser()).toEqual({
        id: member.id,
        account_id: member.id,
        role: 'viewer',
        person_name: null,
        email: member.email,
        email_confirmed: confirmed,
        full_name: 'Asha Foundation',
        organization_name: 'Asha Foundation',
        is_admin: false,
      });
    },
  );
});
