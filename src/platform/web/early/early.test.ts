import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepEarlyClick } from './early-click.ts';
import { sendFirstCalls } from './first-calls.ts';
import { FONT_FACES_ID, loadFonts } from './fonts.ts';
import { markSignedIn, takeFramesStorage } from './frames-storage.ts';

/** A browser, as far as these modules ask it. */
let stored: Map<string, string>;
let asked: string[];
let root: { dataset: Record<string, string> };
let browser: EventTarget;

const storageOf = (values: Map<string, string>) => ({ getItem: (key: string) => values.get(key) ?? null });

beforeEach(() => {
  stored = new Map();
  asked = [];
  root = { dataset: {} };
  browser = new EventTarget();
  vi.stubGlobal('localStorage', storageOf(stored));
  vi.stubGlobal('window', { frameElement: null });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response('{}');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.firstCalls = undefined;
});

/** Keeps a token as the server signs them. */
function signIn(secondsLeft = 900): void {
  const claims = Buffer.from(JSON.stringify({ exp: Date.now() / 1000 + secondsLeft })).toString('base64url');
  stored.set('access_token', `head.${claims}.signature`);
}

test('a member is marked before the first paint, a visitor and a closed storage are not', () => {
  markSignedIn();
  vi.stubGlobal('localStorage', undefined);
  markSignedIn();
  expect(root.dataset.signedIn).toBeUndefined();
  vi.stubGlobal('localStorage', storageOf(stored));
  signIn();
  markSignedIn();
  expect(root.dataset.signedIn).toBe('1');
});

test('the frame of a sandbox has the storage that the page around it hands over, or none', () => {
  const storage = storageOf(new Map());
  for (const [frameElement, expected] of [
    [{ dataset: { sandbox: '/sandbox/x' }, storage }, storage],
    [{ dataset: { sandbox: '/sandbox/x' } }, undefined],
    [{ dataset: {} }, 'own'],
    [null, 'own'],
  ] as const) {
    const window = { frameElement, localStorage: 'own', sessionStorage: 'own' };
    vi.stubGlobal('window', window);
    takeFramesStorage();
    expect([window.localStorage, window.sessionStorage]).toEqual([expected, expected]);
  }
});

test('the first calls of a member are sent with the token, and their answers wait', async () => {
  signIn();
  sendFirstCalls(['/a', '/b']);
  expect(asked).toEqual(['/a', '/b']);
  expect(globalThis.firstCalls?.token).toBe(stored.get('access_token'));
  expect((await globalThis.firstCalls?.calls['/a'])?.status).toBe(200);
});

test.each<[why: string, arrange: () => void]>([
  ['a visitor', () => stored.clear()],
  ['a token that must be traded first', () => signIn(10)],
  ['a token that cannot be read', () => stored.set('access_token', 'unreadable')],
  ['an address with filters', () => vi.stubGlobal('location', { search: '?state=Goa' })],
  ['a frame', () => vi.stubGlobal('window', { frameElement: { dataset: {} } })],
])('nothing is sent for %s', (_, arrange) => {
  signIn();
  arrange();
  sendFirstCalls(['/a']);
  expect(asked).toEqual([]);
  expect(globalThis.firstCalls).toBeUndefined();
});

test('a button that is pressed before it works is pressed again once it does; from hydration on React hears it', () => {
  const pressed: string[] = [];
  const press = (name: string) => {
    const button = { click: () => pressed.push(name) };
    const event = new Event('click');
    Object.defineProperty(event, 'target', { value: { closest: () => button } });
    browser.dispatchEvent(event);
  };
  keepEarlyClick();
  press('early');
  browser.dispatchEvent(new Event('hydrating'));
  press('late');
  browser.dispatchEvent(new Event('hydrated'));
  browser.dispatchEvent(new Event('hydrated'));
  expect(pressed).toEqual(['early']);
});

/** Loads the fonts on a line that takes so many milliseconds. */
function loadOn(rtt: number | undefined) {
  const faces = { media: '' };
  const preloaded: string[] = [];
  vi.stubGlobal('navigator', rtt === undefined ? {} : { connection: { rtt } });
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === FONT_FACES_ID ? faces : null),
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => preloaded.push(href) },
  });
  loadFonts(['/inter.woff2', '/fraunces.woff2']);
  return { faces, preloaded };
}

test.each([undefined, 50])(
  'fonts are asked for at once on a fast line, or where it is unknown (%s)',
  (rtt) => {
    const { faces, preloaded } = loadOn(rtt);
    expect(faces.media).toBe('');
    expect(preloaded).toEqual(['/inter.woff2', '/fraunces.woff2']);
  },
);

test('on a slow line fonts wait until the page has settled, unless the browser has them', async () => {
  expect(loadOn(300).preloaded).toEqual([]);
  await vi.waitFor(() => expect(asked).toEqual(['/inter.woff2']));
  vi.stubGlobal('fetch', async () => new Response('', { status: 504 }));
  const { faces } = loadOn(300);
  await new Promise(setImmediate);
  expect(faces.media).toBe('not all');
  browser.dispatchEvent(new Event('settled'));
  expect(faces.media).toBe('all');
});
