import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FOCUS_AREAS,
  ORGANIZATION_TYPES,
  REGIONS,
  SDG_GOALS,
  STATES,
} from '#platform/contract/reference-data.ts';
import { type MatchFacts, matchOf } from './match.rules.ts';
import { MATCH_WEIGHTS } from './match-weights.data.ts';

const TODAY = '2026-11-23';

const NOTHING: MatchFacts = {
  id: 'nothing',
  organization_type: 'ngo',
  focus_areas: [],
  sdg_goals: [],
  schedule_items: [],
  short_summary: null,
  likeness: null,
  operating_regions: [],
  headquarters_state: null,
  year_established: null,
  verification_level: 0,
  verified_until: null,
  rating: null,
  reviews_count: 0,
  response_rate: null,
  projects_completed: 0,
  largest_budget: null,
  middle_budget: null,
  annual_csr_budget: null,
  has_csr_1: false,
  has_12a: false,
  has_80g: false,
  weighs_need: false,
};

const COMPANY: MatchFacts = {
  ...NOTHING,
  id: 'company',
  organization_type: 'corporate',
  focus_areas: ['Education', 'Healthcare'],
  sdg_goals: ['Quality Education', 'Gender Equality'],
  schedule_items: ['ii'],
  short_summary: 'We pay for schools and clinics.',
  operating_regions: ['Odisha', 'Jharkhand'],
  annual_csr_budget: 5_00_00_000,
};

const STRONG: MatchFacts = {
  ...NOTHING,
  id: 'strong',
  focus_areas: ['Education', 'Healthcare', 'Sports & Youth Development'],
  sdg_goals: ['Quality Education', 'Gender Equality'],
  schedule_items: ['ii', 'x'],
  short_summary: 'We run schools and clinics.',
  likeness: 0.8,
  operating_regions: ['Odisha', 'Jharkhand'],
  year_established: 2004,
  verification_level: 3,
  verified_until: '2027-03-31',
  rating: 5,
  reviews_count: 4,
  response_rate: 100,
  projects_completed: 6,
  largest_budget: 80_00_000,
  has_csr_1: true,
  has_12a: true,
  has_80g: true,
};

const some = (entries: readonly string[]) => fc.subarray([...entries]);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

/** Any member: what is known goes together, as in the database. */
const member: fc.Arbitrary<MatchFacts> = fc
  .record({
    organization_type: fc.constantFrom(...ORGANIZATION_TYPES),
    focus_areas: some(FOCUS_AREAS),
    sdg_goals: some(SDG_GOALS),
    schedule_items: some(['i', 'ii', 'iii', 'iv', 'x', 'xii']),
    short_summary: maybe(fc.constant('We teach.')),
    likeness: maybe(fc.double({ min: -1, max: 1, noNaN: true })),
    operating_regions: some(REGIONS),
    headquarters_state: maybe(fc.constantFrom(...STATES)),
    year_established: maybe(fc.integer({ min: 1900, max: 2026 })),
    level: fc.integer({ min: 0, max: 3 }),
    ratings: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 5 }),
    response_rate: maybe(fc.integer({ min: 0, max: 100 })),
    projects_completed: fc.nat(9),
    largest_budget: maybe(fc.integer({ min: 0, max: 10 ** 10 })),
    middle_budget: maybe(fc.integer({ min: 0, max: 10 ** 10 })),
    annual_csr_budget: maybe(fc.integer({ min: 0, max: 10 ** 12 })),
    has_csr_1: fc.boolean(),
    has_12a: fc.boolean(),
    has_80g: fc.boolean(),
    weighs_need: fc.boolean(),
  })
  .map(({ level, ratings, ...facts }) => ({
    ...facts,
    id: 'member',
    verification_level: level,
    verified_until: level > 0 ? '2027-03-31' : null,
    rating: ratings.length > 0 ? ratings.reduce((sum, one) => sum + one, 0) / ratings.length : null,
    reviews_count: ratings.length,
  }));

test('the weights add up to 100, with need and without', () => {
  const weights = Object.values(MATCH_WEIGHTS);
  expect(weights.reduce((sum, { max }) => sum + max, 0)).toBe(100);
  expect(weights.reduce((sum, { maxWithNeed }) => sum + maxWithNeed, 0)).toBe(100);
});

