import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { judgeRunner, readPlaywrightReport, readVitestReport } from './test-counts.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dayitva-counts-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a test file that could not be loaded is a failure; each test that failed at first is named', () => {
  const passed = { fullName: 'counts', status: 'passed', failureMessages: [] };
  const failed = { fullName: 'adds', status: 'failed', failureMessages: ['1 is not 2'] };
  const secondTry = { fullName: 'waits', status: 'passed', failureMessages: ['too late'] };
  const file = report({
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { name: '/a/broken.test.ts', status: 'failed', assertionResults: [] },
      { name: '/a/red.test.ts', status: 'failed', assertionResults: [failed] },
      { name: '/a/green.test.ts', status: 'passed', assertionResults: [passed, secondTry] },
    ],
  });
  expect(readVitestReport(file)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    problem: '1 passed only at the second try',
    names: ['broken.test.ts (not loaded)', 'red.test.ts: adds (failed)', 'green.test.ts: waits (second try)'],
  });
});

test('a journey that passed only at the second try is reported', () => {
  const spec = (title: string, status: string) => ({ title, file: 'e2e/a.e2e.ts', tests: [{ status }] });
  const suites = [{ specs: [spec('green', 'expected')], suites: [{ specs: [spec('red', 'unexpected')] }] }];
  const counts = (flaky: number) =>
    readPlaywrightReport(report({ suites, stats: { expected: 4, unexpected: 1, flaky, skipped: 2 } }));
  const problem = '3 passed only at the second try';
  const names = ['a.e2e.ts: red (failed)'];
  expect(counts(3)).toEqual({ passed: 7, failed: 1, skipped: 2, problem, names });
  expect(counts(0)).toEqual({ passed: 4, failed: 1, skipped: 2, names });
});

test('a runner that wrote nothing, ran nothing, crashed or was ended is a failure', () => {
  const good = { passed: 5, failed: 0, skipped: 0 };
  expect(judgeRunner(0, good)).toEqual(good);
  expect(judgeRunner(0, readVitestReport(join(folder, 'missing.json')))).toMatchObject({ failed: 1 });
  expect(judgeRunner(1, { passed: 0, failed: 0, skipped: 0 })).toMatchObject({ failed: 1 });
  expect(judgeRunner(1, good)).toMatchObject({ passed: 5, failed: 1 });
  expect(judgeRunner(null, { ...good, failed: 2 })).toMatchObject({ passed: 5, failed: 3 });
  expect(judgeRunner(1, { ...good, failed: 2 })).toEqual({ ...good, failed: 2 });
});
