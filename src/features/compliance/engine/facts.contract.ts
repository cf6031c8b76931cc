import { z } from 'zod';
import { FinancialYear } from '#features/funds/moves/money-fields.rules.ts';
import { IsoDate } from '#platform/contract/fields.ts';
import { SCENARIOS } from './law.rules.ts';
import { OPEN_QUESTIONS, type Reading, type SettingName } from './settings.data.ts';

/** The highest figure of a company: sums of some of them stay whole numbers of a double. */
const FIGURE_MAX = 1_000_000_000_000_000;
const WHOLE = 'Please enter whole rupees';
const TOO_MUCH = 'This is more than the calculator can work with';

/** Whole rupees of at least 0. */
export const Sum = z.number(WHOLE).int(WHOLE).min(0, 'This must not be negative').max(FIGURE_MAX, TOO_MUCH);
/** Whole rupees, which may be a loss. */
export const Figure = z.number(WHOLE).int(WHOLE).min(-FIGURE_MAX, TOO_MUCH).max(FIGURE_MAX, TOO_MUCH);

/** The law on CSR begins with this year. */
const FIRST_YEAR = '2014-15';

export const DutyYear = FinancialYear.refine(
  (year) => year >= FIRST_YEAR && year < '2090',
  `Please enter a financial year from ${FIRST_YEAR} on`,
);

export const Day = IsoDate.refine(
  (day) => day >= '1800' && day < '2100',
  'Please enter a date between 1800 and 2099',
);

export const ScenarioName = z.enum(SCENARIOS, 'Please select the law or one of the Bills');

const reading = <Name extends SettingName>(name: Name) =>
  z
    .enum(OPEN_QUESTIONS[name].readings.map(([value]) => value) as [Reading<Name>, ...Reading<Name>[]], {
      error: `Please select one of: ${OPEN_QUESTIONS[name].readings.map(([value]) => value).join(', ')}`,
    })
    .optional();

export const Settings = z.strictObject({
  loss_years: reading('loss_years'),
  cap_base: reading('cap_base'),
  fifty_lakh_base: reading('fifty_lakh_base'),
  three_fy_from: reading('three_fy_from'),
  mid_year_ia_cap: reading('mid_year_ia_cap'),
  bank_holiday: reading('bank_holiday'),
  interest_unspent: reading('interest_unspent'),
});
export type Settings = z.output<typeof Settings>;

/** Refinement of lists by year, of which each may come once. */
export const ONE_A_YEAR = (rows: { financial_year: string }[], ctx: z.RefinementCtx): void => {
  const seen = new Set<string>();
  rows.forEach(({ financial_year }, index) => {
    if (seen.has(financial_year)) {
      ctx.addIssue({
        code: 'custom',
        path: [index, 'financial_year'],
        message: `FY ${financial_year} is there twice`,
      });
    }
    seen.add(financial_year);
  });
};

const YearFigures = z.strictObject({
  financial_year: FinancialYear,
  net_worth: Figure.nullish(),
  turnover: Sum.nullish(),
  /** Before tax, under section 198, before the two exclusions are taken out. */
  net_profit: Figure.nullish(),
  overseas_branch_profit: Figure.nullish(),
  dividends_from_covered_companies: Sum.nullish(),
});
export type YearFigures = z.output<typeof YearFigures>;

const Excess = z.strictObject({
  financial_year: FinancialYear,
  amount: Sum,
  surplus: Sum.nullish(),
  /** True if the Board has resolved to set it off. */
  resolution: z.boolean('Please say whether the Board has resolved it'),
});

const Spent = z
  .strictObject({
    /** All projects; without it, what ongoing and other projects used. */
    projects: Sum.nullish(),
    ongoing: z
      .strictObject({
        allotted: Sum,
        used: Sum,
        /** Day on which the Board made a project of one year an ongoing one. */
        extended_on: Day.nullish(),
      })
      .nullish(),
    other: z.strictObject({ planned: Sum.nullish(), used: Sum }).nullish(),
    overheads: Sum.nullish(),
    impact_assessment: Sum.nullish(),
    /** Day on which the impact assessment was booked. */
    impact_assessment_booked_on: Day.nullish(),
    zczp: Sum.nullish(),
  })
  .superRefine(({ projects, ongoing, other }, ctx) => {
    if (projects !== null && projects !== undefined && projects < (ongoing?.used ?? 0) + (other?.used ?? 0)) {
      ctx.addIssue({
        code: 'custom',
        path: ['projects'],
        message: 'All projects together used at least what ongoing and other projects used',
      });
    }
  });
export type Spent = z.output<typeof Spent>;

/** The most years of figures, of excess, and of parcels in one question. */
const YEARS_MAX = 20;

/** What a company knows, for `assess`. */
export const AssessFacts = z.strictObject({
  financial_year: DutyYear,
  scenario: ScenarioName.optional(),
  settings: Settings.optional(),
  /** What if the law were that of this day? Without it each rule is taken of its own day. */
  law_on: Day.nullish(),
  incorporated_on: Day.nullish(),
  unspent_account_balance: Sum.nullish(),
  /** Surplus of CSR work of earlier years. */
  surplus: Sum.nullish(),
  /** Day of the annual general meeting, for the days of filing. */
  agm_on: Day.nullish(),
  years: z
    .array(YearFigures, 'Please enter the figures by year')
    .max(YEARS_MAX, 'There are too many years')
    .superRefine(ONE_A_YEAR),
  excess: z.array(Excess).max(YEARS_MAX, 'There are too many years').superRefine(ONE_A_YEAR).nullish(),
  spent: Spent.nullish(),
});
export type AssessFacts = z.output<typeof AssessFacts>;
