import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuse } from './fusion.rules.ts';

test('puts first who is in several rankings, then who is far up in one', () => {
  const words = { ids: ['a', 'b', 'c'], weight: 1 };
  const meaning = { ids: ['c', 'd'], weight: 1 };
  expect(fuse([words, meaning])).toEqual(['c', 'a', 'b', 'd']);
  expect(fuse([words, { ...meaning, weight: 0 }])).toEqual(['a', 'b', 'c', 'd']);
});

const list = fc.record({
  ids: fc.uniqueArray(fc.constantFrom(...'abcdefgh'.split('')), { maxLength: 8 }),
  weight: fc.constantFrom(0.5, 1),
});

test('has each id once, and always the same order', () => {
  fc.assert(
    fc.property(fc.array(list, { maxLength: 4 }), (lists) => {
      const fused = fuse(lists);
      expect(fused.toSorted()).toEqual([...new Set(lists.flatMap(({ ids }) => ids))].sort());
      expect(fuse(lists)).toEqual(fused);
    }),
  );
});
