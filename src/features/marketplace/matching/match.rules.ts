import { lastYearOfFoundation, TRACK_RECORD } from '#features/marketplace/listing/csr-eligibility.rules.ts';
import { formatDay } from '#platform/contract/dates.ts';
import { formatRupees, formatRupeesShort } from '#platform/contract/money.ts';
import type { OrganizationType } from '#platform/contract/reference-data.ts';
import { PAN_INDIA } from '#platform/contract/reference-data.ts';
import type { Match, MatchPart, MatchPartName } from './match.contract.ts';
import {
  CAUSE_POINTS,
  ENOUGH_COMPLETED,
  ENOUGH_SHARED,
  LEVEL_POINTS,
  LIKENESS,
  MATCH_WEIGHTS,
  SHARE_OF_BUDGET,
  TRUST_POINTS,
  TYPE_POINTS,
} from './match-weights.data.ts';
import { MONEY_PER_RESIDENT, STATES_BY_NEED } from './need.rules.ts';

/** What is known of a member and shown to every signed-in member; nothing else takes part in a match. */
export interface MatchFacts {
  id: string;
  organization_type: OrganizationType;
  focus_areas: string[];
  /** The goals of the profile, and of a company's CSR budget. */
  sdg_goals: string[];
  /** Items of Schedule VII that the projects name. */
  schedule_items: string[];
  /** What the member writes about itself in a sentence. */
  short_summary: string | null;
  /** How alike the texts of the member and the viewer are, from -1 to 1; null while nobody has compared them. */
  likeness: number | null;
  operating_regions: string[];
  headquarters_state: string | null;
  year_established: number | null;
  verification_level: number;
  /** Last Indian day of the standing check of the papers; null without one. */
  verified_until: string | null;
  /** Mean of the ratings, 1 to 5; null without any. */
  rating: number | null;
  reviews_count: number;
  /** Percentage of requests that were answered; null while these are too few to tell. */
  response_rate: number | null;
  projects_completed: number;
  /** Budget of the largest and of the middle project in rupees; null without projects. */
  largest_budget: number | null;
  middle_budget: number | null;
  /** A company's CSR budget for a year in rupees. */
  annual_csr_budget: number | null;
  /** Registrations that the member has given. */
  has_csr_1: boolean;
  has_12a: boolean;
  has_80g: boolean;
  /** Whether need against money counts in what this member sees; nobody else sees this. */
  weighs_need: boolean;
}

/** Points for shared entries, in proportion until there are enough. Each further entry keeps or raises them. */
const pointsFor = (shared: number, own: number, enough: number, max: number) =>
  own === 0 ? 0 : Math.round(max * Math.min(1, shared / Math.min(own, enough)));

/** Points for texts that mean the same, in proportion between the least likeness and enough. */
function pointsForTexts(likeness: number | null): number {
  const { least, all } = LIKENESS;
  const share = ((likeness ?? least) - least) / (all - least);
  return Math.round(CAUSE_POINTS.texts * Math.min(1, Math.max(0, share)));
}

function textsEvidence(likeness: number | null): string {
  if (likeness === null) return 'What you both write has not been compared yet.';
  const points = pointsForTexts(likeness);
  const how = points === 0 ? 'little' : points < CAUSE_POINTS.texts ? 'partly' : 'much';
  return `What you both write is ${how} alike: ${likeness.toFixed(2)} of 1.`;
}

const sharedOf = (own: string[], theirs: string[]) => own.filter((entry) => theirs.includes(entry));

const listed = (entries: string[]) => new Intl.ListFormat('en-IN').format(entries);

type PartOf = Omit<MatchPart, 'name' | 'max'>;

const sumOf = (points: number[]) => points.reduce((sum, one) => sum + one, 0);

function causePart(viewer: MatchFacts, candidate: MatchFacts): PartOf {
  const focus = sharedOf(viewer.focus_areas, candidate.focus_areas);
  const goals = sharedOf(viewer.sdg_goals, candidate.sdg_goals);
  const items = sharedOf(viewer.schedule_items, candidate.schedule_items);
  const points = sumOf([
    pointsFor(focus.length, viewer.focus_areas.length, ENOUGH_SHARED.focusAreas, CAUSE_POINTS.focusAreas),
    pointsFor(goals.length, viewer.sdg_goals.length, ENOUGH_SHARED.goals, CAUSE_POINTS.goals),
    pointsFor(items.length, viewer.schedule_items.length, 1, CAUSE_POINTS.scheduleItems),
    pointsForTexts(candidate.likeness),
  ]);
  const raise =
    viewer.focus_areas.length === 0
      ? 'Choose your focus areas in your profile.'
      : viewer.sdg_goals.length === 0
        ? 'Choose your Sustainable Development Goals in your profile.'
        : viewer.schedule_items.length === 0
          ? 'Add a project with its item of Schedule VII to your profile.'
          : viewer.short_summary
            ? null
            : 'Write a short summary in your profile.';
  return {
    points,
    evidence: [
      focus.length > 0 ? `Focus areas in common: ${listed(focus)}.` : 'No focus area in common.',
      goals.length > 0 ? `Goals in common: ${listed(goals)}.` : 'No Sustainable Development Goal in common.',
      ...(items.length > 0
        ? [`Both have projects under Schedule VII ${listed(items.map((item) => `(${item})`))}.`]
        : []),
      textsEvidence(candidate.likeness),
    ],
    raise,
  };
}

