import { expect, test } from 'vitest';
import { nearestWord, typingErrors } from './spelling.rules.ts';

test.each([
  ['water', 'water', 0],
  ['wtaer', 'water', 1],
  ['watr', 'water', 1],
  ['watter', 'water', 1],
  ['vater', 'water', 1],
  ['plantasion', 'plantation', 1],
  ['fuondatoin', 'foundation', 2],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['ab', 'ba', 1],
])('counts the typing errors in %s for %s', (written, word, errors) => {
  expect(typingErrors(written, word)).toBe(errors);
});

test('takes the word with the fewest errors, then the same first letter, then the most common one', () => {
  const known = [
    { word: 'plantations', members: 900 },
    { word: 'plantation', members: 5 },
  ];
  expect(nearestWord('plantasion', known)).toBe('plantation');
  const alike = [
    { word: 'bater', members: 900 },
    { word: 'mater', members: 3 },
    { word: 'mates', members: 4 },
  ];
  expect(nearestWord('matex', alike)).toBe('mates');
});

test('takes no word that differs too much for its length', () => {
  expect(nearestWord('stationer', [{ word: 'sanitation', members: 9 }])).toBeUndefined();
  expect(nearestWord('wat', [{ word: 'water', members: 9 }])).toBeUndefined();
  expect(nearestWord('ab', [{ word: 'ac', members: 9 }])).toBeUndefined();
});
