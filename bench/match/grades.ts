import { readLabel } from './demo-labels.ts';
import type { MatchQuery } from './queries.ts';
import { NEAR } from './topics.ts';

/** What the grades rest on, of each member. */
export interface Labelled {
  id: string;
  label: string;
  type: string;
  /** States of the head office and the work; `Pan India` for all. */
  places: string[];
  verified: boolean;
  founded: number;
  /** Rupees of each project, and prices of services. */
  amounts: number[];
}

const LAKH = 100_000;

/** Whether a member has what the query asks for beside the topic. */
function meets(query: MatchQuery, member: Labelled): boolean {
  const { type, state, verified, lakhMax, lakhMin, foundedBefore, foundedAfter } = query;
  return (
    (!type || member.type === type) &&
    (!state || member.places.includes(state) || member.places.includes('Pan India')) &&
    (!verified || member.verified) &&
    (!lakhMax || member.amounts.some((amount) => amount <= lakhMax * LAKH)) &&
    (!lakhMin || member.amounts.some((amount) => amount >= lakhMin * LAKH)) &&
    (!foundedBefore || member.founded < foundedBefore) &&
    (!foundedAfter || member.founded > foundedAfter)
  );
}

/**
 * Grades a member for a query by one rule: 3 for a member that is about the topic and meets every condition, 2 for one that also
 * works on it, 1 for one that is about a near topic, 0 for all others. Who misses a condition has 0, whatever it does.
 */
export function gradeOf(query: MatchQuery, member: Labelled): 0 | 1 | 2 | 3 {
  if (!meets(query, member)) return 0;
  const { central, also } = readLabel(member.label);
  if (query.wants.some((topic) => central.includes(topic))) return 3;
  if (query.wants.some((topic) => also.includes(topic))) return 2;
  const near = query.wants.flatMap((topic) => NEAR[topic] ?? []);
  return near.some((topic) => central.includes(topic)) ? 1 : 0;
}

/** Gain of the first ten, discounted by their place, as a share of the best possible one. */
export function ndcgAt10(grades: number[], all: number[]): number {
  const gain = (list: number[]) =>
    list.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
  const best = gain(all.toSorted((a, b) => b - a));
  return best === 0 ? 0 : gain(grades) / best;
}
