import type { DocumentKind } from '#features/documents/documents/document-kinds.data.ts';
import { COMPARED_NUMBERS } from '#features/verification/review/compared-numbers.data.ts';
import type { OrganizationType } from '#platform/contract/reference-data.ts';
import type { Registration, RegistrationKind } from './registrations.contract.ts';

/** Registrations that a kind of member can hold. */
const KINDS_OF_TYPE: Record<OrganizationType, RegistrationKind[]> = {
  ngo: ['registration', 'csr-1', 'darpan', '12a', '80g', 'fcra'],
  corporate: ['cin'],
  consultant: [],
  service_provider: [],
};

interface Source {
  field: keyof typeof COMPARED_NUMBERS;
  /** The paper of this registration alone; it shows that the member holds it, and until when. */
  paper?: DocumentKind;
  /** Its number contains the PAN, which others must not see. */
  isPrivate?: true;
}

const SOURCES: Record<RegistrationKind, Source> = {
  registration: { field: 'ngo_registration_number', paper: 'registration' },
  cin: { field: 'corporate_cin' },
  'csr-1': { field: 'csr_registration_number', paper: 'csr-1' },
  darpan: { field: 'darpan_id' },
  '12a': { field: 'urn_12a', paper: '12a', isPrivate: true },
  '80g': { field: 'urn_80g', paper: '80g', isPrivate: true },
  fcra: { field: 'fcra_registration_number', paper: 'fcra' },
};

/** The check of the papers that counts today. */
interface StandingCheck {
  /** ISO day in India. */
  checked_on: string;
  /** Columns of the numbers that the admin compared with the papers. */
  checked_numbers: string[];
  papers: { kind: string; expires_on: string | null }[];
}

type RegisteredMember = { organization_type: OrganizationType } & Record<Source['field'], string | null>;

/**
 * Returns what others see of a member's registrations. A number that was added after the check is held, but not
 * checked.
 */
export function registrationsOf(member: RegisteredMember, check: StandingCheck | undefined): Registration[] {
  return KINDS_OF_TYPE[member.organization_type].map((kind) => {
    const { field, paper, isPrivate } = SOURCES[kind];
    const given = member[field];
    const number = isPrivate ? null : given;
    const own = check?.papers.find((one) => one.kind === paper);
    const isCompared = number !== null && check?.checked_numbers.includes(field) && hasPaperFor(field, check);
    const isChecked = number === null ? own !== undefined : isCompared;
    return {
      kind,
      held: given !== null || own !== undefined,
      number,
      checked_on: (isChecked && check?.checked_on) || null,
      valid_until: (isChecked && own?.expires_on) || null,
    };
  });
}

const hasPaperFor = (field: Source['field'], { papers }: StandingCheck) =>
  papers.some(({ kind }) => (COMPARED_NUMBERS[field].papers as readonly string[]).includes(kind));
