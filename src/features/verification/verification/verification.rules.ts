import { ACCOUNTS_KIND, type DocumentKind } from '#features/documents/documents/document-kinds.data.ts';
import { REMINDER_DAYS } from '#features/documents/documents/documents.rules.ts';
import type { IdentifierName } from '#features/profiles/profile/profile-identifiers.contract.ts';
import type { VerificationLevel } from '#features/profiles/verification-levels/verification-levels.contract.ts';
import type { OrganizationType } from '#platform/contract/reference-data.ts';

/** A paper of the vault, as far as the rules look at it; days are ISO days. */
export interface Paper {
  kind: DocumentKind;
  financial_year: string | null;
  expires_on: string | null;
  file_stored_at: string;
}

interface NeededKind {
  kind: DocumentKind;
  /** Which papers do, where the kind's name leaves it open. */
  hint: string | null;
}

const RECENT_ACCOUNTS = 'Of one of the last two financial years.';

/**
 * The key documents: what level 1 rests on.
 *
 * An NGO shows what a company must see before it may give it CSR money: it exists (registration), has 12A and 80G
 * (Companies (CSR Policy) Rules, 2014, rule 4(1)), is registered on form CSR-1 (rule 4(2), since 1 Apr 2021), and can
 * show what it did (rule 4(1): a track record of three years; funders read it from audited accounts). It is what the
 * vault asks NGOs for. A company shows that it is the company of its CIN. For consultants and service providers the
 * rules ask nothing; a paper of a register that others can look up shows who they are.
 */
const KEY_DOCUMENTS: Record<OrganizationType, NeededKind[]> = {
  ngo: [
    {
      kind: 'registration',
      hint: 'Trust deed registration, society certificate or certificate of incorporation.',
    },
    { kind: '12a', hint: null },
    { kind: '80g', hint: null },
    { kind: 'csr-1', hint: null },
    { kind: ACCOUNTS_KIND, hint: RECENT_ACCOUNTS },
  ],
  corporate: [{ kind: 'registration', hint: 'Certificate of incorporation.' }],
  consultant: [
    {
      kind: 'registration',
      hint: 'Certificate of practice, GST or Udyam registration, or the registration of your firm.',
    },
  ],
  service_provider: [
    {
      kind: 'registration',
      hint: 'Certificate of incorporation, partnership deed, GST or Udyam registration.',
    },
  ],
};

export const keyDocumentsOf = (type: OrganizationType): NeededKind[] => KEY_DOCUMENTS[type];

/** The fields of the profile that the key documents are compared with: without them there is nothing to compare. */
const KEY_FIELDS: Record<OrganizationType, [field: IdentifierName, label: string][]> = {
  ngo: [
    ['csr_registration_number', 'CSR registration number'],
    ['pan', 'PAN'],
  ],
  corporate: [['corporate_cin', 'CIN or FCRN']],
  consultant: [['pan', 'PAN']],
  service_provider: [['pan', 'PAN']],
};

export const keyFieldsOf = (type: OrganizationType): [field: IdentifierName, label: string][] =>
  KEY_FIELDS[type];

/** The first calendar year of the financial year that an ISO day falls in: April to March. */
const financialYearOf = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);

/** A paper may be used on a day when it has not expired; accounts when they are of one of the last two years. */
export function isUsable({ kind, financial_year, expires_on }: Paper, today: string): boolean {
  if (expires_on !== null && expires_on < today) return false;
  return kind !== ACCOUNTS_KIND || Number(financial_year?.slice(0, 4)) >= financialYearOf(today) - 2;
}

const NEVER = '9999-12-31';

/** The paper of a kind to show on a day: one that may be used, of the latest expiry, then the newest; else any. */
export function paperOf<P extends Paper>(papers: P[], kind: DocumentKind, today: string): P | undefined {
  const rank = (paper: P) => [
    isUsable(paper, today) ? '1' : '0',
    paper.financial_year ?? '',
    paper.expires_on ?? NEVER,
    paper.file_stored_at,
  ];
  return papers
    .filter((paper) => paper.kind === kind)
    .toSorted((one, other) => (rank(one).join(' ') < rank(other).join(' ') ? 1 : -1))[0];
}

/** Years for which a level is granted: monitoring that does not look again within a year is none. */
const YEARS: Record<VerificationLevel, number> = { 1: 2, 2: 2, 3: 1 };

/** The same day some years later; 29 February becomes the 28th. */
function yearsLater(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  const later = new Date(Date.UTC(year + years, month - 1, Math.min(date, lastOfMonth)));
  return later.toISOString().slice(0, 10);
}

/**
 * The last day on which a level stands: two years after the papers were checked or the audit took place, one year
 * after a review. Level 1 ends with its first key document that expires; a document is valid on its last day.
 */
export function validUntil(
  level: VerificationLevel,
  checkedOn: string,
  papers: Pick<Paper, 'expires_on'>[],
): string {
  const byTime = yearsLater(checkedOn, YEARS[level]);
  if (level > 1) return byTime;
  return papers.reduce(
    (earliest, { expires_on }) => (expires_on !== null && expires_on < earliest ? expires_on : earliest),
    byTime,
  );
}

const DAY_MS = 86_400_000;

/** Before a level's last day it can be renewed for as long as the vault warns of a paper that expires. */
const RENEWAL_DAYS = REMINDER_DAYS[0];

const isEndingSoon = (validUntil: string, today: string): boolean =>
  Date.parse(validUntil) - Date.parse(today) <= RENEWAL_DAYS * DAY_MS;

/** What is known of a member who might ask for a level. */
export interface Asking {
  level: VerificationLevel;
  /** The level that stands today, 0 for none. */
  standing: number;
  /** Last day of this level, if it is granted and was not taken back. */
  valid_until: string | null;
  hasOpenRequest: boolean;
  arePapersReady: boolean;
}

/** The error code for a level that cannot be asked for on a day; null when it can. */
export function askingError(
  { level, standing, valid_until, hasOpenRequest, arePapersReady }: Asking,
  today: string,
) {
  if (hasOpenRequest) return 'VERIFICATION_ALREADY_OPEN';
  if (standing < level - 1) return 'VERIFICATION_LEVEL_LOCKED';
  if (standing >= level && valid_until && !isEndingSoon(valid_until, today))
    return 'VERIFICATION_LEVEL_STANDS';
  return arePapersReady ? null : 'VERIFICATION_PAPERS_MISSING';
}
