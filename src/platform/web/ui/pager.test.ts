import { describe, expect, test } from 'vitest';
import { pagerItems, pagerText } from './pager.tsx';

describe('pages that the pager shows', () => {
  test.each([
    [1, 1, '1'],
    [2, 5, '1 2 3 4 5'],
    [1, 6, '1 2 3 4 … 6'],
    [3, 6, '1 2 3 4 … 6'],
    [4, 6, '1 … 3 4 5 6'],
    [6, 6, '1 … 3 4 5 6'],
    [3, 10, '1 2 3 4 … 10'],
    [4, 10, '1 … 3 4 5 … 10'],
    [7, 10, '1 … 6 7 8 … 10'],
    [8, 10, '1 … 7 8 9 10'],
    [10, 10, '1 … 7 8 9 10'],
  ])('page %i of %i: %s', (page, totalPages, shown) => {
    const items = pagerItems(page, totalPages).map((item) => (typeof item === 'number' ? item : '…'));
    expect(items.join(' ')).toBe(shown);
  });

  test('no key is used twice', () => {
    const items = pagerItems(5, 10);
    expect(new Set(items).size).toBe(items.length);
  });
});

describe('text beside the pager', () => {
  test('a full page, the last page, a total with grouping', () => {
    expect(pagerText({ page: 2, pageSize: 10, total: 96, totalPages: 10 })).toBe(
      'Showing 11 to 20 of 96 results',
    );
    expect(pagerText({ page: 10, pageSize: 10, total: 96, totalPages: 10 })).toBe(
      'Showing 91 to 96 of 96 results',
    );
    expect(pagerText({ page: 10000, pageSize: 10, total: 100000, totalPages: 10000 })).toBe(
      'Showing 99,991 to 1,00,000 of 1,00,000 results',
    );
  });

  test('a total that was not counted to the end', () => {
    expect(pagerText({ page: 1, pageSize: 10, total: 1000, totalPages: 100 }, '1,000+')).toBe(
      'Showing 1 to 10 of 1,000+ results',
    );
  });
});
