/**
 * `npm run bench:slow-line`: journeys with a slow phone, a quarter of this machine's speed and nothing in the cache. Four of a
 * newcomer with 500 kbit/s in both directions and 300 ms for each request, and three pages, each opened by its address, with
 * slow 4G as Lighthouse has it: 1.6 Mbit/s, 150 ms.
 *
 * `npm run bench:slow-line -- FOLDER` measures the built product of another checkout as well, turn by turn in the same
 * run, so that what else the machine does slows both. `--journeys=cold` measures only those with that word in their name.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { API_BASE } from '#platform/contract/route.ts';
import { readMailFile } from '#platform/server/mail/mail-file.ts';
import { signUpBody } from '#platform/testing/records.ts';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts';
import { median } from './load.ts';
import { type ServerProcess, startServer } from './servers.ts';

const ROUNDS = 5;
const SLOW_3G = { offline: false, latency: 300, downloadThroughput: 62_500, uploadThroughput: 62_500 };
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWER = 4;
const PHONE = { width: 390, height: 844 };
/** A page is quiet when nothing has been sent or received for this long; a visitor looks at it at least that long. */
const QUIET_MS = 1500;
const MEMBER = DEMO_SIGN_INS[1] ?? { email: '', password: '' };

/** One built product that answers, and the link in a mail that waits there. */
interface Product {
  server: ServerProcess;
  verification: string;
}

interface Journey {
  name: string;
  line: typeof SLOW_3G;
  /** True for a member who is signed in already, with nothing in the cache. */
  isMember?: boolean;
  /** Does what comes before. @returns what is measured: it begins with a click or an address, and ends when it is usable. */
  prepare(page: Page, product: Product): Promise<() => Promise<void>>;
}

interface Result {
  ms: number;
  /** Bytes that came over the line while it was measured. */
  bytes: number;
  /** Of them those of scripts. */
  scriptBytes: number;
  requests: number;
}

async function signIn(page: Page): Promise<() => Promise<void>> {
  await page.getByRole('textbox', { name: 'Email' }).fill(MEMBER.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(MEMBER.password);
  return async () => {
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/', { waitUntil: 'commit' });
    // Only a member is led to the marketplace from there.
    await page.locator('main').getByRole('link', { name: 'Find a partner' }).first().waitFor();
  };
}

const JOURNEYS: Journey[] = [
  {
    name: 'home to register',
    line: SLOW_3G,
    async prepare(page, { server }) {
      await page.goto(server.url);
      await quiet(page);
      return async () => {
        await page.locator('main').getByRole('link', { name: 'Get Started' }).click();
        await page.locator('form:not([inert])').getByRole('button', { name: 'Next' }).waitFor();
      };
    },
  },
  {
    name: 'sign-in to home',
    line: SLOW_3G,
    async prepare(page, { server }) {
      await page.goto(`${server.url}/login`);
      await quiet(page);
      return signIn(page);
    },
  },
  {
    name: 'open profile',
    line: SLOW_3G,
    async prepare(page, { server }) {
      await page.goto(`${server.url}/login`);
      await quiet(page);
      await (await signIn(page))();
      await quiet(page);
      await page.getByRole('button', { name: 'Open menu' }).click();
      return async () => {
        await page.getByRole('link', { name: 'Profile', exact: true }).click();
        await page.getByRole('tab', { name: 'Overview' }).waitFor();
      };
    },
  },
  {
    name: 'verify, cold',
    line: SLOW_3G,
    async prepare(page, { verification }) {
      return async () => {
        await page.goto(verification, { waitUntil: 'commit' });
        await page.getByRole('heading', { name: 'Enter your password' }).waitFor();
      };
    },
  },
  cold('marketplace', '/marketplace', 'button[aria-label^="Request Collaboration: "]'),
  cold('profile', '/profile', '[role=tab]', 'Overview'),
  cold('register', '/register', 'form:not([inert]) button', 'Next'),
];

/**
 * Opens an address with nothing in the cache, until what only the page's scripts draw or set free is there.
 * The page looks for it in each frame, by selectors: a locator looks every half second in the end, and to look for a role by its name
 * takes the slow phone 300 ms of the time that is measured.
 */
function cold(name: string, path: string, usable: string, text = ''): Journey {
  return {
    name: `${name}, cold`,
    line: SLOW_4G,
    isMember: path !== '/register',
    async prepare(page, { server }) {
      return async () => {
        await page.goto(server.url + path, { waitUntil: 'commit' });
        const isThere = ([selector = '', words = '']: string[]) =>
          [...document.querySelectorAll(selector)].some((one) => one.textContent?.includes(words));
        await page.waitForFunction(isThere, [usable, text], { polling: 'raf' });
      };
    },
  };
}

/** Waits until the page asks for nothing more. */
async function quiet(page: Page): Promise<void> {
  let since = performance.now();
  const open = new Set<Request>();
  const note = (change: (request: Request) => void) => (request: Request) => {
    change(request);
    since = performance.now();
  };
  const begin = note((request) => open.add(request));
  const end = note((request) => open.delete(request));
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.waitForLoadState('load');
  while (open.size > 0 || performance.now() - since < QUIET_MS) await delay(50);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

/** One visit of a browser that has never been here. */
async function measure(browser: Browser, journey: Journey, product: Product): Promise<Result> {
  const context = await browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    storageState: journey.isMember ? await memberState(product.server.url) : undefined,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', journey.line);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    const go = await journey.prepare(page, product);
    const result = { ms: 0, bytes: 0, scriptBytes: 0, requests: 0 };
    const scripts = new Set<string>();
    devtools.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
      if (!request.url.startsWith('http')) return;
      result.requests += 1;
      if (type === 'Script' || request.url.endsWith('.js')) scripts.add(requestId);
    });
    devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      result.bytes += encodedDataLength;
      if (scripts.has(requestId)) result.scriptBytes += encodedDataLength;
    });
    const start = performance.now();
    await go();
    return { ...result, ms: performance.now() - start };
  } finally {
    await context.close();
  }
}

