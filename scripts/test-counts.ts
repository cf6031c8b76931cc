import { existsSync, readFileSync } from 'node:fs';

/** Result of one kind of tests; `problem` names failures other than failed tests. */
export type Counts = { passed: number; failed: number; skipped: number; problem?: string };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

/** Counts from vitest's JSON report; a test file that could not be loaded is one failure. */
export function readVitestReport(file: string): Counts | undefined {
  if (!existsSync(file)) return undefined;
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  const notLoaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + notLoaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts from Playwright's JSON report; tests that passed only at the second try count, and are reported. */
export function readPlaywrightReport(file: string): Counts | undefined {
  if (!existsSync(file)) return undefined;
  const { stats }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  const { expected, flaky, unexpected, skipped } = stats;
  const remark = flaky > 0 ? { problem: `${flaky} passed only at the second try` } : {};
  return { passed: expected + flaky, failed: unexpected, skipped, ...remark };
}

/** Adds a failure where the runner itself failed: it crashed, ran out of time, or ran no test. */
export function judgeRunner(code: number | null, counts: Counts | undefined): Counts {
  if (!counts) return { passed: 0, failed: 1, skipped: 0, problem: 'the runner wrote no report' };
  if (counts.passed + counts.failed === 0) return { ...counts, failed: 1, problem: 'no test ran' };
  if (code === null) return { ...counts, failed: counts.failed + 1, problem: 'the runner was ended' };
  if (code !== 0 && counts.failed === 0) {
    return { ...counts, failed: 1, problem: `the runner ended with ${code}` };
  }
  return counts;
}