/** The states where a member works or has the head office. */
export const placesOf = ({
  operating_regions,
  headquarters_state,
}: Pick<MatchFacts, 'operating_regions' | 'headquarters_state'>) => [
  ...new Set([...operating_regions, ...(headquarters_state ? [headquarters_state] : [])]),
];

function placePart(viewer: MatchFacts, candidate: MatchFacts): PartOf {
  const [own, theirs] = [placesOf(viewer), placesOf(candidate)];
  const { max } = MATCH_WEIGHTS.place;
  if (own.length === 0)
    return {
      points: 0,
      evidence: ['Your profile names no state.'],
      raise: 'Choose the states where you work in your profile.',
    };
  if (theirs.length === 0) return { points: 0, evidence: ['The profile names no state.'], raise: null };
  if (theirs.includes(PAN_INDIA)) return { points: max, evidence: ['Works in all of India.'], raise: null };
  if (own.includes(PAN_INDIA))
    return {
      points: max,
      evidence: [`You work in all of India; they work in ${listed(theirs)}.`],
      raise: null,
    };
  const shared = sharedOf(own, theirs);
  return {
    points: pointsFor(shared.length, own.length, ENOUGH_SHARED.regions, max),
    evidence: [
      shared.length > 0
        ? `Both in ${listed(shared)}.`
        : `No state in common; they work in ${listed(theirs)}.`,
    ],
    raise: null,
  };
}

/** The money for one partner: the middle project of the company, or a share of its budget. */
function grantOf({ middle_budget, annual_csr_budget }: MatchFacts): { rupees: number; words: string } | null {
  if (middle_budget) return { rupees: middle_budget, words: "the middle one of the company's projects" };
  if (!annual_csr_budget) return null;
  return { rupees: Math.round(annual_csr_budget / SHARE_OF_BUDGET.of), words: SHARE_OF_BUDGET.words };
}

function sizePart(viewer: MatchFacts, candidate: MatchFacts): PartOf {
  const company = [viewer, candidate].find(({ organization_type }) => organization_type === 'corporate');
  const agency = [viewer, candidate].find(({ organization_type }) => organization_type === 'ngo');
  if (!company || !agency)
    return { points: 0, evidence: ['Compared for a company and an NGO only.'], raise: null };
  const grant = grantOf(company);
  if (!grant)
    return {
      points: 0,
      evidence: ['The company has named neither a project budget nor a CSR budget.'],
      raise:
        company === viewer
          ? 'Add your yearly CSR budget, or a project with its budget, to your profile.'
          : null,
    };
  if (!agency.largest_budget)
    return {
      points: 0,
      evidence: ['The NGO has named no project with a budget.'],
      raise: agency === viewer ? 'Add your projects with their budgets to your profile.' : null,
    };
  return {
    points: Math.round(MATCH_WEIGHTS.size.max * Math.min(1, agency.largest_budget / grant.rupees)),
    evidence: [
      `Largest project of the NGO: ${formatRupeesShort(agency.largest_budget)}. Compared with ${formatRupeesShort(grant.rupees)}, ${grant.words}.`,
    ],
    raise: null,
  };
}

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

function trustPart(candidate: MatchFacts): PartOf {
  const { verification_level, verified_until, projects_completed, rating, reviews_count, response_rate } =
    candidate;
  const points = sumOf([
    LEVEL_POINTS[verification_level] ?? 0,
    pointsFor(
      Math.min(projects_completed, ENOUGH_COMPLETED),
      ENOUGH_COMPLETED,
      ENOUGH_COMPLETED,
      TRUST_POINTS.trackRecord,
    ),
    rating === null ? 0 : Math.round((TRUST_POINTS.rating * (rating - 1)) / 4),
    response_rate === null ? 0 : Math.round((TRUST_POINTS.answers * response_rate) / 100),
  ]);
  return {
    points,
    evidence: [
      verification_level > 0 && verified_until
        ? `Verified at level ${verification_level} until ${formatDay(verified_until)}.`
        : 'Not verified.',
      `${count(projects_completed, 'completed project')}.`,
      rating === null
        ? 'No ratings yet.'
        : `Rated ${rating.toFixed(1)} of 5 by ${count(reviews_count, 'partner')}.`,
      response_rate === null
        ? 'New: too few requests to tell how they answer.'
        : `Answers ${response_rate}% of requests.`,
    ],
    raise: null,
  };
}

