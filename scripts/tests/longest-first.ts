import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ROOT } from '../run-program.ts';

/**
 * The files that take longest, the longest first. One that begins last would run alone at the end. A fresh checkout knows no
 * times of an earlier run, by which vitest orders the others.
 */
const LONGEST = [
  'src/app/sweeps/database-away.test.ts',
  'src/app/sweeps/permissions.test.ts',
  'src/app/stopping.test.ts',
  'src/app/sweeps/bad-bodies.test.ts',
  'src/app/sweeps/collaboration-roles.test.ts',
  'src/app/sweeps/fuzz/fuzz.test.ts',
  'src/features/news/sync/news-sync.test.ts',
  'src/app/main.test.ts',
  'src/app/query-gateway.test.ts',
  'src/app/sweeps/bad-addresses.test.ts',
  'src/app/sweeps/any-input.test.ts',
  'src/app/sweeps/file-uploads.test.ts',
  'src/app/embedded-database-killed.test.ts',
  'src/app/closed-folders.test.ts',
  'src/app/sweeps/live-changes.test.ts',
];

/** Starts the longest test files first, so that all workers end at about the same time. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.indexOf(relative(ROOT, moduleId));
      return at < 0 ? LONGEST.length : at;
    };
    // Sorting is stable: the others keep vitest's order.
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
