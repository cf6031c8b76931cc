import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COMPANY_CLASSES,
  CorporateCin,
  checkCin,
  checkCorporateId,
  checkFcrn,
  cinWarnings,
  isListedCin,
} from './corporate-identity.ts';

const CIN = 'L17110MH1973PLC019786';
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const year = fc.integer({ min: 1850, max: new Date().getFullYear() });
const cin = fc
  .tuple(
    fc.constantFrom('L', 'U'),
    digits(5),
    fc.constantFrom('MH', 'PN', 'KA', 'TZ', 'DL', 'UR'),
    year.map(String),
    fc.constantFrom(...Object.keys(COMPANY_CLASSES)),
    digits(6),
  )
  .map((parts) => parts.join(''));

describe('a CIN', () => {
  test('of any kind of company passes, in any case and in groups', () => {
    fc.assert(
      fc.property(cin, (value) => {
        expect(checkCin(value)).toMatchObject({ value, error: null, warnings: [] });
        expect(checkCin(` ${value.slice(0, 8).toLowerCase()} ${value.slice(8)} `).value).toBe(value);
        expect(isListedCin(value)).toBe(value.startsWith('L'));
      }),
    );
  });

  test('that lacks a character or has one of the wrong kind is refused', () => {
    fc.assert(
      fc.property(cin, fc.nat(20), (value, at) => {
        expect(checkCin(value.slice(0, at) + value.slice(at + 1)).error).toMatch(/1 is missing/);
        const other = /\d/.test(value.charAt(at)) ? 'X' : '0';
        expect(checkCin(value.slice(0, at) + other + value.slice(at + 1)).error).not.toBeNull();
      }),
    );
  });

  test('is told apart into its parts', () => {
    expect(checkCin(CIN).parts).toEqual({
      listed: true,
      industry: '17110',
      stateCode: 'MH',
      state: 'Maharashtra',
      year: 1973,
      companyClass: 'PLC',
    });
  });

  test.each([
    [
      'L17110MH1973PLC01978',
      'A CIN has 21 characters: 1 is missing. Please compare it with your certificate',
    ],
    ['L17110MH1973PLC01978600', 'A CIN has 21 characters: 2 are too many.'],
    ['X17110MH1973PLC019786', 'Character 1 of a CIN must be L (listed) or U (unlisted), not X.'],
    ['L1711OMH1973PLC019786', 'Characters 2 to 6 of a CIN must be digits (industry), not 1711O.'],
    ['L17110M41973PLC019786', 'Characters 7 and 8 of a CIN must be letters (state), not M4.'],
    ['L17110MH1849PLC019786', 'No company was registered in 1849'],
    ['L17110MH2999PLC019786', 'No company was registered in 2999'],
    ['L17110MH1973PLD019786', 'PLD is not a class of company, such as PLC or PTC'],
    [
      'L17110MH1973PLC01978O',
      'Characters 16 to 21 of a CIN must be digits (registration number), not 01978O.',
    ],
  ])('%s: %s', (value, words) => {
    expect(checkCin(value).error).toContain(words);
  });

  test('of a state that we do not know is taken with a warning', () => {
    expect(checkCin('L17110XX1973PLC019786')).toMatchObject({
      error: null,
      warnings: ['We do not know the state code XX in this CIN. If it is right, carry on.'],
    });
  });
});

test('an FCRN is F and five digits, and says nothing of a listing', () => {
  expect(checkCorporateId('f 01234')).toMatchObject({ value: 'F01234', error: null });
  expect(checkFcrn('F0123').error).toBe(
    'An FCRN is the letter F and 5 digits, such as F01234; a CIN begins with L or U.',
  );
  expect(isListedCin('F01234')).toBeNull();
  expect(isListedCin(null)).toBeNull();
});

test('the field stores the normal form, an emptied one as none, and leaves an absent one absent', () => {
  expect(CorporateCin.parse(' l17110 mh1973 plc019786 ')).toBe(CIN);
  expect(CorporateCin.parse('f01234')).toBe('F01234');
  expect(CorporateCin.parse('  ')).toBeNull();
  expect(CorporateCin.parse(null)).toBeNull();
  expect(CorporateCin.parse(undefined)).toBeUndefined();
  expect(CorporateCin.safeParse('L1').error?.issues[0]?.message).toContain('A CIN has 21 characters');
  expect(CorporateCin.safeParse(17).error?.issues[0]?.message).toBe('CIN must be text');
});

describe('a CIN beside the profile', () => {
  test('that agrees gives no warning', () => {
    const profile = {
      organization_type: 'corporate',
      headquarters_state: 'Maharashtra',
      year_established: 1973,
    } as const;
    expect(cinWarnings(CIN, profile)).toEqual([]);
    expect(cinWarnings(CIN, {})).toEqual([]);
    expect(cinWarnings('F01234', profile)).toEqual([]);
    expect(cinWarnings('nonsense', profile)).toEqual([]);
  });

  test.each([
    [{ headquarters_state: 'Karnataka' }, 'issued in Maharashtra, but your headquarters are in Karnataka'],
    [{ year_established: 1980 }, 'registered in 1973, but your year established is 1980'],
    [
      { organization_type: 'ngo' as const },
      'the CIN of a public limited company; that of a section 8 company',
    ],
  ])('%j: %s', (profile, words) => {
    expect(cinWarnings(CIN, profile)).toEqual([expect.stringContaining(words)]);
  });

  test('of a section 8 company is odd for a corporate member only', () => {
    const nonProfit = 'U85300KA2016NPL092345';
    expect(cinWarnings(nonProfit, { organization_type: 'corporate' })).toHaveLength(1);
    expect(cinWarnings(nonProfit, { organization_type: 'ngo' })).toEqual([]);
  });
});
