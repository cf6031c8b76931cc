import { expect, test } from 'vitest';
import { listPages, pageOf } from './list-pages.ts';

const { select, getNextPageParam } = listPages<{ id: string }>(2);
const [one, two, three] = ['1', '2', '3'].map((id) => ({ id }));
if (!one || !two || !three) throw new Error('three records');

test('the records of all pages are listed once, and a full page has a next one', () => {
  expect(
    select({
      pages: [
        [one, two],
        [two, three],
      ],
      pageParams: [1, 2],
    }),
  ).toEqual([one, two, three]);
  expect(getNextPageParam([one, two], [[one, two]])).toBe(2);
  expect(getNextPageParam([one], [[one]])).toBeUndefined();
});

test('an answer that is no list counts as an empty one', () => {
  // What a server of another kind may send.
  const strange = JSON.parse('{}');
  expect(select({ pages: [strange], pageParams: [1] })).toEqual([]);
  expect(getNextPageParam(strange, [strange])).toBeUndefined();
  expect(() => pageOf(strange)).toThrow('The answer is not a list.');
  expect(pageOf({ records: [one] })).toEqual({ records: [one] });
});
