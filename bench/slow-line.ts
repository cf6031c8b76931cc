/**
 * `npm run bench:slow-line`: four journeys of a newcomer with a slow phone: 500 kbit/s in both directions, 300 ms for each
 * request, a quarter of this machine's speed, nothing in the cache.
 *
 * `npm run bench:slow-line -- FOLDER` measures the built product of another checkout as well, turn by turn in the same
 * run, so that what else the machine does slows both.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { API_BASE } from '#platform/contract/route.ts';
import { readMailFile } from '#platform/server/mail/mail-file.ts';
import { signUpBody } from '#platform/testing/records.ts';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts';
import { median } from './load.ts';
import { type ServerProcess, startServer } from './servers.ts';

const ROUNDS = 5;
const LINE = { offline: false, latency: 300, downloadThroughput: 62_500, uploadThroughput: 62_500 };
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
  /** Does what comes before. @returns what is measured: it begins with a click or an address, and ends when it is usable. */
  prepare(page: Page, product: Product): Promise<() => Promise<void>>;
}

interface Result {
  ms: number;
  /** Bytes that came over the line while it was measured. */
  bytes: number;
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
    async prepare(page, { server }) {
      await page.goto(`${server.url}/login`);
      await quiet(page);
      return signIn(page);
    },
  },
  {
    name: 'open profile',
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
    async prepare(page, { verification }) {
      return async () => {
        await page.goto(verification, { waitUntil: 'commit' });
        await page.getByRole('heading', { name: 'Enter your password' }).waitFor();
      };
    },
  },
];

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
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', LINE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    let bytes = 0;
    devtools.on('Network.dataReceived', ({ encodedDataLength }) => (bytes += encodedDataLength));
    const go = await journey.prepare(page, product);
    bytes = 0;
    const start = performance.now();
    await go();
    return { ms: performance.now() - start, bytes };
  } finally {
    await context.close();
  }
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

const middle = (results: Result[]): Result => ({
  ms: median(results.map(({ ms }) => ms)),
  bytes: median(results.map(({ bytes }) => bytes)),
});

const checkouts = [...process.argv.slice(2), join(import.meta.dirname, '..')].map((folder) =>
  resolve(folder),
);
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
  for (const journey of JOURNEYS) {
    const results = products.map((): Result[] => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, product] of products.entries())
        results[at]?.push(await measure(browser, journey, product));
    }
    const middles = results.map(middle);
    const [first, last] = [middles[0], middles.at(-1)];
    const ratio = first && last && first !== last ? `   ${(last.ms / first.ms).toFixed(2)}` : '';
    console.log(
      journey.name.padEnd(18) +
        middles.map(({ ms, bytes }) => seconds(ms) + kilobytes(bytes)).join('') +
        ratio,
    );
  }
} finally {
  await browser.close();
  for (const server of servers) await server.stop();
  rmSync(scratch, { recursive: true, force: true });
}
