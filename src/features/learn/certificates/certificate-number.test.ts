import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  certificateNumber,
  DRAWN,
  NUMBER_ALPHABET,
  readCertificateNumber,
} from './certificate-number.rules.ts';

const drawn = fc.string({ unit: fc.constantFrom(...NUMBER_ALPHABET), minLength: DRAWN, maxLength: DRAWN });
const signsOf = (number: string) => [...number.replaceAll('-', '').slice(2)];

test('a number has a readable form', () => {
  expect(certificateNumber('7K3M9XQ24TP')).toMatch(/^DV-7K3M-9XQ2-4TP[2-9A-HJKMNP-Z]$/);
});

test('a number is read however it is typed', () => {
  fc.assert(
    fc.property(drawn, (drawn) => {
      const number = certificateNumber(drawn);
      for (const typed of [
        number,
        number.toLowerCase(),
        number.replaceAll('-', ''),
        number.slice(3),
        ` ${number.replaceAll('-', ' – ')} `,
      ])
        expect(readCertificateNumber(typed)).toBe(number);
    }),
  );
});

test('every wrong character is noticed', () => {
  fc.assert(
    fc.property(drawn, fc.nat(DRAWN), fc.constantFrom(...NUMBER_ALPHABET), (drawn, at, wrong) => {
      const signs = signsOf(certificateNumber(drawn));
      fc.pre(signs[at] !== wrong);
      expect(readCertificateNumber(signs.with(at, wrong).join(''))).toBeNull();
    }),
  );
});

test('any two characters that changed places are noticed', () => {
  fc.assert(
    fc.property(drawn, fc.nat(DRAWN), fc.nat(DRAWN), (drawn, one, other) => {
      const signs = signsOf(certificateNumber(drawn));
      fc.pre(signs[one] !== signs[other]);
      const changed = signs.with(one, signs[other] ?? '').with(other, signs[one] ?? '');
      expect(readCertificateNumber(changed.join(''))).toBeNull();
    }),
  );
});

test.each(['', 'DV', 'DV-7K3M-9XQ2', 'DV-7K3M-9XQ2-4TP0', 'X'.repeat(5000), '७K3M-9XQ2-4TPA'])(
  'no number: %s',
  (text) => {
    expect(readCertificateNumber(text)).toBeNull();
  },
);
