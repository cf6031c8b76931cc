export const DOCUMENT_KINDS = [
  'registration',
  '12a',
  '80g',
  'csr-1',
  'audited-accounts',
  'fcra',
  'board-resolution',
  'policy',
  'other',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The Income-tax Act, 2025 renumbered 12A and 80G from 1 April 2026; papers carry either number. */
export const DOCUMENT_KIND_LABELS: Record<DocumentKind, string> = {
  registration: 'Registration certificate',
  '12a': '12A registration (section 332)',
  '80g': '80G approval (section 354)',
  'csr-1': 'CSR-1 registration',
  'audited-accounts': 'Audited accounts',
  fcra: 'FCRA registration',
  'board-resolution': 'Board resolution',
  policy: 'Policy',
  other: 'Other document',
};

/** Kinds that need a title, because a member can have several different ones. */
export const TITLED_KINDS: readonly DocumentKind[] = ['policy', 'other'];
export const ACCOUNTS_KIND = 'audited-accounts';
