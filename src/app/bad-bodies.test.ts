import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '#platform/contract/route.ts';
import {
  databaseState,
  expectClearRefusal,
  expectFailure,
  expectWrongField,
} from '#platform/testing/failures.ts';
import { withField } from '#platform/testing/field-limits.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { type ApiAnswer, startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { bodyFields } from './testing/body-fields.ts';
import { type Call, pathOf } from './testing/call.ts';
import { CONTRACT_ROUTES } from './testing/contract-routes.ts';
import { validCalls } from './testing/valid-calls.ts';

/** Forms with a file have their own tests (file-uploads.test.ts). */
const ROUTES = CONTRACT_ROUTES.filter((route) => route.body && !route.file);
const LEVELS = 100_000;
const NESTED_OBJECTS = 40_000;

let app: TestApp;
let member: TestMember;
let admin: TestMember;
let calls: ReturnType<typeof validCalls>;

beforeAll(async () => {
  app = await startTestApp();
  member = await createMember(app);
  admin = await createMember(app, { admin: true });
  calls = validCalls(app, member);
});
afterAll(() => app.stop());

/** Caller of a route: the test must see the body refused, not the caller. */
const callerOf = (route: Route) => (route.access === 'admin' ? admin : member);

/** Sends a body of this text to the route, as a member who may call it. */
type Send = (body: string, headers?: Record<string, string>) => Promise<ApiAnswer>;

describe.each(ROUTES.map((route) => [`${route.method} /service/api${route.path}`, route] as const))(
  '%s',
  (_, route) => {
    let call: Call;
    let before: Awaited<ReturnType<typeof databaseState>>;
    beforeAll(async () => {
      call = (await calls[route.name]?.()) ?? {};
      before = await databaseState(app);
    });

    const send: Send = (body, headers = { 'content-type': 'application/json' }) =>
      app.request(route.method, pathOf(route, call), { token: callerOf(route).token, body, headers });

    /** Runs a check and asserts that it changed nothing. */
    async function changingNothing(check: (valid: object) => Promise<void>) {
      await check(call.body ?? {});
      expect(await databaseState(app)).toEqual(before);
    }

    test('refuses what is not JSON', () =>
      changingNothing(async () => {
        for (const body of ['', '{', '{"title":', "{'title':1}", 'undefined', '\u0000', '{"a":1}{"b":2}']) {
          expectClearRefusal(await send(body));
        }
        expectFailure(await send('{"title":'), 'MALFORMED_REQUEST');
      }));

    test('refuses JSON that is not an object', () =>
      changingNothing(async () => {
        for (const body of ['null', '[]', '[{}]', '"text"', '12.5', 'true']) {
          expectWrongField(await send(body), 'body', 'Please send a JSON object');
        }
      }));

    test('refuses other media types', () =>
      changingNothing(async (valid) => {
        const types = [
          'text/plain',
          'application/xml',
          'application/x-www-form-urlencoded',
          'multipart/form-data',
          'x',
        ].filter((type) => !route.takesForms || !/form/.test(type));
        for (const type of types) {
          expectFailure(
            await send(JSON.stringify(valid), { 'content-type': type }),
            'UNSUPPORTED_MEDIA_TYPE',
          );
        }
      }));

    test('refuses a body that is too large', () =>
      changingNothing(async (valid) => {
        const isForVisitors = route.access === 'public' || route.access === 'guest-or-confirmed';
        const filler = 'a'.repeat(isForVisitors ? 70_000 : 300_000);
        expectFailure(await send(JSON.stringify({ ...valid, filler })), 'PAYLOAD_TOO_LARGE');
      }));

    test('refuses deeply nested JSON, as a whole and in each field', () =>
      changingNothing(async (valid) => {
        const lists = '['.repeat(LEVELS) + ']'.repeat(LEVELS);
        const objects = `${'{"a":'.repeat(NESTED_OBJECTS)}1${'}'.repeat(NESTED_OBJECTS)}`;
        for (const deep of [lists, objects]) {
          expectClearRefusal(await send(deep));
          for (const field of bodyFields(route)) {
            const body = JSON.stringify(withField(valid, field, 'DEEP')).replace('"DEEP"', deep);
            expectClearRefusal(await send(body));
          }
        }
      }));

    test('names unknown keys, whatever they are called', () =>
      changingNothing(async (valid) => {
        for (const key of ['surprise', 'constructor', 'toString', 'hasOwnProperty', '', '\ud800', '\u0000']) {
          expectWrongField(await send(JSON.stringify({ ...valid, [key]: 1 })), key, 'Unknown field');
        }
      }));

    test('refuses keys that reach for the prototype', () =>
      changingNothing(async () => {
        for (const body of [
          '{"__proto__":{"is_admin":true}}',
          '{"constructor":{"prototype":{"is_admin":true}}}',
        ]) {
          expectClearRefusal(await send(body));
        }
        expect(({} as { is_admin?: boolean }).is_admin).toBeUndefined();
      }));

    test.each(bodyFields(route))('refuses NUL, half a surrogate pair and wrong types in %s', (field) =>
      changingNothing(async (valid) => {
        for (const text of ['text\u0000', '\u0000', 'text\ud800', '\udc00 text']) {
          expectClearRefusal(await send(JSON.stringify(withField(valid, field, text))));
          expectClearRefusal(await send(JSON.stringify(withField(valid, field, [text]))));
        }
        for (const value of [[[]], [{}], { $ne: '' }, [null]]) {
          expectClearRefusal(await send(JSON.stringify(withField(valid, field, value))));
        }
      }),
    );
  },
);

describe('a call without a body', () => {
  const routes = CONTRACT_ROUTES.filter(
    ({ body, file, method, name }) =>
      // The servers of tests offer no sandboxes.
      !body && !file && method !== 'GET' && name !== 'startSandbox',
  );
  test.each(routes)('$method /service/api$path may carry the JSON content type', async (route) => {
    const call = (await calls[route.name]?.()) ?? {};
    const headers = { 'content-type': 'application/json' };
    const { token } = callerOf(route);
    const answer = await app.request(route.method, pathOf(route, call), { token, headers });
    expect([200, 201]).toContain(answer.status);
  });
});
