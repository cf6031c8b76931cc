import type { OrganizationType } from '../reference-data.ts';
import {
  accepted,
  type IdentifierCheck,
  identifierField,
  normalIdentifier,
  refused,
  wrongLength,
} from './identifier.ts';

/** Kind of holder that a PAN was issued to, by its fourth letter. */
export const PAN_HOLDERS = {
  A: 'an association of persons',
  B: 'a body of individuals',
  C: 'a company',
  F: 'a firm or LLP',
  G: 'a government',
  H: 'a Hindu undivided family',
  J: 'an artificial juridical person',
  L: 'a local authority',
  P: 'a person',
  T: 'a trust',
} as const;
export type PanHolder = keyof typeof PAN_HOLDERS;

/** The legal forms of organisations that give or receive CSR money. */
const LEGAL_FORMS = {
  company: 'Company',
  section_8_company: 'Section 8 company',
  trust: 'Trust',
  society: 'Society',
  firm: 'Firm or LLP',
  government_body: 'Government body',
  person: 'Individual',
} as const;
type LegalForm = keyof typeof LEGAL_FORMS;

interface PanParts {
  /** Null for a letter that we do not know. */
  holder: PanHolder | null;
}

/** Five letters, four digits, one letter; the fourth letter tells the holder. */
export const PAN_SHAPE = /^[A-Z]{5}\d{4}[A-Z]$/;

const isHolder = (letter: string): letter is PanHolder => Object.hasOwn(PAN_HOLDERS, letter);

/** Checks a permanent account number. */
export function checkPan(text: string): IdentifierCheck<PanParts> {
  const value = normalIdentifier(text);
  const length = wrongLength('A PAN', value, 10);
  if (length) return refused(value, `${length}. Please compare it with your PAN card.`);
  if (!PAN_SHAPE.test(value)) {
    return refused(value, 'A PAN is 5 letters, 4 digits and 1 letter, such as AAATA1234F.');
  }
  const letter = value.charAt(3);
  const holder = isHolder(letter) ? letter : null;
  return accepted(value, { holder }, [
    holder === null &&
      `We do not know the holder ${letter} that character 4 of this PAN names. Please check it.`,
  ]);
}

/** The PAN as it is shown: its last four characters. */
export const maskedPan = (pan: string) => `••••••${pan.slice(-4)}`;

/** Masks each PAN in a text, such as a GSTIN or a 12A number. */
export const withMaskedPans = (text: string) => text.replace(/[A-Z]{5}\d{4}[A-Z]/gi, maskedPan);

/** A PAN, or nothing. */
export const Pan = identifierField(checkPan, 'PAN');

/** A society is mostly an association, but PANs of societies as trusts, bodies and juridical persons exist. */
const HOLDERS_OF_FORM: Record<LegalForm, PanHolder[]> = {
  company: ['C'],
  section_8_company: ['C'],
  trust: ['T'],
  society: ['A', 'T', 'B', 'J'],
  firm: ['F'],
  government_body: ['G', 'L', 'J'],
  person: ['P', 'H'],
};

/** Allowed holders if only the kind of member is known. Consultants and service providers can be of any kind. */
const HOLDERS_OF_TYPE: Partial<Record<OrganizationType, PanHolder[]>> = {
  corporate: ['C', 'F', 'G', 'J', 'L'],
  ngo: ['T', 'A', 'C', 'B', 'J'],
};

interface PanOwner {
  organization_type?: OrganizationType | null;
  legal_form?: LegalForm | null;
}

/** Warnings about a valid PAN that does not fit its organisation; each can still be right. */
export function panWarnings(text: string | null | undefined, owner: PanOwner): string[] {
  const holder = checkPan(text ?? '').parts?.holder;
  if (!holder) return [];
  const { legal_form: form, organization_type: type } = owner;
  const expected = form ? HOLDERS_OF_FORM[form] : type && HOLDERS_OF_TYPE[type];
  if (!expected || expected.includes(holder)) return [];
  const given = `Character 4 of this PAN (${holder}) says that it belongs to ${PAN_HOLDERS[holder]}`;
  const usual = form ? ` (${LEGAL_FORMS[form]}: usually ${expected[0]})` : '';
  return [`${given}${usual}. Please check that it is the organisation's own PAN.`];
}
