import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password-hashing.ts';

test('a password is recognised by its hash alone, and no account has none', async () => {
  const stored = await hashPassword('monsoon-paper-lantern');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword(stored, 'monsoon-paper-lantern')).toBe(true);
  expect(await isPassword(stored, 'monsoon-paper-lanterns')).toBe(false);
  expect(await isPassword(null, 'monsoon-paper-lantern')).toBe(false);
});

test.each([
  '\u00C9clair-9731-kes',
  'Ünïcode-pass',
  'ज़रूरत-9731',
  'हिन्दी\u095Bमा',
  'ñandú-4711',
  'Ångström',
  'ễ-vietnam-1',
  '가나다라-1',
  'পড়া-2024',
  'ଓଡ଼ିଆ-77',
  'é'.repeat(8),
])('the password %s is the same in each normal form', async (password) => {
  const composed = await hashPassword(password.normalize('NFC'));
  const apart = await hashPassword(password.normalize('NFD'));
  for (const typed of [password.normalize('NFC'), password.normalize('NFD'), password]) {
    expect(await isPassword(composed, typed)).toBe(true);
    expect(await isPassword(apart, typed)).toBe(true);
  }
  // A hash of the time before, of what was typed then.
  const before = await hash(password.normalize('NFD'), { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(await isPassword(before, password.normalize('NFC'))).toBe(true);
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
  const stored = await hashPassword('monsoon-paper-lantern');
  const served: string[] = [];
  const ask = (knownAt: string | null) =>
    isPassword(stored, 'a guess', knownAt).then(() => served.push(knownAt ?? 'stranger'));
  const strangers = Array.from({ length: 20 }, () => ask(null));
  await Promise.all([...strangers, ask('known')]);
  // Two were under way, and what runs beside it may be quicker.
  expect(served.indexOf('known')).toBeLessThan(10);
});

test('callers known at one account keep nobody else out, however many they are', async () => {
  const stored = await hashPassword('monsoon-paper-lantern');
  const flood = Array.from({ length: 110 }, () => isPassword(stored, 'a guess', 'crowd@known.example'));
  const served = isPassword(stored, 'monsoon-paper-lantern', 'owner@known.example');
  const answers = await Promise.allSettled(flood);
  expect(await served).toBe(true);
  expect(answers.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
  // Finished ones are not counted.
  expect(await isPassword(stored, 'monsoon-paper-lantern', 'crowd@known.example')).toBe(true);
});
