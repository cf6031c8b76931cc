import {
  COMPANY_CLASSES,
  checkCin,
  checkFcrn,
  cinWarnings,
} from '#platform/contract/identifiers/corporate-identity.ts';
import { normalIdentifier } from '#platform/contract/identifiers/identifier.ts';
import { stateOfLocation } from '#platform/contract/places.ts';

const CIN_LENGTH = 21;
const FCRN_LENGTH = 6;

/** What a form says under a CIN or FCRN while it is typed. */
interface CorporateIdReading {
  error: string | null;
  /** What the number says of the company, or how much of it is typed. */
  words: string;
  warnings: string[];
}

interface Company {
  headquarters_location: string;
  year_established: number | '';
}

/** Reads a CIN or FCRN as far as it is typed; it is called wrong once it is as long as a whole one. */
export function readCorporateId(typed: string, company: Company): CorporateIdReading {
  const value = normalIdentifier(typed);
  const isFcrn = value.startsWith('F');
  const length = isFcrn ? FCRN_LENGTH : CIN_LENGTH;
  if (value === '') return { error: null, words: '', warnings: [] };
  if (value.length < length) {
    return { error: null, words: `${value.length} of ${length} characters`, warnings: [] };
  }
  if (isFcrn) {
    const { error } = checkFcrn(value);
    return {
      error,
      words: error ? '' : 'The number of a foreign company with a place of business in India.',
      warnings: [],
    };
  }
  const { error, parts, warnings } = checkCin(value);
  if (error !== null) return { error, words: '', warnings: [] };
  const listed = parts.listed ? 'Listed' : 'Unlisted';
  const place = parts.state ? ` in ${parts.state}` : '';
  return {
    error: null,
    words: `${listed} ${COMPANY_CLASSES[parts.companyClass]}, registered${place} in ${parts.year}.`,
    warnings: [
      ...warnings,
      ...cinWarnings(value, {
        organization_type: 'corporate',
        headquarters_state: stateOfLocation(company.headquarters_location),
        year_established: company.year_established || null,
      }),
    ],
  };
}
