import { z } from 'zod';
import { MarketplaceProfile } from '#features/marketplace/listing/marketplace.contract.ts';
import { Uuid } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Most members that one call compares. */
export const MATCHES_MAX = 100;

/** The parts of a match, in the order of the screens. The last is there only for those who let it count. */
const MATCH_PARTS = ['cause', 'place', 'size', 'trust', 'type', 'need'] as const;
export type MatchPartName = (typeof MATCH_PARTS)[number];

const MatchPart = z.object({
  name: z.enum(MATCH_PARTS),
  points: z.int(),
  max: z.int(),
  /** Sentences that say what the points rest on. */
  evidence: z.array(z.string()),
  /** What would raise the points; null if the part has all, or nobody can change it. */
  raise: z.string().nullable(),
});
export type MatchPart = z.output<typeof MatchPart>;

export const Match = z.object({
  profile_id: z.string(),
  /** 0 to 100: the sum of the points of all parts. */
  score: z.int(),
  /** Whether a company can give the member CSR money (rule 4(1)); null where that is no question. */
  eligibility: z.enum(['eligible', 'not_eligible', 'unsure']).nullable(),
  /** The facts that decide, or the fields that are missing. */
  eligibility_reason: z.string().nullable(),
  parts: z.array(MatchPart),
});
export type Match = z.output<typeof Match>;

export const listMatches = defineRoute({
  name: 'listMatches',
  method: 'GET',
  path: '/marketplace/matches',
  access: 'signed-in',
  act: 'read',
  scope: 'marketplace:read',
  summary: `How well up to ${MATCHES_MAX} members fit the caller, part by part; those not in the marketplace are left out`,
  query: z.strictObject({
    /** Ids of profiles, separated by commas. */
    ids: z
      .string('Name the profiles')
      .max(MATCHES_MAX * 37, `Name at most ${MATCHES_MAX} profiles`)
      .transform((ids) => ids.split(',').filter(Boolean))
      .pipe(z.array(Uuid).max(MATCHES_MAX, `Name at most ${MATCHES_MAX} profiles`)),
  }),
  response: z.array(Match),
});

/** The service of a member that fits the caller best. */
const FittingService = z.object({
  profile_id: z.string(),
  title: z.string(),
  /** Whole rupees; null for a price on request. */
  price: z.int().nullable(),
  duration: z.string().nullable(),
});
export type FittingService = z.output<typeof FittingService>;

export const listFittingServices = defineRoute({
  name: 'listFittingServices',
  method: 'GET',
  path: '/marketplace/fitting-services',
  access: 'signed-in',
  act: 'read',
  scope: 'marketplace:read',
  summary: `Of each of up to ${MATCHES_MAX} members the service that shares most focus areas with the caller; the newest of equals`,
  query: listMatches.query,
  response: z.array(FittingService),
});

const MatchSettings = z.strictObject({
  /** Whether need against money counts in the matches that everybody of the profile sees. */
  weighs_need: z.boolean('Say whether need against money counts'),
});
export type MatchSettings = z.output<typeof MatchSettings>;

export const getMatchSettings = defineRoute({
  name: 'getMatchSettings',
  method: 'GET',
  path: '/marketplace/match-settings',
  access: 'signed-in',
  act: 'read',
  scope: 'marketplace:read',
  summary: 'What counts in the matches that the profile sees',
  response: MatchSettings,
});

export const updateMatchSettings = defineRoute({
  name: 'updateMatchSettings',
  method: 'PUT',
  path: '/marketplace/match-settings',
  access: 'signed-in',
  act: 'write',
  scope: 'marketplace:write',
  summary: 'Sets what counts in the matches that the profile sees',
  body: MatchSettings,
  response: MatchSettings,
});

/** Number of partners that are recommended at a time. */
export const RECOMMENDED = 3;

const Recommendation = z.object({ profile: MarketplaceProfile, match: Match });
export type Recommendation = z.output<typeof Recommendation>;

export const listRecommendations = defineRoute({
  name: 'listRecommendations',
  method: 'GET',
  path: '/marketplace/recommendations',
  access: 'signed-in',
  act: 'read',
  scope: 'marketplace:read',
  summary: `Up to ${RECOMMENDED} members who fit the caller best, of those who work in the same states and are no partners yet`,
  response: z.array(Recommendation),
});
