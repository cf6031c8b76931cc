import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressGroup } from './callers.ts';

describe('addressGroup', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:FFFF:CB00:7109', '203.0.113.9'],
    ['203.0.113.9:52114', '203.0.113.9'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
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
