import { expect, test } from 'vitest';
import { readCorporateId } from './corporate-id.rules.ts';

const company = { headquarters_state: 'Maharashtra', year_established: 1973 } as const;

test.each([
  ['', '', null, 0],
  ['L1711', '5 of 21 characters', null, 0],
  ['L17110MH1973PLC019786', 'Listed public limited company, registered in Maharashtra in 1973.', null, 0],
  ['u72900 ka2004 ptc034567', 'Unlisted private limited company, registered in Karnataka in 2004.', null, 2],
  ['L17110XX1973PLC019786', 'Listed public limited company, registered in 1973.', null, 1],
  [
    'L17110MH1973XYZ019786',
    '',
    'XYZ is not a class of company, such as PLC or PTC: please check characters 13 to 15.',
    0,
  ],
  ['F01', '3 of 6 characters', null, 0],
  ['F01234', 'The number of a foreign company with a place of business in India.', null, 0],
  ['F0123X', '', 'An FCRN is the letter F and 5 digits, such as F01234; a CIN begins with L or U.', 0],
])('%j reads: %s', (typed, words, error, warnings) => {
  const reading = readCorporateId(typed, company);
  expect(reading).toMatchObject({ words, error });
  expect(reading.warnings).toHaveLength(warnings);
});
