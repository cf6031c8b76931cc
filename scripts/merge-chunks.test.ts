import { expect, test } from 'vitest';
import { type Chunk, mergeChunks } from './merge-chunks.ts';

const chunk = (name: string, units: string, size: number, needs: Chunk[] = []): Chunk => ({
  units: new Set(units.split(' ')),
  modules: [name],
  size,
  needs: new Set(needs),
});
const merge = (chunks: Chunk[], weights: Record<string, number> = {}) =>
  mergeChunks(chunks, {
    file: 1000,
    weightOf: (unit) => weights[unit] ?? 1,
    hasAlready: (unit, { units }) => unit.startsWith('later') && units.has('shell'),
  })
    .map(({ modules, units }) => `${modules.sort().join('+')} for ${[...units].sort().join('+')}`)
    .sort();

test('chunks of the same pages share a file, and so does a small one that a page loads in vain', () => {
  expect(merge([chunk('one', 'home login', 9000), chunk('two', 'home login', 9000)])).toEqual([
    'one+two for home+login',
  ]);
  expect(merge([chunk('one', 'home login', 9000), chunk('small', 'home', 900)])).toEqual([
    'one+small for home+login',
  ]);
});

test('no page loads more in vain than a file is worth to it', () => {
  const chunks = () => [chunk('one', 'home login', 9000), chunk('small', 'home', 900)];
  expect(merge(chunks(), { login: 2 })).toEqual(['one for home+login', 'small for home']);
  expect(merge([chunk('one', 'home login', 9000), chunk('large', 'home', 1100)])).toHaveLength(2);
});

test('what a merged chunk needs comes with it, and counts', () => {
  const needed = () => chunk('needed', 'home', 5000);
  const base = needed();
  expect(merge([base, chunk('small', 'home', 100, [base]), chunk('login', 'home login', 6000)])).toEqual([
    'login for home+login',
    'needed+small for home',
  ]);
});

test('a chunk between two goes first, so that no files need each other', () => {
  const last = chunk('last', 'home login impact', 300);
  const middle = chunk('middle', 'home login', 90_000, [last]);
  const first = chunk('first', 'home', 300, [middle]);
  expect(merge([first, last, middle], { impact: 2 })).toEqual([
    'first+middle for home+login',
    'last for home+impact+login',
  ]);
});

test('what comes later than the shell has the shell already', () => {
  const shell = chunk('base', 'shell home', 90_000);
  expect(merge([shell, chunk('part', 'shell home later', 400)])).toEqual(['base+part for home+shell']);
});