function typePart(viewer: MatchFacts, candidate: MatchFacts): PartOf {
  const points = TYPE_POINTS[viewer.organization_type][candidate.organization_type];
  const [own, theirs] = [viewer, candidate].map(({ organization_type }) => NAMES[organization_type]);
  return { points, evidence: [`You are ${own}, they are ${theirs}.`], raise: null };
}

/** Raises candidates in the one of their states where people are poorest and least CSR money comes. */
function needPart(candidate: MatchFacts): PartOf {
  const places = placesOf(candidate);
  const found = STATES_BY_NEED.find(({ state }) => places.includes(state));
  if (!found) return { points: 0, evidence: ['The profile names no single state.'], raise: null };
  const { state, poorPercent, perResident, need } = found;
  const rupees = (value: number) => formatRupees(Math.round(value));
  return {
    points: Math.round(MATCH_WEIGHTS.need.maxWithNeed * need),
    evidence: [
      `${state}: ${poorPercent.toFixed(1)}% of people are poor, and ${rupees(perResident)} of CSR money came per resident in ten years (India: ${rupees(MONEY_PER_RESIDENT)}).`,
      'Sources: NITI Aayog, survey of 2019-21; National CSR Portal, FY 2014-15 to 2023-24; Census 2011.',
    ],
    raise: null,
  };
}

const NAMES: Record<OrganizationType, string> = {
  corporate: 'a company',
  ngo: 'an NGO',
  consultant: 'a consultant',
  service_provider: 'a service provider',
};

/**
 * Decides whether a company can give an NGO CSR money, by rule 4(1) of the CSR Policy Rules. What the records do not say
 * leaves it open. @param today ISO day in India.
 */
function eligibilityOf(
  viewer: MatchFacts,
  candidate: MatchFacts,
  today: string,
): Pick<Match, 'eligibility' | 'eligibility_reason'> {
  if (viewer.organization_type !== 'corporate' || candidate.organization_type !== 'ngo')
    return { eligibility: null, eligibility_reason: null };
  const { has_csr_1, has_12a, has_80g, year_established, verified_until } = candidate;
  if (year_established !== null && year_established > lastYearOfFoundation(today))
    return {
      eligibility: 'not_eligible',
      eligibility_reason: `Founded in ${year_established}: fewer than ${TRACK_RECORD.years} years of work. An exception is an agency that a company or the government founded.`,
    };
  const missing = [
    ...(has_csr_1 ? [] : ['CSR-1 registration']),
    ...(has_12a ? [] : ['12A registration']),
    ...(has_80g ? [] : ['80G approval']),
    ...(year_established === null ? ['year of foundation'] : []),
    ...(verified_until === null ? ['check of the papers by Dayitva'] : []),
  ];
  if (missing.length > 0)
    return { eligibility: 'unsure', eligibility_reason: `Missing: ${listed(missing)}.` };
  return {
    eligibility: 'eligible',
    eligibility_reason: `CSR-1, 12A and 80G given, papers checked, at work since ${year_established}.`,
  };
}

/** Makes room for need where it counts. Rounding keeps the order: more points never become fewer. */
function weighted(name: MatchPartName, part: PartOf, withNeed: boolean): MatchPart {
  const { max: usual, maxWithNeed } = MATCH_WEIGHTS[name];
  const max = withNeed ? maxWithNeed : usual;
  const points = Math.round((part.points * max) / usual);
  return { name, max, ...part, points, raise: points < max ? part.raise : null };
}

/**
 * Compares a viewer with a candidate. The same facts always give the same answer, and what a candidate adds to the
 * profile's lists, or earns, never lowers the points.
 * @param today ISO day in India.
 */
export function matchOf(viewer: MatchFacts, candidate: MatchFacts, today: string): Match {
  const found: [MatchPartName, PartOf][] = [
    ['cause', causePart(viewer, candidate)],
    ['place', placePart(viewer, candidate)],
    ['size', sizePart(viewer, candidate)],
    ['trust', trustPart(candidate)],
    ['type', typePart(viewer, candidate)],
  ];
  const parts = found.map(([name, part]) => weighted(name, part, viewer.weighs_need));
  if (viewer.weighs_need)
    parts.push({ name: 'need', max: MATCH_WEIGHTS.need.maxWithNeed, ...needPart(candidate) });
  return {
    profile_id: candidate.id,
    score: sumOf(parts.map(({ points }) => points)),
    ...eligibilityOf(viewer, candidate, today),
    parts,
  };
}
