import { expect, test } from 'vitest';
import { foundUnder } from './found-under.rules.ts';

test.each([
  ['Goa', ['Goa', 'Pan India'], 'Head office in Goa'],
  ['Bihar', ['Odisha', 'Goa'], 'Works in Goa'],
  ['Bihar', ['Pan India', 'Goa'], 'Works in Goa'],
  [null, ['Pan India'], 'Works Pan India'],
  ['Bihar', ['Odisha'], null],
  [null, [], null],
])(
  'a member of %s who works in %j is found under Goa: %s',
  (headquarters_state, operating_regions, words) => {
    expect(foundUnder('Goa', { headquarters_state, operating_regions })).toBe(words);
  },
);
