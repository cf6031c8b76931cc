import type { Match } from './match.contract.ts';
import { ELIGIBILITY_WORDS, MATCH_PART_LABELS } from './match-words.data.ts';

/**
 * Says why a member fits: the parts of the score that have points, with their evidence, in the words of "Why this match". They
 * hold names of our own lists, days and numbers, and nothing that a member worded.
 */
export function matchReasons({ parts, eligibility, eligibility_reason }: Match): string[] {
  const reasons = parts
    .filter(({ points }) => points > 0)
    .map(
      ({ name, points, max, evidence }) =>
        `${MATCH_PART_LABELS[name]}, ${points} of ${max}: ${evidence.join(' ')}`,
    );
  if (!eligibility) return reasons;
  const words = `${ELIGIBILITY_WORDS[eligibility]} for CSR funds`;
  return [...reasons, eligibility_reason ? `${words}: ${eligibility_reason}` : words];
}

/** The score of a match as a fact beside a name. */
export const matchFact = ({ score }: Match): string => `match ${score} of 100`;