describe('matchOf', () => {
  test('gives a partner who fits in everything all points, with the evidence', () => {
    const match = matchOf(COMPANY, STRONG, TODAY);
    expect(match).toMatchObject({ score: 100, eligibility: 'eligible' });
    expect(match.parts.map(({ name, points, evidence }) => [name, points, evidence[0]])).toEqual([
      ['cause', 40, 'Focus areas in common: Education and Healthcare.'],
      ['place', 20, 'Both in Odisha and Jharkhand.'],
      ['size', 10, expect.stringContaining('₹80 L')],
      ['trust', 25, 'Verified at level 3 until 31 Mar 2027.'],
      ['type', 5, 'You are a company, they are an NGO.'],
    ]);
    expect(match.parts.map(({ raise }) => raise)).toEqual(Array(5).fill(null));
  });

  test('gives a member of whom nothing is known only the points for its kind', () => {
    expect(matchOf(COMPANY, NOTHING, TODAY).score).toBe(MATCH_WEIGHTS.type.max);
  });

  test('says what the viewer can add', () => {
    const empty = { ...NOTHING, id: 'empty', organization_type: 'corporate' as const };
    expect(matchOf(empty, STRONG, TODAY).parts.map(({ raise }) => raise)).toEqual([
      'Choose your focus areas in your profile.',
      'Choose the states where you work in your profile.',
      'Add your yearly CSR budget, or a project with its budget, to your profile.',
      null,
      null,
    ]);
  });

  test('lets the state of most need count for whoever wants it, with the figures and their sources', () => {
    const viewer = { ...COMPANY, weighs_need: true };
    const inStates = (states: string[]) => matchOf(viewer, { ...STRONG, operating_regions: states }, TODAY);
    const needOf = (states: string[]) => inStates(states).parts.find(({ name }) => name === 'need');
    expect(matchOf(COMPANY, STRONG, TODAY).parts.map(({ name }) => name)).not.toContain('need');
    expect(needOf(['Maharashtra', 'Bihar', 'Pan India'])).toMatchObject({
      points: 9,
      max: 10,
      evidence: [
        'Bihar: 33.8% of people are poor, and ₹133 of CSR money came per resident in ten years (India: ₹1,207).',
        expect.stringMatching(/^Sources: NITI Aayog.*National CSR Portal/),
      ],
    });
    // Rich in mines: poor, but with more CSR money than most.
    expect(needOf(['Odisha'])?.points).toBe(0);
    expect(needOf(['Pan India'])).toMatchObject({
      points: 0,
      evidence: ['The profile names no single state.'],
    });
    expect(inStates(['Odisha', 'Jharkhand'])).toMatchObject({ score: 95 });
  });

  test('counts what both write: the more alike, the more points', () => {
    const causeOf = (likeness: number | null) =>
      matchOf(COMPANY, { ...STRONG, likeness }, TODAY).parts.find(({ name }) => name === 'cause');
    expect(causeOf(0.575)).toMatchObject({ points: 36 });
    expect(causeOf(0.575)?.evidence).toContain('What you both write is partly alike: 0.57 of 1.');
    expect(causeOf(null)).toMatchObject({ points: 32 });
    expect(causeOf(null)?.evidence).toContain('What you both write has not been compared yet.');
    fc.assert(
      fc.property(member, member, fc.double({ min: 0, max: 2, noNaN: true }), (viewer, candidate, more) => {
        const closer = { ...candidate, likeness: Math.min(1, (candidate.likeness ?? -1) + more) };
        const { score } = matchOf(viewer, candidate, TODAY);
        expect(matchOf(viewer, closer, TODAY).score).toBeGreaterThanOrEqual(score);
      }),
    );
  });

  test('compares an NGO with a company by the same rules', () => {
    const [there, back] = [matchOf(COMPANY, STRONG, TODAY), matchOf(STRONG, COMPANY, TODAY)];
    const sizes = [there, back].map(({ parts }) => parts.find(({ name }) => name === 'size')?.points);
    expect(sizes).toEqual([10, 10]);
    expect(back.eligibility).toBeNull();
  });

  test.each<[what: string, facts: Partial<MatchFacts>, eligibility: string, reason: RegExp]>([
    ['two years of work', { year_established: 2024 }, 'not_eligible', /^Founded in 2024: fewer than 3 years/],
    ['no CSR-1', { has_csr_1: false }, 'unsure', /^Missing: CSR-1 registration\.$/],
    [
      'no 12A and no year',
      { has_12a: false, year_established: null },
      'unsure',
      /12A registration and year of/,
    ],
    ['papers that nobody checked', { verified_until: null }, 'unsure', /check of the papers by Dayitva/],
    ['a check that ended, but a new one', { verified_until: '2026-12-01' }, 'eligible', /papers checked/],
  ])('with %s', (_, facts, eligibility, reason) => {
    const match = matchOf(COMPANY, { ...STRONG, ...facts }, TODAY);
    expect(match.eligibility).toBe(eligibility);
    expect(match.eligibility_reason).toMatch(reason);
  });

  test('is the same each time, and the sum of its parts, each within its weight', () => {
    fc.assert(
      fc.property(member, member, (viewer, candidate) => {
        const match = matchOf(viewer, candidate, TODAY);
        expect(matchOf(structuredClone(viewer), structuredClone(candidate), TODAY)).toEqual(match);
        expect(match.parts.reduce((sum, { points }) => sum + points, 0)).toBe(match.score);
        for (const { name, points, max } of match.parts) {
          expect(max).toBe(MATCH_WEIGHTS[name][viewer.weighs_need ? 'maxWithNeed' : 'max']);
          expect(Number.isInteger(points) && points >= 0 && points <= max).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  const LISTS = ['focus_areas', 'sdg_goals', 'schedule_items', 'operating_regions'] as const;

  test('a fact that is removed from a candidate never raises the score', () => {
    fc.assert(
      fc.property(member, member, fc.constantFrom(...LISTS), fc.nat(), (viewer, candidate, list, at) => {
        const left = candidate[list].filter((_, place) => place !== at % candidate[list].length);
        const { score } = matchOf(viewer, candidate, TODAY);
        expect(matchOf(viewer, { ...candidate, [list]: left }, TODAY).score).toBeLessThanOrEqual(score);
        const unknown = {
          likeness: null,
          rating: null,
          response_rate: null,
          projects_completed: 0,
          verification_level: 0,
        };
        expect(matchOf(viewer, { ...candidate, ...unknown }, TODAY).score).toBeLessThanOrEqual(score);
      }),
      { numRuns: 1000 },
    );
  });
});
