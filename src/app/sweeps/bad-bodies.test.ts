import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '#platform/contract/route.ts';
import type { Call } from '#platform/testing/calls/define-calls.ts';
import { choiceFor, isDeep } from '#platform/testing/depth/depth.ts';
import {
  databaseAtRest,
  databaseState,
  expectClearRefusal,
  expectFailure,
  expectWrongField,
} from '#platform/testing/failures.ts';
import { withField } from '#platform/testing/field-limits.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { type ApiAnswer, startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { bodyFields } from './body-fields.ts';
import { pathOf } from './call.ts';
import { CONTRACT_ROUTES } from './contract-routes.ts';
import { validCalls } from './valid-calls.ts';

/** Forms with a file have their own tests (file-uploads.test.ts). */
const ROUTES = CONTRACT_ROUTES.filter((route) => route.body && !route.file);
const LEVELS = 100_000;
const NESTED_OBJECTS = 40_000;

const NOT_JSON = ['', '{', '{"title":', "{'title':1}", 'undefined', '\u0000', '{"a":1}{"b":2}'];
const NO_OBJECTS = ['null', '[]', '[{}]', '"text"', '12.5', 'true'];
const ODD_KEYS = ['constructor', 'toString', 'hasOwnProperty', '', '\ud800', '\u0000'];
const WRONG_TEXTS = ['text\u0000', '\u0000', 'text\ud800', '\udc00 text'];
const NO_TEXTS = [[[]], [{}], { $ne: '' }, [null]];
/** In this order any four in a row have a text, a list and something else. */
const WRONG_VALUES = WRONG_TEXTS.flatMap((text, at) => [text, [text], NO_TEXTS[at]]);

/** The fields of a body by how deep they lie: those of one level can be wrong at the same time. */
const levelsOf = (fields: string[]): string[][] =>
  Object.values(Object.groupBy(fields, (field) => field.split('.').length)).map((level) => level ?? []);

/**
 * Some of the values, others for each route: `bind` reads all bodies in one place. The first route, and every one in `npm run
 * test:deep`, gets all.
 */
function someOf<T>(values: readonly T[], route: Route, count: number): T[] {
  if (isDeep || route === ROUTES[0]) return [...values];
  const start = choiceFor(route.name, values.length);
  return [...values.slice(start), ...values.slice(0, start)].slice(0, count);
}

let app: TestApp;
let member: TestMember;
let admin: TestMember;
/** A valid call of every route with a body, made once: what is refused uses nothing up. */
const calls = new Map<string, Call>();
let before: Awaited<ReturnType<typeof databaseState>>;

beforeAll(async () => {
  app = await startTestApp();
  member = await createMember(app);
  admin = await createMember(app, { admin: true });
  const makers = validCalls(app, member);
  for (const { name } of ROUTES) calls.set(name, (await makers[name]?.()) ?? {});
  before = await databaseAtRest(app);
  // Hundreds of records are made.
}, 600_000);
afterAll(() => app.stop());

/** Caller of a route: the test must see the body refused, not the caller. */
const callerOf = (route: Route) => (route.access === 'admin' ? admin : member);

/** Sends a body of this text to the route, as a member who may call it. */
type Send = (body: string, headers?: Record<string, string>) => Promise<ApiAnswer>;

