import { expect, test } from 'vitest';
import { isOwnWords } from './own-words.ts';

const ABOUT = ['meera.rao84@asha-trust.example', 'Asha Foundation of Ranchi', 'आशा संस्था', null, undefined];

test.each([
  'meera.rao84@asha-trust.example',
  'meera.rao84@asha-trust.example!',
  'meerarao',
  'meera.rao84',
  'Meera1984!',
  'rao-meera',
  'ASHATRUST',
  'asha@123',
  '2019Foundation',
  'AshaFoundationOfRanchi',
  'asha12031984',
  'आशा123',
  'dayitva',
  'Dayitva2026',
  'ｍｅｅｒａ123',
])('%s is made of own words', (password) => {
  expect(isOwnWords(password, ABOUT)).toBe(true);
});

test.each([
  'ashaway',
  'meera-lantern',
  'of2019',
  '12345678',
  'x8$kQ2p',
  'asha830275194',
  'monsoon-paper-lantern',
  '',
])('%s is not', (password) => {
  expect(isOwnWords(password, ABOUT)).toBe(false);
});

test('an email of many digits is made of own words, too', () => {
  const email = '0198-7365-4821@members.example';
  expect(isOwnWords(`${email}1`, [email])).toBe(true);
});

test('own words are easy to guess only for who has them', () => {
  expect(isOwnWords('Foundation2019', [])).toBe(false);
});
