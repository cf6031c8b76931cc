import { dayInIndia } from '../dates.ts';
import type { State } from '../reference-data.ts';
import { accepted, type IdentifierCheck, identifierField, normalIdentifier, refused } from './identifier.ts';
import { PAN_SHAPE } from './pan.ts';
import { stateOfLetters } from './state-codes.ts';

/** The portal that gives Darpan IDs opened in 2009. */
const FIRST_DARPAN_YEAR = 2009;

interface DarpanParts {
  /** Null for a code that we do not know. */
  state: State | null;
  year: number;
}

/** Checks an ID of the NGO Darpan portal: state, year, 6 or 7 digits. */
export function checkDarpanId(text: string): IdentifierCheck<DarpanParts> {
  const value = normalIdentifier(text);
  const [, code = '', digits] = /^([A-Z]{2})\/(\d{4})\/\d{6,7}$/.exec(value) ?? [];
  if (!digits) {
    return refused(
      value,
      'A Darpan ID is a state, a year and 6 or 7 digits with slashes, such as RJ/2024/1234567.',
    );
  }
  const year = Number(digits);
  if (year > Number(dayInIndia(new Date()).slice(0, 4))) {
    return refused(value, `The year ${year} in this Darpan ID has not come yet. Please check it.`);
  }
  const state = stateOfLetters(code);
  return accepted(value, { state, year }, [
    state === null && `We do not know the state code ${code} in this Darpan ID. If it is right, carry on.`,
    year < FIRST_DARPAN_YEAR && `There were no Darpan IDs in ${year}. Please check the year.`,
  ]);
}

/** Checks the number that form CSR-1 gives to an implementing agency. */
export function checkCsrNumber(text: string): IdentifierCheck<Record<never, never>> {
  const value = normalIdentifier(text);
  if (/^CSR\d{8}$/.test(value)) return accepted(value, {});
  return refused(value, 'A CSR registration number is the letters CSR and 8 digits, such as CSR00001234.');
}

interface UrnParts {
  pan: string;
}

/** Seen in public records; the form is described nowhere, so other lengths are only warned of. */
const USUAL_URN_LENGTH = 16;

/** Checks the unique registration number of an approval under 12A or 80G: the own PAN, and a few characters. */
export function checkTaxUrn(text: string): IdentifierCheck<UrnParts> {
  const value = normalIdentifier(text);
  const pan = value.slice(0, 10);
  if (!PAN_SHAPE.test(pan) || !/^[A-Z0-9]{4,10}$/.test(value.slice(10))) {
    return refused(
      value,
      'A 12A or 80G registration number is your PAN and then 6 letters or digits, such as AAATA1234FE20214.',
    );
  }
  return accepted(value, { pan }, [
    value.length !== USUAL_URN_LENGTH &&
      `A 12A or 80G registration number usually has ${USUAL_URN_LENGTH} characters, this one has ${value.length}.`,
  ]);
}

/** Says that a valid 12A or 80G number begins with another PAN than the one given, or null. */
export function urnPanError(urn: string | null | undefined, pan: string | null | undefined): string | null {
  const inside = checkTaxUrn(urn ?? '').parts?.pan;
  if (!inside || !pan || inside === normalIdentifier(pan)) return null;
  return 'This registration number must begin with your PAN. Please check both.';
}

/** Checks a registration under the Foreign Contribution (Regulation) Act. */
export function checkFcraNumber(text: string): IdentifierCheck<Record<never, never>> {
  const value = normalIdentifier(text);
  if (/^\d{9}$/.test(value)) return accepted(value, {});
  return refused(value, 'An FCRA registration number has 9 digits, such as 012345678.');
}

/** Each the identifier, or nothing. */
export const DarpanId = identifierField(checkDarpanId, 'Darpan ID');
export const CsrNumber = identifierField(checkCsrNumber, 'CSR registration number');
export const TaxUrn = identifierField(checkTaxUrn, 'Registration number');
export const FcraNumber = identifierField(checkFcraNumber, 'FCRA registration number');
