import { formatCount } from '#platform/contract/counts.ts';
import { formatRupeesShort } from '#platform/contract/money.ts';
import type { CaseStudyCard } from './case-studies.contract.ts';

type Figures = Pick<CaseStudyCard, 'beneficiaries' | 'funding' | 'duration_months'>;

/** Returns a duration in words: "8 months", "2 years", "2 years 6 months". */
export function durationText(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [
    years > 0 && `${years} ${years === 1 ? 'year' : 'years'}`,
    rest > 0 && `${rest} ${rest === 1 ? 'month' : 'months'}`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** Returns the figures of a story in words, those that are known. */
export const figureWords = ({ beneficiaries, funding, duration_months }: Figures): string[] => [
  ...(beneficiaries === null ? [] : [`${formatCount(beneficiaries)} people reached`]),
  ...(funding === null ? [] : [formatRupeesShort(funding)]),
  ...(duration_months === null ? [] : [durationText(duration_months)]),
];
