import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password-hashing.ts';

test('a password is recognised by its hash alone, and no account has none', async () => {
  const hash = await hashPassword('monsoon-paper-lantern');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword(hash, 'monsoon-paper-lantern')).toBe(true);
  expect(await isPassword(hash, 'monsoon-paper-lanterns')).toBe(false);
  expect(await isPassword(null, 'monsoon-paper-lantern')).toBe(false);
});

test('of many concurrent calls one or two run, 100 wait, and the rest are asked to try again', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 110 }, () => hashPassword('one of many')));
  const turnedAway = answers.filter((answer) => answer.status === 'rejected');
  // Two where there are more than two cores.
  expect([8, 9]).toContain(turnedAway.length);
  for (const { reason } of turnedAway) expect(reason).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
  expect(await hashPassword('after the flood')).toContain('argon2id');
});

test('a known caller goes before the strangers who wait', async () => {
  const hash = await hashPassword('monsoon-paper-lantern');
  const served: string[] = [];
  const ask = (knownAt: string | null) =>
    isPassword(hash, 'a guess', knownAt).then(() => served.push(knownAt ?? 'stranger'));
  const strangers = Array.from({ length: 20 }, () => ask(null));
  await Promise.all([...strangers, ask('known')]);
  // Two were under way, and what runs beside it may be quicker.
  expect(served.indexOf('known')).toBeLessThan(10);
});

test('callers known at one account keep nobody else out, however many they are', async () => {
  const hash = await hashPassword('monsoon-paper-lantern');
  const flood = Array.from({ length: 110 }, () => isPassword(hash, 'a guess', 'crowd@known.example'));
  const served = isPassword(hash, 'monsoon-paper-lantern', 'owner@known.example');
  const answers = await Promise.allSettled(flood);
  expect(await served).toBe(true);
  expect(answers.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
  // Finished ones are not counted.
  expect(await isPassword(hash, 'monsoon-paper-lantern', 'crowd@known.example')).toBe(true);
});
