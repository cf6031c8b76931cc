/**
 * True in `npm run test:deep`, which repeats for each route what `npm test` proves once for all routes: each statement, each
 * wrong value, each role in each state, each view.
 */
export const isDeep = process.env.TEST_DEPTH === 'deep';

/**
 * A number from 0 to `count` - 1 that follows from a name: a choice that differs from route to route and is the same in each
 * run, so that a failure is the fault of the change that it comes with.
 */
export function choiceFor(name: string, count: number): number {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + character.charCodeAt(0)) % 1_000_003;
  return hash % count;
}
