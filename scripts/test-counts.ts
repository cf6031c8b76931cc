import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Result of one kind of tests; `problem` names failures other than failed tests, `names` the tests that failed at first,
 * each with how it ended.
 */
export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  problem?: string;
  names?: string[];
};

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

type PlaywrightSuite = {
  specs?: { title: string; file: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
};

type PlaywrightReport = PlaywrightSuite & {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

const secondTry = (flaky: number) => (flaky > 0 ? { problem: `${flaky} passed only at the second try` } : {});

/**
 * Counts from vitest's JSON report; a test file that could not be loaded is one failure. Tests that passed only at the
 * second try count, and are reported: the report keeps the message of their first failure.
 */
export function readVitestReport(file: string): Counts | undefined {
  if (!existsSync(file)) return undefined;
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  const notLoaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const troubled = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'failed' || failureMessages.length > 0)
      .map(({ fullName, status }) => ({ status, name: `${basename(name)}: ${fullName}` })),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + notLoaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    names: [
      ...notLoaded.map(({ name }) => `${basename(name)} (not loaded)`),
      ...troubled.map(({ name, status }) => `${name} (${status === 'failed' ? 'failed' : 'second try'})`),
    ],
    ...secondTry(troubled.filter(({ status }) => status === 'passed').length),
  };
}

/** Counts from Playwright's JSON report; tests that passed only at the second try count, and are reported. */
export function readPlaywrightReport(file: string): Counts | undefined {
  if (!existsSync(file)) return undefined;
  const report: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  const { expected, flaky, unexpected, skipped } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    names: troubledJourneys(report),
    ...secondTry(flaky),
  };
}

function troubledJourneys({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const ends = { unexpected: 'failed', flaky: 'second try' } as Record<string, string>;
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status in ends)
      .map(({ status }) => `${basename(file)}: ${title} (${ends[status]})`),
  );
  return [...own, ...suites.flatMap(troubledJourneys)];
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
