import { z } from 'zod';
import { Profile } from '#features/profiles/profile/profiles.contract.ts';
import { SCHEDULE_VII_ITEMS } from '#platform/contract/csr/schedule-vii.ts';
import { IdParams, text } from '#platform/contract/fields.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { FOCUS_AREAS, ORGANIZATION_TYPES, SDG_GOALS, STATES } from '#platform/contract/reference-data.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { ASKED_SORTS, BUDGET_RANGE_IDS, PRICE_RANGE_IDS, SORTS } from './marketplace-ranges.data.ts';
import { PAPER_IDS } from './papers.data.ts';

/** Most hits that a search counts; beyond this it says "1,000+" (see docs/decisions). */
export const SEARCH_TOTAL_MAX = 1000;

/** Most pages that can be opened: whoever looks for one member does not turn pages so long. */
export const PAGES_MAX = 1000;

/**
 * A member as the marketplace shows it to other members. `email` and `phone` are the public contact details; the
 * sign-in email is never shown, and a contact detail that the member hides is null. All `CONTACT_DETAILS` are null for
 * a caller whose own email is not confirmed.
 */
export const MarketplaceProfile = Profile.pick({
  id: true,
  slug: true,
  is_page_public: true,
  role: true,
  full_name: true,
  organization_name: true,
  organization_type: true,
  avatar_url: true,
  short_summary: true,
  bio: true,
  skills: true,
  headquarters_state: true,
  website: true,
  linkedin: true,
  twitter: true,
  year_established: true,
  organization_size: true,
  operating_regions: true,
  sdg_goals: true,
  focus_areas: true,
  verified: true,
  verification_level: true,
  verified_on: true,
  verified_until: true,
  projects_count: true,
  services_count: true,
  total_investment: true,
  lives_reached: true,
  rating: true,
  reviews_count: true,
  created_at: true,
}).extend({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
  /**
   * Percentage of collaboration requests that the member answered. A request counts when it is answered or has waited
   * for seven days; null before the third one.
   */
  response_rate: z.int().nullable(),
});
export type MarketplaceProfile = z.output<typeof MarketplaceProfile>;

/** Contact details of a member; shown only to callers whose own email is confirmed. */
export const CONTACT_DETAILS = ['email', 'phone', 'website', 'linkedin', 'twitter'] as const;

const filter = <const Options extends readonly [string, ...string[]]>(options: Options, message: string) =>
  z.union([z.literal('').transform(() => undefined), z.enum(options, message)], message).optional();

/** Several options with commas between them; none if empty. */
const someOf = <const Options extends readonly [string, ...string[]]>(options: Options, message: string) =>
  z
    .string(message)
    .max(500, message)
    .transform((list) => [...new Set(list.split(',').filter(Boolean))])
    .pipe(z.array(z.enum(options, message)))
    .optional();

/** Numbers of the Sustainable Development Goals. */
const SDG_NUMBERS = SDG_GOALS.map((_, at) => String(at + 1)) as [string, ...string[]];

/** What narrows the marketplace. Members have one of the options of each filter that is set; of `paper`, all. */
export const MarketplaceFilterQuery = z.strictObject({
  search: text(100, 'Search').optional(),
  type: filter(ORGANIZATION_TYPES, 'Unknown organization type'),
  location: filter(STATES, 'Unknown state'),
  /** A district or town, of the head office or of a project; however it is written. */
  district: text(60, 'District').optional(),
  /** Only members who have at least this level of verification today. */
  verification: filter(['1', '2', '3'], 'Unknown level of verification'),
  /** Numbers of the Sustainable Development Goals of the profile: `4,5`. */
  sdg: someOf(SDG_NUMBERS, 'Unknown goal'),
  focus: someOf(FOCUS_AREAS, 'Unknown focus area'),
  /** Items of Schedule VII that the member's projects name: `i,ii`. */
  item: someOf(SCHEDULE_VII_ITEMS, 'Unknown item of Schedule VII'),
  /** Ranges of the total budget of the member's projects. */
  budget: someOf(BUDGET_RANGE_IDS, 'Unknown range of budgets'),
  /** Ranges of the price of a service. */
  price: someOf(PRICE_RANGE_IDS, 'Unknown range of prices'),
  /** Registrations that NGOs have given, while the check of their papers stands. */
  paper: someOf(PAPER_IDS, 'Unknown paper'),
  /** `true`: only NGOs to whom CSR money can go (rule 4(1)), by their papers. */
  csr: z.literal('true', 'CSR must be true').optional(),
  /** `true`: only the profiles that the signed-in member saved. */
  saved: z.literal('true', 'Saved must be true').optional(),
});
export type MarketplaceFilterQuery = z.output<typeof MarketplaceFilterQuery>;

export const MarketplaceQuery = PageQuery.extend({
  page: PageQuery.shape.page.refine(
    (page) => page <= PAGES_MAX,
    'Only the first 1,000 pages can be opened. Please search for words, or set filters',
  ),
  ...MarketplaceFilterQuery.shape,
  /**
   * `match` orders up to 300 members by their score for the caller, without filters those of the other side (a company's
   * NGOs, an NGO's companies); the others follow as for `best`. `auto` is `match` where the caller can be matched.
   */
  sort: z.enum(ASKED_SORTS, 'Unknown order').optional(),
});
export type MarketplaceQuery = z.output<typeof MarketplaceQuery>;

/** State, type and focus areas that the search names. Records have the state and type, and rank higher with the areas. */
const SearchUnderstood = z.object({
  state: z.enum(STATES).optional(),
  type: z.enum(ORGANIZATION_TYPES).optional(),
  focus_areas: z.array(z.enum(FOCUS_AREAS)),
});

/** A word that no member has, and what was searched instead: the word that was meant, or words that begin with it. */
const SearchCorrection = z.object({ written: z.string(), searched: z.array(z.string()) });

export const listMarketplaceProfiles = defineRoute({
  name: 'listMarketplaceProfiles',
  method: 'GET',
  path: '/marketplace/profiles',
  access: 'signed-in',
  act: 'read',
  scope: 'marketplace:read',
  summary:
    'Members with a confirmed email: complete profiles first, or best match first when a search finds few',
  query: MarketplaceQuery,
  response: paged(MarketplaceProfile).extend({
    understood: SearchUnderstood.optional(),
    /** Only where the words as written found nobody. */
    corrections: z.array(SearchCorrection).optional(),
    /** The search took too long: there may be more members than these. */
    incomplete: z.boolean().optional(),
    /** The order of the members, where it is not `best`. */
    order: z.enum(SORTS).optional(),
    /** With the order `match`, where no type is asked for: the types that come first. */
    first_types: z.array(z.enum(ORGANIZATION_TYPES)).optional(),
    /** With the order `match`: so many members, the first ones, are in the order of their scores. */
    matched: z.int().optional(),
  }),
});

export const getMarketplaceProfile = defineRoute({
  name: 'getMarketplaceProfile',
  method: 'GET',
  path: '/marketplace/profiles/:id',
  access: 'signed-in',
  act: 'read',
  scope: 'marketplace:read',
  summary: 'One member of the marketplace',
  params: IdParams,
  response: MarketplaceProfile,
});
