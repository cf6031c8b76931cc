/**
 * `npm run bench:lighthouse`: Lighthouse, as on a phone with a slow line, on the built product: public pages as a visitor
 * without a cache, the marketplace as a member without one. Prints performance, accessibility, best practices and SEO of
 * each page; ends with 1 when one misses its target.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { API_BASE } from '#platform/contract/route.ts';
import { freePort } from '#platform/testing/free-port.ts';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts';
import { startServer } from './servers.ts';

const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const PAGES = ['/', '/login', '/register', '/impact'].map((path) => ({ path, targets: TARGETS }));
/** Search engines are asked to leave it out, which costs points for SEO. */
const MEMBER_PAGE = { path: '/marketplace', targets: { ...TARGETS, performance: 90, seo: 0 } };
const PROGRAM = join(import.meta.dirname, 'lighthouse/node_modules/lighthouse/cli/index.js');
/** Performance moves with what else the machine does: the middle of three runs counts. */
const RUNS = 3;

type Category = keyof typeof TARGETS;
type Scores = Record<Category, number>;
interface Target {
  path: string;
  targets: Scores;
}
const CATEGORIES = Object.keys(TARGETS) as Category[];

interface Report {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

/** Opens an address in Lighthouse, which writes its report to the file. */
type Visit = (url: string, file: string) => Promise<unknown>;

const runLighthouse = (url: string, file: string, ...options: string[]) =>
  promisify(execFile)(
    process.execPath,
    [
      PROGRAM,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      ...options,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, timeout: 120_000 },
  );

/** Visits in a browser of its own. */
const asVisitor: Visit = (url, file) =>
  runLighthouse(url, file, `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(' ')}`);

/** Visits in this browser, where a member is signed in, without what it fetched before. */
const asMember =
  (browser: BrowserContext, port: number): Visit =>
  async (url, file) => {
    const page = await browser.newPage();
    const devtools = await browser.newCDPSession(page);
    await devtools.send('Network.clearBrowserCache');
    await page.close();
    await runLighthouse(url, file, `--port=${port}`, '--disable-storage-reset');
  };

/** Starts a browser in which a member of the demo data is signed in, and which Lighthouse can reach at the port. */
async function signedInBrowser(origin: string, port: number, folder: string): Promise<BrowserContext> {
  const [{ email, password } = { email: '', password: '' }] = DEMO_SIGN_INS;
  const answer = await fetch(`${origin}${API_BASE}/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`sign-in: ${answer.status} ${await answer.text()}`);
  const { session } = (await answer.json()).data;
  const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  const page = await browser.newPage();
  await page.goto(`${origin}/terms`);
  await page.evaluate(({ access_token, refresh_token, user }) => {
    Object.assign(localStorage, { access_token, refresh_token, user: JSON.stringify(user) });
  }, session);
  await page.close();
  return browser;
}

/** Chromium now and then records no start of the page (NO_NAVSTART); then there is nothing to read, and it goes again. */
async function reportOf(visit: Visit, url: string, folder: string): Promise<Report> {
  const file = join(folder, 'report.json');
  await visit(url, file).catch((error: { stderr?: string }) => {
    if (!error.stderr?.includes('NO_NAVSTART')) throw error;
    return visit(url, file);
  });
  return JSON.parse(readFileSync(file, 'utf8'));
}

const scoresOf = ({ categories }: Report) =>
  Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)])) as Scores;

/** Lists the audits that cost points. */
function shortcomings({ categories, audits }: Report, targets: Scores): string[] {
  const missed = CATEGORIES.filter((name) => Math.round(categories[name].score * 100) < targets[name]);
  const ids = missed.flatMap((name) =>
    categories[name].auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return ids
    .filter((id) => (audits[id]?.score ?? 1) < 1)
    .map((id) => `    ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`);
}

/** Visits the page and prints its line. @returns whether every figure reaches its target. */
async function reportPage(visit: Visit, origin: string, page: Target, folder: string): Promise<boolean> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await reportOf(visit, origin + page.path, folder));
  reports.sort((a, b) => a.categories.performance.score - b.categories.performance.score);
  const report = reports[Math.floor(RUNS / 2)];
  if (!report) throw new Error('no report');
  const scores = scoresOf(report);
  console.log(page.path.padEnd(14) + CATEGORIES.map((name) => String(scores[name]).padStart(16)).join(''));
  for (const line of shortcomings(report, page.targets)) console.log(line);
  return CATEGORIES.every((name) => scores[name] >= page.targets[name]);
}

const folder = mkdtempSync(join(tmpdir(), 'dayitva-lighthouse-'));
const server = await startServer('Dayitva', 'build/app/main.mjs', {
  DATA_DIR: join(folder, 'data'),
  PORT: '0',
  LOG_LEVEL: 'warn',
});
try {
  console.log(' '.repeat(14) + CATEGORIES.map((name) => name.padStart(16)).join(''));
  const reached: boolean[] = [];
  for (const page of PAGES) reached.push(await reportPage(asVisitor, server.url, page, folder));
  const port = await freePort();
  const browser = await signedInBrowser(server.url, port, folder);
  reached.push(await reportPage(asMember(browser, port), server.url, MEMBER_PAGE, folder));
  await browser.close();
  if (reached.includes(false)) process.exitCode = 1;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
