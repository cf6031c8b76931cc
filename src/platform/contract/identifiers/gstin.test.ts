import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkGstin, Gstin, gstinCheckCharacter, gstinPanError } from './gstin.ts';

const CHARACTERS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const pan = fc.stringMatching(/^[A-Z]{5}\d{4}[A-Z]$/);
const state = fc.integer({ min: 1, max: 38 }).map((code) => String(code).padStart(2, '0'));
const gstin = fc
  .tuple(state, pan, fc.constantFrom(...CHARACTERS.slice(1)))
  .map(([code, holder, entity]) => `${code}${holder}${entity}Z`)
  .map((first14) => first14 + gstinCheckCharacter(first14));

test('a published one passes', () => {
  expect(checkGstin('27AAPFU0939F1ZV')).toEqual({
    value: '27AAPFU0939F1ZV',
    error: null,
    parts: { state: 'Maharashtra', pan: 'AAPFU0939F' },
    warnings: [],
  });
});

test('every one with its check character passes and holds its PAN', () => {
  fc.assert(
    fc.property(gstin, (value) => {
      expect(checkGstin(value)).toMatchObject({
        error: null,
        warnings: [],
        parts: { pan: value.slice(2, 12) },
      });
      expect(Gstin.parse(value.toLowerCase())).toBe(value);
    }),
  );
});

test('one changed character of any kind at any place is refused', () => {
  fc.assert(
    fc.property(gstin, fc.nat(14), fc.constantFrom(...CHARACTERS), (value, at, other) => {
      fc.pre(other !== value.charAt(at));
      expect(checkGstin(value.slice(0, at) + other + value.slice(at + 1)).error).not.toBeNull();
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['27AAPFU0939F1Z', 'A GSTIN has 15 characters: 1 is missing.'],
  ['27AAPFU0939F1Z-', 'A GSTIN is 2 digits (state), your PAN, and 3 characters'],
  ['A7AAPFU0939F1ZV', 'A GSTIN is 2 digits (state), your PAN, and 3 characters'],
  ['27AAPFU0939F1ZW', 'one of the 15 is mistyped'],
])('%s: %s', (value, words) => {
  expect(checkGstin(value).error).toContain(words);
});

test('special registrations and unknown states are taken with a warning', () => {
  const unBody = checkGstin('0717UNO00157UNO');
  expect(unBody).toMatchObject({ error: null, parts: { state: 'Delhi', pan: null } });
  expect(unBody.warnings).toEqual([expect.stringContaining('special registration')]);
  const central = `97AAPFU0939F1Z${gstinCheckCharacter('97AAPFU0939F1Z')}`;
  expect(checkGstin(central).warnings).toEqual([expect.stringContaining('state code 97')]);
});

test('the PAN in it must be the PAN on file', () => {
  expect(gstinPanError('27AAPFU0939F1ZV', 'aapfu0939f')).toBeNull();
  expect(gstinPanError('27AAPFU0939F1ZV', 'AAPFU0939G')).toBe(
    'Characters 3 to 12 of this GSTIN must be your PAN. Please check both.',
  );
  expect(gstinPanError(null, 'AAPFU0939F')).toBeNull();
  expect(gstinPanError('27AAPFU0939F1ZV', null)).toBeNull();
  expect(gstinPanError('0717UNO00157UNO', 'AAPFU0939F')).toBeNull();
});
