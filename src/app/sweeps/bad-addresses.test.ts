import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listMarketplaceProfiles, PAGES_MAX } from '#features/marketplace/listing/marketplace.contract.ts';
import {
  listSavedProfiles,
  SAVED_IDS_PAGE,
} from '#features/marketplace/saved-profiles/saved-profiles.contract.ts';
import type { Route } from '#platform/contract/route.ts';
import type { Call } from '#platform/testing/calls/define-calls.ts';
import { isDeep } from '#platform/testing/depth/depth.ts';
import {
  databaseAtRest,
  databaseState,
  expectClearRefusal,
  expectFailure,
  expectWrongField,
} from '#platform/testing/failures.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { pathOf } from './call.ts';
import { CONTRACT_ROUTES } from './contract-routes.ts';
import { rawRequest } from './raw-request.ts';
import { validCalls } from './valid-calls.ts';

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

const send = (method: string, path: string, body?: object, by = member) =>
  rawRequest(app, method, path, { token: by.token, body });

const STRANGE_IDS = [
  '',
  '%00',
  '%ff',
  '%ED%A0%80',
  '%',
  '%zz',
  '%20',
  '..',
  '../',
  '..%2f..%2fetc%2fpasswd',
  '%F0%9F%98%80',
  'null',
  '0',
  '-1',
  '1e9',
  '__proto__',
  'constructor',
  "'%20or%201=1%20--",
  '{}',
  '[]',
  '*',
  'collab_',
  'collab_%00',
  'collab_-',
  `collab_${'a'.repeat(81)}`,
  'collab_nobodys',
  '0198-not-a-uuid',
  'a'.repeat(201),
  'a'.repeat(10_000),
];

/** Not Unicode, not storable, and well-formed but nobody's: enough where the schema has met all others. */
const FEW_IDS = ['%ED%A0%80', '%00', 'collab_nobodys'];

/** The first route of each schema of parameters meets every strange id, in `npm run test:deep` each route does. */
const met = new Set<unknown>();
function strangeIdsFor({ params }: Route, param: string): string[] {
  const part = params instanceof z.ZodObject ? params.shape[param] : params;
  const isFirst = !met.has(part);
  met.add(part);
  return isDeep || isFirst ? STRANGE_IDS : FEW_IDS;
}

const withParams = CONTRACT_ROUTES.flatMap((route) =>
  [...route.path.matchAll(/:(\w+)/g)].map(([, param = '']) => ({
    route,
    param,
    ids: strangeIdsFor(route, param),
  })),
);

describe('a strange id', () => {
  const paths = new Map<string, Call>();
  let before: Awaited<ReturnType<typeof databaseState>>;
  beforeAll(async () => {
    for (const { route } of withParams) paths.set(route.name, (await calls[route.name]?.()) ?? {});
    before = await databaseAtRest(app);
    // Hundreds of records are made.
  }, 600_000);

  test.each(withParams)(
    'as :$param of $route.method /service/api$route.path is a clear refusal',
    async ({ route, param, ids }) => {
      const call = paths.get(route.name) ?? {};
      for (const id of ids) {
        const path = pathOf(route, { ...call, params: { ...call.params, [param]: id } });
        expectClearRefusal(await send(route.method, path, call.body));
      }
    },
  );

  test('changes nothing', async () => {
    expect(await databaseState(app)).toEqual(before);
  });
});

const PAGED = CONTRACT_ROUTES.filter(({ query }) => query?.safeParse({ page: '1', pageSize: '10' }).success);

describe.each(PAGED)('$method /service/api$path', (route) => {
  let params: Call['params'];
  beforeAll(async () => {
    params = (await calls[route.name]?.())?.params;
  });
  const get = async (query: string) => {
    const caller = route.access === 'admin' ? admin : member;
    return send('GET', pathOf(route, { params, query: `?${query}` }), undefined, caller);
  };

  test.each([
    ['page=0', 'page', 'Page must be at least 1'],
    ['page=-1', 'page', 'Page must be at least 1'],
    ['page=', 'page', 'Page must be at least 1'],
    ['page=1.5', 'page', 'Page must be a whole number'],
    ['page=1000001', 'page', 'Page must be at most 1000000'],
    ['page=1e9', 'page', 'Page must be at most 1000000'],
    ['page=abc', 'page', 'Page must be a number'],
    ['page=NaN', 'page', 'Page must be a number'],
    ['page=Infinity', 'page', 'Page must be a number'],
    ['page=1&page=2', 'page', 'Page must be a number'],
    ['page=%00', 'page', 'Page must be a number'],
    ['pageSize=0', 'pageSize', 'Page size must be at least 1'],
    ['pageSize=ten', 'pageSize', 'Page size must be a number'],
    ['surprise=1', 'surprise', 'Unknown field'],
    ['__proto__=1', '__proto__', 'Unknown field'],
    ['constructor=1', 'constructor', 'Unknown field'],
  ])('refuses ?%s', async (query, field, message) => {
    const answer = await get(query);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(message);
    expect(Object.entries(answer.body.error.fields)).toContainEqual([field, message]);
  });

  test('refuses a page that is too long', async () => {
    const max = route.name === listSavedProfiles.name ? SAVED_IDS_PAGE : 100;
    const answer = await get(`pageSize=${max + 1}`);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(`Page size must be at most ${max}`);
    expect((await get(`pageSize=${max}`)).status).toBe(200);
  });

  const lastPage = route.name === listMarketplaceProfiles.name ? PAGES_MAX : 1_000_000;
  test.each([`page=${lastPage}&pageSize=100`, 'page=1&pageSize=1', 'page=%31'])(
    'answers ?%s',
    async (query) => {
      expect((await get(query)).status).toBe(200);
    },
  );
});

