import { ACCOUNTS_KIND, type DocumentKind } from '#features/documents/documents/document-kinds.data.ts';
import { daysBetween, REMINDER_DAYS } from '#features/documents/documents/documents.rules.ts';
import type { IdentifierName } from '#features/profiles/profile/profile-identifiers.contract.ts';
import {
  VERIFICATION_LEVELS,
  type VerificationLevel,
} from '#features/profiles/verification-levels/verification-levels.contract.ts';
import type { VerificationRequest } from '#features/verification/requests/verification-requests.contract.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import type { OrganizationType } from '#platform/contract/reference-data.ts';

/** A paper of the vault, with the fields that the rules need; days are ISO days. */
export interface Paper {
  kind: DocumentKind;
  financial_year: string | null;
  expires_on: string | null;
  file_stored_at: string;
}

interface NeededKind {
  kind: DocumentKind;
  /** Accepted papers; null if the name of the kind is enough. */
  hint: string | null;
}

const RECENT_ACCOUNTS = 'Of one of the last two financial years.';

/**
 * The key documents that level 1 requires.
 *
 * An NGO shows what a company must check before giving it CSR money: it exists (registration), has 12A and 80G
 * (Companies (CSR Policy) Rules, 2014, rule 4(1)), is registered on form CSR-1 (rule 4(2), since 1 Apr 2021), and can
 * show what it did (rule 4(1): a track record of three years; funders read it from audited accounts). It is what the
 * vault asks NGOs for. A company shows that it is the company of its CIN. The law requires nothing of consultants and
 * service providers; a paper from a public register shows who they are.
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

/** Profile fields that the key documents are compared with, and that level 1 therefore requires. */
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

/** Returns the first calendar year of the financial year (April to March) of an ISO day. */
const financialYearOf = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);

/** True if the paper has not expired on a day and, for accounts, is from one of the last two financial years. */
export function isUsable({ kind, financial_year, expires_on }: Paper, today: string): boolean {
  if (expires_on !== null && expires_on < today) return false;
  return kind !== ACCOUNTS_KIND || Number(financial_year?.slice(0, 4)) >= financialYearOf(today) - 2;
}

const NEVER = '9999-12-31';

/** Returns the best paper of a kind on a day: usable first, then the latest year and expiry, then the newest. */
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

/** Years for which a level is granted. Monitoring promises a review every year. */
const YEARS: Record<VerificationLevel, number> = { 1: 2, 2: 2, 3: 1 };

/** Returns the same day some years later; 29 February becomes the 28th. */
function yearsLater(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  const later = new Date(Date.UTC(year + years, month - 1, Math.min(date, lastOfMonth)));
  return later.toISOString().slice(0, 10);
}

/**
 * Returns the last day of a level: two years after the papers were checked or the audit took place, one year after a
 * review. Level 1 ends with the first key document that expires; a document is valid on its last day.
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

/** Days before its end in which a level can be renewed: as long as the vault warns of a paper. */
const RENEWAL_DAYS = REMINDER_DAYS[0];

const isEndingSoon = (validUntil: string, today: string): boolean =>
  Date.parse(validUntil) - Date.parse(today) <= RENEWAL_DAYS * DAY_MS;

/** What a member can do about their verification now: answer a refusal, or renew a level that ends or has ended. */
export interface VerificationReminder {
  level: VerificationLevel;
  cause: 'refused' | 'ending' | 'ended';
  /** ISO day in India: of the refusal, or the last day of the level. */
  day: string;
}

type Decided = Pick<VerificationRequest, 'level' | 'status' | 'decided_at' | 'valid_until' | 'ended_at'>;

/**
 * Returns what a member should do about their lowest level that needs something; null for nothing, and while a request is
 * open. What was refused or ended more than 90 days ago is no longer repeated.
 * @param requests all requests of the member, newest first.
 * @param today ISO day in India.
 */
export function reminderOf(requests: Decided[], today: string): VerificationReminder | null {
  if (requests.some(({ status }) => status === 'open')) return null;
  for (const level of VERIFICATION_LEVELS) {
    const last = requests.find((one) => one.level === level && one.status !== 'withdrawn');
    const reminder = last && lastReminder(last, today);
    if (reminder && daysBetween(reminder.day, today) <= RENEWAL_DAYS) return { level, ...reminder };
  }
  return null;
}

function lastReminder(
  { status, decided_at, valid_until, ended_at }: Decided,
  today: string,
): Omit<VerificationReminder, 'level'> | null {
  if (status === 'refused' && decided_at) return { cause: 'refused', day: dayOf(decided_at) };
  if (ended_at) return { cause: 'ended', day: dayOf(ended_at) };
  if (!valid_until || !isEndingSoon(valid_until, today)) return null;
  return { cause: valid_until < today ? 'ended' : 'ending', day: valid_until };
}

const dayOf = (instant: string) => dayInIndia(new Date(instant));

/** Facts about a member that decide whether they can ask for a level. */
export interface Asking {
  level: VerificationLevel;
  /** The level that counts today, 0 for none. */
  standing: number;
  /** Last day of this level if it is granted and has not been ended. */
  valid_until: string | null;
  hasOpenRequest: boolean;
  arePapersReady: boolean;
}

/** Returns the error code for asking for a level on a day; null if the member can ask. */
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
