import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { slowestOf } from './test-times.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dayitva-times-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(name: string, content: object): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('names the slowest of both runners, with all tries of each', () => {
  const units = report('vitest.json', {
    testResults: [
      {
        name: '/a/sums.test.ts',
        assertionResults: [
          { fullName: 'adds', duration: 1500 },
          { fullName: 'is skipped', duration: null },
          { fullName: 'divides', duration: 30 },
        ],
      },
    ],
  });
  const spec = (title: string, ...tries: number[]) => ({
    title,
    file: 'e2e/a.e2e.ts',
    tests: [{ results: tries.map((duration) => ({ duration })) }],
  });
  const journeys = report('playwright.json', {
    suites: [{ specs: [spec('walks', 4000)], suites: [{ specs: [spec('runs', 3000, 2000)] }] }],
  });
  expect(slowestOf(3, units, journeys)).toEqual([
    { name: 'a.e2e.ts: runs', seconds: 5 },
    { name: 'a.e2e.ts: walks', seconds: 4 },
    { name: 'sums.test.ts: adds', seconds: 1.5 },
  ]);
  expect(slowestOf(3, join(folder, 'missing.json'), journeys)).toHaveLength(2);
});
