import { expect, test } from 'vitest';
import { PageQuery } from '#platform/contract/paging.ts';
import { pageOf } from './page-number.ts';

test.each([
  ['', 1],
  ['page=', 1],
  ['page=3', 3],
  ['page=1000000', 1_000_000],
  ['page=1000001', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=two', 1],
])('of the address ?%s page %i is read, which the server takes', (search, page) => {
  expect(pageOf(new URLSearchParams(search))).toBe(page);
  expect(PageQuery.parse({ page }).page).toBe(page);
});
