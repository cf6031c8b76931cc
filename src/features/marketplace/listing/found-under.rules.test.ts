import { expect, test } from 'vitest';
import { foundUnder } from './found-under.rules.ts';

test.each([
  ['Panaji', 'Goa', ['Goa', 'Pan India'], 'Head office in Goa'],
  ['Panaji, Goa', 'Goa', ['Goa'], null],
  [null, 'Goa', [], null],
  ['Gaya, Bihar', 'Bihar', ['Odisha', 'Goa'], 'Works in Goa'],
  [null, 'Bihar', ['Pan India', 'Goa'], 'Works in Goa'],
  [null, null, ['Pan India'], 'Works Pan India'],
  [null, 'Bihar', ['Odisha'], null],
  [null, null, [], null],
])(
  'a member in %s (%s) who works in %j is found under Goa: %s',
  (location, headquarters_state, operating_regions, words) => {
    expect(foundUnder('Goa', { location, headquarters_state, operating_regions })).toBe(words);
  },
);