describe('GET /service/api/marketplace/profiles', () => {
  test.each([
    ['type=bank', 'type', 'Unknown organization type'],
    ['type=ngo&type=corporate', 'type', 'Unknown organization type'],
    ['location=Mumbai', 'location', 'Unknown state'],
    ['saved=false', 'saved', 'Saved must be true'],
    ['search=a%00b', 'search', 'Contains characters that cannot be stored'],
    [`search=${'a'.repeat(101)}`, 'search', 'Search must be 100 characters or less'],
  ])('refuses ?%s', async (query, field, message) => {
    expectWrongField(await send('GET', `/marketplace/profiles?${query}`), field, message);
  });

  test.each([
    "'",
    '%22',
    '%5C',
    '%25',
    ':*',
    '!',
    '%26',
    '(',
    '-',
    'a%27b',
    '%ff',
    '%F0%9F%98%80',
    '%00'.repeat(0),
  ])('answers ?search=%s', async (search) => {
    expect((await send('GET', `/marketplace/profiles?search=${search}`)).status).toBe(200);
  });
});

describe('GET /service/api/auth/email-exists', () => {
  test.each([
    ['', 'Email is required'],
    ['?email=', 'Email is required'],
    ['?email=a&email=b', 'Email is required'],
    ['?email=nobody', 'Invalid email format'],
    ['?email=a%00@b.example', 'Invalid email format'],
  ])('refuses %s', async (query, message) => {
    expectWrongField(await send('GET', `/auth/email-exists${query}`), 'email', message);
  });
});

/** Addresses that are no route of a contract: pages, pictures, build files, the documentation, the outbox. */
const PLACES = [
  '/:x',
  '/members/:x',
  '/members/:x/',
  '/marketplace/:x',
  '/assets/:x',
  '/outbox?key=:x',
  '/login?next=:x',
  '/sitemap.xml?:x',
  '/service/api/files/:x',
  '/service/api/docs/:x',
  '/service/api/docs?:x',
];

describe.each(PLACES)('%s with something strange in place of :x', (place) => {
  test.each(['GET', 'HEAD'])('gets an answer to %s that is no fault', async (method) => {
    for (const strange of STRANGE_IDS) {
      const answer = await rawRequest(app, method, place.replace(':x', strange), { base: '' });
      expect(answer.status, `${method} ${place} with ${strange.slice(0, 40)}`).toBeLessThan(500);
    }
  });
});

describe('a member page with an impossible address', () => {
  test.each(['/members/%00', '/members/%00/', '/members/a%00b?x=1'])('%s is not found', async (path) => {
    for (const method of ['GET', 'HEAD'])
      expect((await rawRequest(app, method, path, { base: '' })).status).toBe(404);
  });
});

describe('addresses outside the contracts', () => {
  test.each([
    'GET /',
    'GET /nothing',
    'POST /auth/user',
    'GET /auth/user/',
    'DELETE /auth/signin',
    'PUT /%ff',
  ])('%s is a clear refusal', async (line) => {
    const [method = '', path = ''] = line.split(' ');
    expectClearRefusal(await send(method, path));
  });

  test('a header line that is no HTTP gets a 4xx, not silence', async () => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    socket.end('GET /service/api/health\u0000 HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test.each([
    ['an address that cannot be decoded', '/%', 'MALFORMED_REQUEST'],
    ['an address that is too long', `/auth/email-exists?email=${'a'.repeat(20_000)}`, 'HEADERS_TOO_LARGE'],
  ] as const)('%s is refused in the one shape, with the security headers', async (_, path, code) => {
    const answer = await send('GET', path);
    expectFailure(answer, code);
    expectClearRefusal(answer);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  });
});
