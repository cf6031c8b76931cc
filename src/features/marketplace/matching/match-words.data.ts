import type { Match, MatchPartName } from './match.contract.ts';

export const MATCH_PART_LABELS: Record<MatchPartName, string> = {
  cause: 'What they do',
  place: 'Where they work',
  size: 'Size of projects',
  trust: 'Trust',
  type: 'Kind of partner',
  need: 'Need against money',
};

/** Whether a company can give the member CSR money; "for CSR funds" follows where there is room. */
export const ELIGIBILITY_WORDS: Record<NonNullable<Match['eligibility']>, string> = {
  eligible: 'Eligible',
  not_eligible: 'Not eligible',
  unsure: 'Unsure',
};
