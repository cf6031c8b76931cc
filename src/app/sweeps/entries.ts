import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Entry } from '#platform/testing/calls/define-calls.ts';

const SRC = join(import.meta.dirname, '../..');

/** What a noun says of its routes, and the folder where it does. */
interface NounCalls {
  /** Below `src`, with slashes. */
  folder: string;
  entries: Record<string, Entry>;
}

/** A plain process loads this too (`chaos/fuzz.ts`), so that the files are found by a walk and not by the build. */
const readCalls = async (path: string): Promise<NounCalls> => {
  const { calls } = await import(join(SRC, path));
  return { folder: dirname(path), entries: calls };
};

/** Every `*.calls.ts`. They are found by the files' names, so that none can be forgotten. */
export const NOUN_CALLS: NounCalls[] = await Promise.all(
  globSync(['features/*/*/*.calls.ts', 'platform/testing/calls/*.calls.ts'], { cwd: SRC })
    .sort()
    .map(readCalls),
);

/** By the name of a route, what its noun expects of it. */
export const ENTRIES: Readonly<Record<string, Entry>> = Object.assign(
  {},
  ...NOUN_CALLS.map(({ entries }) => entries),
);

/** What the routes say of one fact, by name; routes that say nothing of it are left out. */
export const factsOf = <Fact extends keyof Entry>(fact: Fact): Record<string, NonNullable<Entry[Fact]>> =>
  Object.fromEntries(
    Object.entries(ENTRIES).flatMap(([name, entry]) => {
      const value = entry[fact];
      return value === undefined ? [] : [[name, value]];
    }),
  );
