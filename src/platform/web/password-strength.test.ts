import { expect, test } from 'vitest';
import { strengthOf } from './password-strength.ts';

const ABOUT = ['meera@asha.example', 'Asha Foundation'];

test.each([
  ['password', 'Very weak', 'This is one of the first passwords that attackers try.'],
  ['Passw0rd', 'Very weak', 'This is one of the first passwords that attackers try.'],
  ['aaaaaaaaa', 'Very weak', 'Repeated characters are easy to guess.'],
  ['abcdefghij', 'Very weak', 'Sequences such as abcd or 4321 are easy to guess.'],
  ['12.03.1984', 'Weak', 'Dates are easy to guess.'],
  ['Foundation2019', 'Weak', 'It should not contain your name, email or organisation.'],
  ['x8$kQ2', 'Weak', 'Longer is stronger: use three or four unrelated words.'],
  ['x8$kQ2p', 'Weak', 'Longer is stronger: use three or four unrelated words.'],
  ['x8$kQ2pLm4', 'Good', ''],
  ['monsoon-paper-lantern', 'Strong', ''],
])('%s is %s: %s', (password, name, tip) => {
  expect(strengthOf(password, ABOUT)).toMatchObject({ name, tip });
});

test('what the member told of themselves is easy to guess only for them', () => {
  expect(strengthOf('asha foundation', ABOUT).level).toBeLessThan(strengthOf('asha foundation', []).level);
});