/** What a browser keeps in which a member is signed in. */
async function memberState(origin: string) {
  const answer = await fetch(`${origin}${API_BASE}/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: MEMBER.email, password: MEMBER.password }),
  });
  if (!answer.ok) throw new Error(`sign-in: ${answer.status} ${await answer.text()}`);
  const { session } = (await answer.json()).data;
  const { access_token, refresh_token, user } = session;
  const stored = { access_token, refresh_token, user: JSON.stringify(user) };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** Signs somebody up, whose link is then opened in other browsers. */
async function prepareProduct(server: ServerProcess, dataDir: string): Promise<Product> {
  const answer = await fetch(`${server.url}${API_BASE}/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signUpBody('heron@slow-line.example')),
  });
  if (answer.status !== 201) throw new Error(`sign-up: ${answer.status} ${await answer.text()}`);
  const link = new URL(await linkInOutbox(join(dataDir, 'outbox')));
  return { server, verification: server.url + link.pathname + link.search };
}

async function linkInOutbox(folder: string): Promise<string> {
  for (;;) {
    const mails = (existsSync(folder) ? readdirSync(folder) : []).map((file) =>
      readMailFile(readFileSync(join(folder, file), 'utf8')),
    );
    const link = mails.flatMap(({ text }) => text.match(/https?:\S+\/verify\?\S+/) ?? [])[0];
    if (link) return link;
    await delay(100);
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(9);
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`.padStart(8);
const figuresOf = ({ ms, bytes, scriptBytes, requests }: Result) =>
  `${seconds(ms) + kilobytes(bytes)} (scripts${kilobytes(scriptBytes)}, ${String(requests).padStart(2)} requests)`;

const middle = (results: Result[]): Result => ({
  ms: median(results.map(({ ms }) => ms)),
  bytes: median(results.map(({ bytes }) => bytes)),
  scriptBytes: median(results.map(({ scriptBytes }) => scriptBytes)),
  requests: median(results.map(({ requests }) => requests)),
});

const { values, positionals } = parseArgs({
  options: { journeys: { type: 'string', default: '' } },
  allowPositionals: true,
});
const checkouts = [...positionals, join(import.meta.dirname, '..')].map((folder) => resolve(folder));
const scratch = mkdtempSync(join(tmpdir(), 'dayitva-slow-line-'));
const servers: ServerProcess[] = [];
const products: Product[] = [];
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  for (const [at, checkout] of checkouts.entries()) {
    const dataDir = join(scratch, `data-${at}`);
    const settings = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', RATE_LIMIT: 'off' };
    const server = await startServer(checkout, join(checkout, 'src/app/main.ts'), settings);
    servers.push(server);
    products.push(await prepareProduct(server, dataDir));
  }
  for (const journey of JOURNEYS.filter(({ name }) => name.includes(values.journeys))) {
    const results = products.map((): Result[] => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, product] of products.entries())
        results[at]?.push(await measure(browser, journey, product));
    }
    const middles = results.map(middle);
    const [first, last] = [middles[0], middles.at(-1)];
    const ratio = first && last && first !== last ? `   ${(last.ms / first.ms).toFixed(2)}` : '';
    console.log(journey.name.padEnd(18) + middles.map(figuresOf).join('') + ratio);
  }
} finally {
  await browser.close();
  for (const server of servers) await server.stop();
  rmSync(scratch, { recursive: true, force: true });
}
