import {
  COMPANY_CLASSES,
  checkCin,
  checkFcrn,
  cinWarnings,
} from '#platform/contract/identifiers/corporate-identity.ts';
import { normalIdentifier } from '#platform/contract/identifiers/identifier.ts';

const CIN_LENGTH = 21;
const FCRN_LENGTH = 6;

/** Feedback under a CIN or FCRN while it is typed. */
interface CorporateIdReading {
  error: string | null;
  /** Facts that the number gives about the company, or the number of typed characters. */
  words: string;
  warnings: string[];
}

interface Company {
  /** '' if it is not known. */
  headquarters_state: string;
  year_established: number | '';
}

/** Reads a partly typed CIN or FCRN. An error is reported only at full length. */
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
        headquarters_state: company.headquarters_state,
        year_established: company.year_established || null,
      }),
    ],
  };
}
