/**
 * Registrations by which NGOs are found, as the register of each names it: those with a number, and those whose paper was
 * checked. Dayitva compares the first three with the papers of level 1 of verification; the number of the FCRA registration
 * stands as the NGO gave it.
 */
export const PAPERS = [
  { id: 'csr-1', label: 'CSR-1' },
  { id: '12a', label: '12A' },
  { id: '80g', label: '80G' },
  { id: 'fcra', label: 'FCRA (number as given)' },
] as const;
type Paper = (typeof PAPERS)[number]['id'];

export const PAPER_IDS = PAPERS.map(({ id }) => id) as [Paper, ...Paper[]];
