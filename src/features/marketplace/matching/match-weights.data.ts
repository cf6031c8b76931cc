import type { MatchPartName } from './match.contract.ts';

/**
 * The most points of each part of a match, and the most where need against money counts too, with the reason for the
 * weight. Each column adds up to 100.
 */
export const MATCH_WEIGHTS: Record<MatchPartName, { max: number; maxWithNeed: number; reason: string }> = {
  cause: {
    max: 40,
    maxWithNeed: 36,
    reason: 'A partner who does other work cannot be used, however good it is.',
  },
  trust: {
    max: 25,
    maxWithNeed: 22,
    reason: "A company's board answers for the money, so it asks for proof first.",
  },
  place: {
    max: 20,
    maxWithNeed: 18,
    reason: 'The Act asks for preference to the areas where the company works (section 135(5)).',
  },
  size: {
    max: 10,
    maxWithNeed: 9,
    reason: 'A grant far above what a partner has run before is a risk for both.',
  },
  type: {
    max: 5,
    maxWithNeed: 5,
    reason: 'Companies look for implementing agencies first, and NGOs for funders.',
  },
  need: {
    max: 0,
    maxWithNeed: 10,
    reason: 'Enough to decide between partners who fit alike, too little to replace a fit.',
  },
};

/** How the points for what members do are divided. */
export const CAUSE_POINTS = { focusAreas: 16, goals: 10, scheduleItems: 6, texts: 8 };
/** So many shared entries give all points: most members list few, and more say little more. */
export const ENOUGH_SHARED = { focusAreas: 2, goals: 3, regions: 2 };

/**
 * How alike the texts of two members must be for the first point, and for all, as cosines of their meanings. Of companies and
 * NGOs with no focus area in common half are below 0.53, and of those with two in common half are above 0.64 (demo members,
 * November 2026).
 */
export const LIKENESS = { least: 0.45, all: 0.7 };

/** How the points for trust are divided. */
export const TRUST_POINTS = { trackRecord: 5, rating: 5, answers: 5 };
/** Points for each level of verification, from none. */
export const LEVEL_POINTS = [0, 5, 8, 10];
/** So many completed projects give all points for the track record. */
export const ENOUGH_COMPLETED = 3;

/**
 * The share of a company's CSR budget that one partner is compared with, where the company has published no project: an
 * assumption, and named as one where it is shown.
 */
export const SHARE_OF_BUDGET = { of: 10, words: "a tenth of the company's yearly CSR budget (assumed)" };

/** Points for the kind of the candidate, by the kind of the viewer. */
export const TYPE_POINTS = {
  corporate: { ngo: 5, consultant: 3, service_provider: 3, corporate: 2 },
  ngo: { corporate: 5, consultant: 3, service_provider: 3, ngo: 2 },
  consultant: { corporate: 5, ngo: 5, consultant: 2, service_provider: 3 },
  service_provider: { corporate: 5, ngo: 5, consultant: 3, service_provider: 2 },
} as const;

/** The kinds of member that are recommended, by the kind of the viewer. */
export const RECOMMENDED_TYPES = {
  corporate: ['ngo'],
  ngo: ['corporate'],
  consultant: ['corporate', 'ngo'],
  service_provider: ['corporate', 'ngo'],
} as const;

/** A match with fewer points is no recommendation. */
export const RECOMMENDED_FROM = 40;
