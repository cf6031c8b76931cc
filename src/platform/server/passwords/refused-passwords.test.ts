import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { PASSWORD_MIN } from '#platform/contract/fields.ts';
import { isCommonPassword } from './refused-passwords.ts';

const long = dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_MIN);

test('the list has at least 3,000 passwords that are long enough to be chosen', () => {
  expect(new Set(long).size).toBeGreaterThan(3000);
  for (const password of long.slice(0, 3000)) expect(isCommonPassword(password), password).toBe(true);
});

test.each(['zaq12wsx', 'Zaq12WSX', 'PASSWORD', 'password@123', 'jaishriram', 'qwerty123'])(
  '%s is common',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test.each(['monsoon-paper-lantern', 'x8$kQ2p', 'a-password-for-tests'])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
