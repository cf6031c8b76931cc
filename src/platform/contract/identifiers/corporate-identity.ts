import { dayInIndia } from '../dates.ts';
import type { OrganizationType, State } from '../reference-data.ts';
import {
  accepted,
  type IdentifierCheck,
  identifierField,
  normalIdentifier,
  only,
  refused,
  wrongLength,
} from './identifier.ts';
import { stateOfLetters } from './state-codes.ts';

/** The classes of company that a CIN names by three letters. */
export const COMPANY_CLASSES = {
  PLC: 'public limited company',
  PTC: 'private limited company',
  OPC: 'one person company',
  NPL: 'non-profit company (section 8)',
  GOI: 'company owned by the Government of India',
  SGC: 'company owned by a state government',
  FTC: 'private limited subsidiary of a foreign company',
  FLC: 'public limited subsidiary of a foreign company',
  GAP: 'public general association',
  GAT: 'private general association',
  ULL: 'public company with unlimited liability',
  ULT: 'private company with unlimited liability',
} as const;
type CompanyClass = keyof typeof COMPANY_CLASSES;

/** The first companies act of India, under which a company could be registered, is of 1850. */
const FIRST_YEAR = 1850;

interface CinParts {
  listed: boolean;
  /** Five digits of the National Industrial Classification. */
  industry: string;
  stateCode: string;
  /** Null for a code that we do not know. */
  state: State | null;
  year: number;
  companyClass: CompanyClass;
}

const PLACES: [from: number, to: number, pattern: RegExp, what: string][] = [
  [0, 1, /^[LU]$/, 'Character 1 of a CIN must be L (listed) or U (unlisted)'],
  [1, 6, /^\d{5}$/, 'Characters 2 to 6 of a CIN must be digits (industry)'],
  [6, 8, /^[A-Z]{2}$/, 'Characters 7 and 8 of a CIN must be letters (state)'],
  [8, 12, /^\d{4}$/, 'Characters 9 to 12 of a CIN must be digits (year)'],
  [12, 15, /^[A-Z]{3}$/, 'Characters 13 to 15 of a CIN must be letters (class of company)'],
  [15, 21, /^\d{6}$/, 'Characters 16 to 21 of a CIN must be digits (registration number)'],
];

const isCompanyClass = (letters: string): letters is CompanyClass => Object.hasOwn(COMPANY_CLASSES, letters);

const currentYear = () => Number(dayInIndia(new Date()).slice(0, 4));

/** Checks a corporate identity number: listing, industry, state, year, class, registration. */
export function checkCin(text: string): IdentifierCheck<CinParts> {
  const value = normalIdentifier(text);
  const length = wrongLength('A CIN', value, 21);
  if (length) return refused(value, `${length}. Please compare it with your certificate of incorporation.`);
  const wrong = PLACES.find(([from, to, pattern]) => !pattern.test(value.slice(from, to)));
  if (wrong) return refused(value, `${wrong[3]}, not ${value.slice(wrong[0], wrong[1])}.`);

  const [stateCode, letters, year] = [value.slice(6, 8), value.slice(12, 15), Number(value.slice(8, 12))];
  if (year < FIRST_YEAR || year > currentYear()) {
    return refused(
      value,
      `No company was registered in ${year}: please check characters 9 to 12 of the CIN.`,
    );
  }
  if (!isCompanyClass(letters)) {
    return refused(
      value,
      `${letters} is not a class of company, such as PLC or PTC: please check characters 13 to 15.`,
    );
  }
  const state = stateOfLetters(stateCode);
  const parts = {
    listed: value.startsWith('L'),
    industry: value.slice(1, 6),
    stateCode,
    state,
    year,
    companyClass: letters,
  };
  return accepted(value, parts, [
    state === null && `We do not know the state code ${stateCode} in this CIN. If it is right, carry on.`,
  ]);
}

/** Checks the registration number of a foreign company with a place of business in India: F and five digits. */
export function checkFcrn(text: string): IdentifierCheck<Record<never, never>> {
  const value = normalIdentifier(text);
  if (/^F\d{5}$/.test(value)) return accepted(value, {});
  return refused(value, 'An FCRN is the letter F and 5 digits, such as F01234; a CIN begins with L or U.');
}

/** Checks what a company is registered under: a CIN, or an FCRN for a foreign company. */
export const checkCorporateId = (text: string): IdentifierCheck<CinParts | Record<never, never>> =>
  normalIdentifier(text).startsWith('F') ? checkFcrn(text) : checkCin(text);

/** True if a CIN says that its company is listed; null for an FCRN, for none and for one that is not valid. */
export const isListedCin = (text: string | null | undefined): boolean | null =>
  checkCin(text ?? '').parts?.listed ?? null;

/** A CIN or FCRN, or nothing. */
export const CorporateCin = identifierField(checkCorporateId, 'CIN');

interface Organization {
  organization_type?: OrganizationType | null;
  headquarters_state?: string | null;
  year_established?: number | null;
}

/** Warnings about a valid CIN that does not fit its profile; each can still be right. None for an FCRN. */
export function cinWarnings(text: string | null | undefined, organization: Organization): string[] {
  const { parts } = checkCin(text ?? '');
  if (!parts) return [];
  const { organization_type: type, headquarters_state: place, year_established: founded } = organization;
  const isNonProfit = parts.companyClass === 'NPL';
  return only([
    parts.state !== null &&
      Boolean(place) &&
      parts.state !== place &&
      `This CIN was issued in ${parts.state}, but your headquarters are in ${place}. A CIN changes when the registered office moves to another state.`,
    Boolean(founded) &&
      founded !== parts.year &&
      `This CIN says that the company was registered in ${parts.year}, but your year established is ${founded}.`,
    type === 'corporate' &&
      isNonProfit &&
      'This is the CIN of a non-profit company (section 8), but your member type is Corporate.',
    type === 'ngo' &&
      !isNonProfit &&
      `This is the CIN of a ${COMPANY_CLASSES[parts.companyClass]}; that of a section 8 company has the letters NPL.`,
  ]);
}
