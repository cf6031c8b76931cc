import { expect, test } from 'vitest';
import { helpOn, searchHelp } from './help-search.rules.ts';

const help = helpOn('2026-11-21');
const idsFor = (search: string) => searchHelp(help, search).flatMap(([, items]) => items.map(({ id }) => id));

test('an empty search shows the three categories with everything', () => {
  expect(searchHelp(help, '  ').map(([category]) => category)).toEqual([
    'Platform Basics',
    'CSR Compliance',
    'Partnerships & Matching',
  ]);
});

test('every word must occur in the question or the answer, in any case', () => {
  expect(idsFor('UNSPENT csr account')).toContain('csr-unspent');
  expect(idsFor('spam folder')).toEqual(['verify-email']);
  expect(idsFor('cricket')).toEqual([]);
});

test('no two questions have the same anchor', () => {
  const ids = idsFor('');
  expect(new Set(ids).size).toBe(ids.length);
});
