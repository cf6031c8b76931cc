import { expect, test } from 'vitest';
import { createVisitorNames } from './visitors.ts';

const nameOf = createVisitorNames('a secret that only the tests know, long enough');

test('a visitor has one name a day, which nobody makes without the secret', () => {
  const name = nameOf('203.0.113.1', '2026-11-22');
  expect(nameOf('203.0.113.1', '2026-11-22')).toBe(name);
  const others = [
    nameOf('203.0.113.1', '2026-11-23'),
    nameOf('203.0.113.2', '2026-11-22'),
    createVisitorNames('another secret')('203.0.113.1', '2026-11-22'),
  ];
  expect(others).not.toContain(name);
  expect(new Set(others).size).toBe(3);
});

test('the addresses of one IPv6 network are one visitor', () => {
  expect(nameOf('2001:db8::1', '2026-11-22')).toBe(nameOf('2001:db8::2', '2026-11-22'));
});
