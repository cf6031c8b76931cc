import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A test and how long it took. */
export interface TestTime {
  /** The file and the title. */
  name: string;
  seconds: number;
}

type VitestReport = {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
};

type PlaywrightSuite = {
  specs?: { title: string; file: string; tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
};

/**
 * Returns the tests of both runners that took longest, the slowest first, each with all its tries.
 * @param count most that are returned.
 * @param vitestReport file of vitest's JSON report; one that is missing has no tests.
 * @param playwrightReport file of Playwright's.
 */
export function slowestOf(count: number, vitestReport: string, playwrightReport: string): TestTime[] {
  const { testResults = [] } = read<VitestReport>(vitestReport);
  const units = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${basename(name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  return [...units, ...journeysOf(read<PlaywrightSuite>(playwrightReport))]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count);
}

function journeysOf({ specs = [], suites = [] }: PlaywrightSuite): TestTime[] {
  const own = specs.map(({ title, file, tests }) => {
    const tries = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    return { name: `${basename(file)}: ${title}`, seconds: tries.reduce((sum, one) => sum + one, 0) / 1000 };
  });
  return [...own, ...suites.flatMap(journeysOf)];
}

function read<R>(file: string): Partial<R> {
  if (!existsSync(file)) return {};
  const report: Partial<R> = JSON.parse(readFileSync(file, 'utf8'));
  return report;
}
