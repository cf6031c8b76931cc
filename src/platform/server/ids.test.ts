import { expect, test } from 'vitest';
import { z } from 'zod';
import { newId } from './ids.ts';

test('new ids are different UUIDs of version 7, in the order in which they are made', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual([...ids].sort());
  for (const id of ids.slice(0, 100)) expect(z.uuidv7().safeParse(id).success, id).toBe(true);
});

test('a new id tells when it was made', () => {
  const before = Date.now();
  const made = Number.parseInt(newId().replaceAll('-', '').slice(0, 12), 16);
  expect(made).toBeGreaterThanOrEqual(before);
  expect(made).toBeLessThan(before + 1000);
});
