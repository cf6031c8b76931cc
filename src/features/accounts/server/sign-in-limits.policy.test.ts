import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressGroup, waitInWords } from './sign-in-limits.policy.ts';

describe('addressGroup', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7'],
    ['2001:db8:0:7::1', '2001:db8:0:7'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1', 'fe80:0:0:0'],
  ])('%s counts as %s', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });

  test('all addresses of one IPv6 network of 64 bits are one, and no other is', () => {
    const groups = (count: number) => fc.array(fc.nat(0xffff), { minLength: count, maxLength: count });
    const text = (numbers: number[]) => numbers.map((number) => number.toString(16)).join(':');
    fc.assert(
      fc.property(groups(4), groups(4), groups(4), (network, host, other) => {
        expect(addressGroup(`${text(network)}:${text(host)}`)).toBe(text(network));
        expect(addressGroup(`${text(network)}:${text(other)}`)).toBe(text(network));
      }),
    );
  });
});

test.each([
  [1, 'in 1 second'],
  [59, 'in 59 seconds'],
  [60, 'in 1 minute'],
  [61, 'in 2 minutes'],
  [900, 'in 15 minutes'],
])('a wait of %i s is "%s"', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});
