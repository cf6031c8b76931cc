import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPan, maskedPan, PAN_HOLDERS, Pan, panWarnings } from './pan.ts';

const pan = fc
  .tuple(
    fc.stringMatching(/^[A-Z]{3}$/),
    fc.constantFrom(...Object.keys(PAN_HOLDERS)),
    fc.stringMatching(/^[A-Z]\d{4}[A-Z]$/),
  )
  .map((parts) => parts.join(''));

test('every PAN passes and tells its holder', () => {
  fc.assert(
    fc.property(pan, (value) => {
      expect(checkPan(value)).toEqual({
        value,
        error: null,
        parts: { holder: value.charAt(3) },
        warnings: [],
      });
      expect(Pan.parse(` ${value.toLowerCase()}`)).toBe(value);
    }),
  );
});

test('one with a character of the wrong kind, or one too few or too many, is refused', () => {
  fc.assert(
    fc.property(pan, fc.nat(9), (value, at) => {
      const other = /\d/.test(value.charAt(at)) ? 'O' : '0';
      expect(checkPan(value.slice(0, at) + other + value.slice(at + 1)).error).toBe(
        'A PAN is 5 letters, 4 digits and 1 letter, such as AAATA1234F.',
      );
      expect(checkPan(value.slice(0, at) + value.slice(at + 1)).error).toMatch(/1 is missing/);
      expect(checkPan(`${value}A`).error).toMatch(/1 is too many/);
    }),
  );
});

test('a holder that we do not know is a warning', () => {
  expect(checkPan('AAAXA1234F').warnings).toEqual([
    'We do not know the holder X that character 4 of this PAN names. Please check it.',
  ]);
});

test('is shown by its last four characters', () => {
  expect(maskedPan('AAATA1234F')).toBe('••••••234F');
});

test.each([
  ['AAATA1234F', { legal_form: 'trust' }, []],
  ['AAAAA1234F', { legal_form: 'society' }, []],
  ['AAACA1234F', { legal_form: 'section_8_company' }, []],
  [
    'AAAPA1234F',
    { legal_form: 'trust' },
    [
      "Character 4 of this PAN (P) says that it belongs to a person (Trust: usually T). Please check that it is the organisation's own PAN.",
    ],
  ],
  [
    'AAAPA1234F',
    { organization_type: 'ngo' },
    [
      "Character 4 of this PAN (P) says that it belongs to a person. Please check that it is the organisation's own PAN.",
    ],
  ],
  ['AAATA1234F', { organization_type: 'ngo' }, []],
  ['AAACA1234F', { organization_type: 'corporate' }, []],
  ['AAAPA1234F', { organization_type: 'consultant' }, []],
  ['nonsense', { organization_type: 'ngo' }, []],
  [null, { organization_type: 'ngo' }, []],
] as const)('%s of %j: %j', (value, owner, warnings) => {
  expect(panWarnings(value, owner)).toEqual(warnings);
});
