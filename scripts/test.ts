/**
 * `npm test`: every check and every test, in 20 minutes on a quiet machine of two cores and within 75 on a slow one. It
 * names the slowest tests. The very last line is `N passed, N failed` for all kinds together; a check counts as one test, and
 * so does a runner that crashed or ran nothing, as a failure.
 *
 * `npm run test:deep` runs the same with TEST_DEPTH=deep: each route meets each statement, wrong value, role and state.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './checks.ts';
import { ROOT, runProgram } from './run-program.ts';
import { type Counts, judgeRunner, readPlaywrightReport, readVitestReport } from './test-counts.ts';
import { slowestOf } from './tests/test-times.ts';

const BUDGET_MS = 75 * 60 * 1000;
const SLOWEST_SHOWN = 20;
const env: Record<string, string> = process.argv.includes('--deep') ? { TEST_DEPTH: 'deep' } : {};
const deadline = Date.now() + BUDGET_MS;

const RESULTS = join(ROOT, 'test-results');
const VITEST_REPORT = join(RESULTS, 'vitest.json');
const PLAYWRIGHT_REPORT = join(RESULTS, 'playwright.json');

async function runVitest(): Promise<Counts> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
  const { code } = await runProgram('vitest', ['run', ...reporters], {
    env,
    show: true,
    timeout: timeLeft(),
  });
  return judgeRunner(code, readVitestReport(VITEST_REPORT));
}

async function runPlaywright(): Promise<Counts> {
  const args = ['test', '--reporter=list,json'];
  const { code } = await runProgram('playwright', args, {
    env: Object.assign({ PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT }, env),
    show: true,
    timeout: timeLeft(),
  });
  return judgeRunner(code, readPlaywrightReport(PLAYWRIGHT_REPORT));
}

function timeLeft(): number {
  return Math.max(1, deadline - Date.now());
}

const KINDS: { title: string; run(): Promise<Counts> }[] = [
  { title: 'Checks', run: async () => ({ ...(await runChecks()), skipped: 0 }) },
  { title: 'Unit and API tests', run: runVitest },
  { title: 'Browser journeys', run: runPlaywright },
];

rmSync(RESULTS, { recursive: true, force: true });
const summary: string[] = [];
const total = { passed: 0, failed: 0 };
for (const { title, run } of KINDS) {
  const started = Date.now();
  console.log(`\n== ${title}`);
  const { passed, failed, skipped, problem, names = [] } = await run();
  total.passed += passed;
  total.failed += failed;
  const seconds = Math.round((Date.now() - started) / 1000);
  const extras = [skipped > 0 ? `, ${skipped} skipped` : '', problem ? ` (${problem})` : ''].join('');
  summary.push(
    `${title}: ${passed} passed, ${failed} failed${extras}, ${seconds} s`,
    ...names.map((name) => `  ${name}`),
  );
}

const slowest = slowestOf(SLOWEST_SHOWN, VITEST_REPORT, PLAYWRIGHT_REPORT);
console.log(
  `\n== Slowest\n${slowest.map(({ seconds, name }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`).join('\n')}`,
);
console.log(`\n== Summary\n${summary.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
