import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CsrNumber,
  checkCsrNumber,
  checkDarpanId,
  checkFcraNumber,
  checkTaxUrn,
  DarpanId,
  FcraNumber,
  TaxUrn,
  urnPanError,
} from './registrations.ts';

/** Each kind with the shape of its valid ones. */
const KINDS = [
  ['Darpan ID', checkDarpanId, DarpanId, /^(RJ|MH|TN)\/(2009|201\d|202[0-5])\/\d{6,7}$/],
  ['CSR registration number', checkCsrNumber, CsrNumber, /^CSR\d{8}$/],
  ['12A or 80G number', checkTaxUrn, TaxUrn, /^[A-Z]{5}\d{4}[A-Z][A-Z0-9]{6}$/],
  ['FCRA number', checkFcraNumber, FcraNumber, /^\d{9}$/],
] as const;

describe.each(KINDS)('a %s', (_name, check, field, shape) => {
  test('passes in any case and with blanks', () => {
    fc.assert(
      fc.property(fc.stringMatching(shape), (value) => {
        expect(check(value)).toMatchObject({ value, error: null, warnings: [] });
        expect(field.parse(` ${value.toLowerCase()} `)).toBe(value);
      }),
    );
  });

  test('with a character of no kind, or cut short, is refused and says how one looks', () => {
    fc.assert(
      fc.property(fc.stringMatching(shape), fc.nat(8), (value, at) => {
        const wrong = check(`${value.slice(0, at)}*${value.slice(at + 1)}`).error;
        expect(wrong).toMatch(/such as/);
        expect(check(value.slice(0, 8)).error).toBe(wrong);
        expect(field.safeParse(value.slice(0, 8)).error?.issues[0]?.message).toBe(wrong);
      }),
    );
  });

  test('that is emptied is none', () => {
    expect(field.parse(' ')).toBeNull();
  });
});

test('a Darpan ID tells its state and year; what may be wrong is a warning', () => {
  expect(checkDarpanId('RJ/2024/1234567').parts).toEqual({ state: 'Rajasthan', year: 2024 });
  expect(checkDarpanId('XX/2024/1234567').warnings).toEqual([expect.stringContaining('state code XX')]);
  expect(checkDarpanId('RJ/1999/1234567').warnings).toEqual([
    'There were no Darpan IDs in 1999. Please check the year.',
  ]);
  expect(checkDarpanId('RJ/2999/1234567').error).toContain(
    'The year 2999 in this Darpan ID has not come yet',
  );
});

test.each(['AAATA1234FE20214', 'AAATA1234F24BP02'])(
  'both patterns of a 12A or 80G number pass: %s',
  (urn) => {
    expect(checkTaxUrn(urn)).toEqual({ value: urn, error: null, parts: { pan: 'AAATA1234F' }, warnings: [] });
  },
);

test('a 12A or 80G number of another length is a warning', () => {
  expect(checkTaxUrn('AAATA1234FE2021').warnings).toEqual([
    'A 12A or 80G registration number usually has 16 characters, this one has 15.',
  ]);
});

test('a 12A or 80G number begins with the PAN on file', () => {
  expect(urnPanError('AAATA1234FE20214', 'AAATA1234F')).toBeNull();
  expect(urnPanError('AAATA1234FE20214', 'AAATB1234F')).toBe(
    'This registration number must begin with your PAN. Please check both.',
  );
  expect(urnPanError('AAATA1234FE20214', null)).toBeNull();
  expect(urnPanError(null, 'AAATA1234F')).toBeNull();
});
