/**
 * `npm run bench:lighthouse`: Lighthouse, as on a phone with a slow line, on the built product. Prints performance,
 * accessibility, best practices and SEO of each page; ends with 1 when one misses its target.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts';
import { startServer } from './servers.ts';

const PAGES = ['/', '/login', '/register', '/impact'];
const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const PROGRAM = join(import.meta.dirname, 'lighthouse/node_modules/lighthouse/cli/index.js');
/** Performance moves with what else the machine does: the middle of three runs counts. */
const RUNS = 3;

type Category = keyof typeof TARGETS;
type Scores = Record<Category, number>;
const CATEGORIES = Object.keys(TARGETS) as Category[];

interface Report {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

/** Chromium now and then records no start of the page (NO_NAVSTART); then there is nothing to read, and it goes again. */
const visit = (url: string, folder: string) =>
  visitOnce(url, folder).catch((error: { stderr?: string }) => {
    if (!error.stderr?.includes('NO_NAVSTART')) throw error;
    return visitOnce(url, folder);
  });

/** One visit; the report's scores are from 0 to 1. */
async function visitOnce(url: string, folder: string): Promise<Report> {
  const file = join(folder, 'report.json');
  const flags = `--headless=new ${CHROMIUM_FLAGS.join(' ')}`;
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
  const only = `--only-categories=${CATEGORIES.join(',')}`;
  await promisify(execFile)(process.execPath, [PROGRAM, url, ...options, only], {
    env: { ...process.env, CHROME_PATH: findChromium() },
    timeout: 120_000,
  });
  return JSON.parse(readFileSync(file, 'utf8'));
}

const scoresOf = ({ categories }: Report) =>
  Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)])) as Scores;

/** Lists the audits that cost points. */
function shortcomings({ categories, audits }: Report): string[] {
  const missed = CATEGORIES.filter((name) => Math.round(categories[name].score * 100) < TARGETS[name]);
  const ids = missed.flatMap((name) =>
    categories[name].auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return ids
    .filter((id) => (audits[id]?.score ?? 1) < 1)
    .map((id) => `    ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`);
}

/** Visits the page and prints its line. @returns whether every figure reaches its target. */
async function reportPage(origin: string, page: string, folder: string): Promise<boolean> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await visit(origin + page, folder));
  reports.sort((a, b) => a.categories.performance.score - b.categories.performance.score);
  const report = reports[Math.floor(RUNS / 2)];
  if (!report) throw new Error('no report');
  const scores = scoresOf(report);
  console.log(page.padEnd(14) + CATEGORIES.map((name) => String(scores[name]).padStart(16)).join(''));
  for (const line of shortcomings(report)) console.log(line);
  return CATEGORIES.every((name) => scores[name] >= TARGETS[name]);
}

const folder = mkdtempSync(join(tmpdir(), 'dayitva-lighthouse-'));
const server = await startServer('Dayitva', 'src/app/main.ts', {
  DATA_DIR: join(folder, 'data'),
  PORT: '0',
  LOG_LEVEL: 'warn',
});
try {
  console.log(' '.repeat(14) + CATEGORIES.map((name) => name.padStart(16)).join(''));
  const reached: boolean[] = [];
  for (const page of PAGES) reached.push(await reportPage(server.url, page, folder));
  if (reached.includes(false)) process.exitCode = 1;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
