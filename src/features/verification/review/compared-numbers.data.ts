import type { DocumentKind } from '#features/documents/documents/document-kinds.data.ts';

interface ComparedNumber {
  label: string;
  /** Kinds of papers that show this number. */
  papers: readonly DocumentKind[];
}

/** Numbers of a profile that an admin compares with the papers, by column. */
export const COMPARED_NUMBERS = {
  corporate_cin: { label: 'CIN or FCRN', papers: ['registration'] },
  ngo_registration_number: { label: 'Registration number', papers: ['registration'] },
  csr_registration_number: { label: 'CSR registration number', papers: ['csr-1'] },
  darpan_id: { label: 'Darpan ID', papers: ['registration'] },
  pan: { label: 'PAN', papers: ['registration', '12a', '80g', 'csr-1'] },
  gstin: { label: 'GSTIN', papers: ['registration'] },
  urn_12a: { label: '12A number', papers: ['12a'] },
  urn_80g: { label: '80G number', papers: ['80g'] },
  fcra_registration_number: { label: 'FCRA registration number', papers: ['fcra'] },
} as const satisfies Record<string, ComparedNumber>;

type ComparedNumberName = keyof typeof COMPARED_NUMBERS;
export const COMPARED_NUMBER_NAMES = Object.keys(COMPARED_NUMBERS) as ComparedNumberName[];

/** Names of the numbers that a paper of this kind shows. */
export const numbersOnPaper = (kind: string): ComparedNumberName[] =>
  COMPARED_NUMBER_NAMES.filter((name) => (COMPARED_NUMBERS[name].papers as readonly string[]).includes(kind));