describe.each(ROUTES.map((route) => [`${route.method} /service/api${route.path}`, route] as const))(
  '%s',
  (_, route) => {
    const callOf = () => calls.get(route.name) ?? {};
    const validBody = () => callOf().body ?? {};

    const send: Send = (body, headers = { 'content-type': 'application/json' }) =>
      app.request(route.method, pathOf(route, callOf()), { token: callerOf(route).token, body, headers });

    test('refuses what is not JSON', async () => {
      // A call whose body may be left out takes an empty one.
      const mayBeEmpty = route.body?.safeParse(undefined).success;
      const texts = NOT_JSON.filter((text) => text !== '' || !mayBeEmpty);
      for (const body of someOf(texts, route, 1)) {
        expectClearRefusal(await send(body));
      }
      expectFailure(await send('{"title":'), 'MALFORMED_REQUEST');
    });

    test('refuses JSON that is not an object', async () => {
      for (const body of someOf(NO_OBJECTS, route, 1)) {
        expectWrongField(await send(body), 'body', 'Please send a JSON object');
      }
    });

    test('refuses other media types', async () => {
      const valid = validBody();
      const types = [
        'text/plain',
        'application/xml',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'x',
      ].filter((type) => !route.takesForms || !/form/.test(type));
      for (const type of someOf(types, route, 1)) {
        expectFailure(await send(JSON.stringify(valid), { 'content-type': type }), 'UNSUPPORTED_MEDIA_TYPE');
      }
    });

    test('refuses a body that is too large', async () => {
      const valid = validBody();
      const isForVisitors = route.access === 'public' || route.access === 'guest-or-confirmed';
      const filler = 'a'.repeat(isForVisitors ? 70_000 : 300_000);
      expectFailure(await send(JSON.stringify({ ...valid, filler })), 'PAYLOAD_TOO_LARGE');
    });

    test('refuses deeply nested JSON, as a whole and in a field', async () => {
      const lists = '['.repeat(LEVELS) + ']'.repeat(LEVELS);
      const objects = `${'{"a":'.repeat(NESTED_OBJECTS)}1${'}'.repeat(NESTED_OBJECTS)}`;
      const inField = (field: string, deep: string) =>
        JSON.stringify(withField(validBody(), field, 'DEEP')).replace('"DEEP"', deep);
      for (const deep of someOf([lists, objects], route, 1)) expectClearRefusal(await send(deep));
      // The parser meets the depth before it knows of fields.
      for (const field of isDeep ? bodyFields(route) : bodyFields(route).slice(0, 1)) {
        for (const deep of someOf([objects, lists], route, 1))
          expectClearRefusal(await send(inField(field, deep)));
      }
    });

    test('names unknown keys, whatever they are called', async () => {
      const valid = validBody();
      for (const key of ['surprise', ...someOf(ODD_KEYS, route, 1)]) {
        expectWrongField(await send(JSON.stringify({ ...valid, [key]: 1 })), key, 'Unknown field');
      }
    });

    test('refuses keys that reach for the prototype', async () => {
      for (const body of [
        '{"__proto__":{"is_admin":true}}',
        '{"constructor":{"prototype":{"is_admin":true}}}',
      ]) {
        expectClearRefusal(await send(body));
      }
      expect(({} as { is_admin?: boolean }).is_admin).toBeUndefined();
    });

    test('refuses NUL, half a surrogate pair and wrong types in each field', async () => {
      for (const value of someOf(WRONG_VALUES, route, 4)) {
        for (const fields of isDeep ? [] : levelsOf(bodyFields(route))) await refusedAtOnce(fields, value);
        for (const field of isDeep ? bodyFields(route) : []) await refused(field, value);
      }
    });

    const refused = async (field: string, value: unknown) =>
      expectClearRefusal(await send(JSON.stringify(withField(validBody(), field, value))));

    /** Sends one body with the value in each of these fields: the answer names all fields that are wrong. */
    async function refusedAtOnce(fields: string[], value: unknown): Promise<void> {
      const body = fields.reduce((sent, field) => withField(sent, field, value), validBody());
      const answer = await send(JSON.stringify(body));
      expectClearRefusal(answer);
      const named = Object.keys(answer.body.error.fields ?? {});
      const isNamed = (field: string) => named.some((name) => name === field || name.startsWith(`${field}.`));
      // Those that it does not name are sent alone.
      for (const field of fields.filter((one) => !isNamed(one))) await refused(field, value);
    }
  },
);

test('nothing that was refused has changed anything', async () => {
  expect(await databaseState(app)).toEqual(before);
});

describe('a call without a body', () => {
  const routes = CONTRACT_ROUTES.filter(
    ({ body, file, method, name }) =>
      // The servers of tests offer no sandboxes.
      !body && !file && method !== 'GET' && name !== 'startSandbox',
  );
  let makers: ReturnType<typeof validCalls>;
  beforeAll(() => {
    makers = validCalls(app, member);
  });
  test.each(routes)('$method /service/api$path may carry the JSON content type', async (route) => {
    const call = (await makers[route.name]?.()) ?? {};
    const headers = { 'content-type': 'application/json' };
    const { token } = callerOf(route);
    const answer = await app.request(route.method, pathOf(route, call), { token, headers });
    expect([200, 201]).toContain(answer.status);
  });
});
