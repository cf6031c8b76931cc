import { z } from 'zod';
import { FinancialYear, financialYearOf } from '#features/funds/moves/money-fields.rules.ts';
import { requiredText } from '#platform/contract/fields.ts';
import { Day, DutyYear, ONE_A_YEAR, ScenarioName, Settings, Sum } from './facts.contract.ts';

/** The most projects and parcels of one question, and years of set-off. */
const PROJECTS_MAX = 200;
const YEARS_MAX = 40;

/** Whether a company and its projects need an impact assessment. */
export const AssessmentFacts = z.strictObject({
  financial_year: DutyYear,
  scenario: ScenarioName.optional(),
  obligations: z
    .array(Sum, 'Please enter the obligations of the three years before')
    .length(3, 'Please enter the obligations of the three years before'),
  projects: z
    .array(
      z.strictObject({
        name: requiredText(300, 'Name'),
        outlay: Sum,
        /** Null for a project that runs. */
        completed_on: Day.nullish(),
        /** Through a zero coupon zero principal instrument. */
        zczp: z.boolean('ZCZP must be true or false').optional(),
      }),
      'Please enter the projects',
    )
    .max(PROJECTS_MAX, 'There are too many projects'),
  study_starts_on: Day,
});
export type AssessmentFacts = z.output<typeof AssessmentFacts>;

/** What late or missing transfers cost. */
export const PenaltyFacts = z.strictObject({
  /** Whole rupees that had to be transferred. */
  amount: Sum,
  due_on: Day,
  /** Without it the money is not paid today. */
  paid_on: Day.nullish(),
  officers: z
    .number('Please enter how many officers are in default')
    .int('Please enter a whole number')
    .min(0, 'Officers must not be negative')
    .max(1000, 'There are too many officers'),
  scenario: ScenarioName.optional(),
  /** What was due; an account by default where the day is that of the account. */
  kind: z.enum(['ongoing', 'other', 'rest'], 'Please select what was due').optional(),
});
export type PenaltyFacts = z.output<typeof PenaltyFacts>;

const Use = z.strictObject({ financial_year: FinancialYear, amount: Sum });

/** An ongoing project with what was left of it by year. */
export const OngoingFacts = z
  .strictObject({
    began_on: Day,
    scenario: ScenarioName.optional(),
    settings: Settings.optional(),
    parcels: z
      .array(
        z.strictObject({
          financial_year: DutyYear,
          allotted: Sum,
          used: Sum,
          moved_on: Day.nullish(),
          used_later: z
            .array(Use, 'Please enter what was used later, or an empty list')
            .max(YEARS_MAX, 'There are too many years')
            .superRefine(ONE_A_YEAR),
        }),
        'Please enter the money by year',
      )
      .max(YEARS_MAX, 'There are too many years')
      .superRefine(ONE_A_YEAR),
  })
  .superRefine(({ began_on, parcels }, ctx) => {
    const first = financialYearOf(began_on);
    parcels.forEach(({ financial_year, used_later }, index) => {
      const path = ['parcels', index];
      if (financial_year < first) {
        ctx.addIssue({
          code: 'custom',
          path: [...path, 'financial_year'],
          message: `The project began in FY ${first}`,
        });
      }
      used_later.forEach((use, at) => {
        if (use.financial_year > financial_year) return;
        ctx.addIssue({
          code: 'custom',
          path: [...path, 'used_later', at, 'financial_year'],
          message: `Please enter a year after FY ${financial_year}`,
        });
      });
    });
  });
export type OngoingFacts = z.output<typeof OngoingFacts>;

/** Duty and spending of several years, for the excess that goes from one to the next. */
export const SetOffFacts = z.strictObject({
  scenario: ScenarioName.optional(),
  /** Excess of years before the first one; without its year nobody can tell whether it has lapsed. */
  opening: z
    .array(z.strictObject({ financial_year: FinancialYear.nullish(), amount: Sum }))
    .max(YEARS_MAX, 'There are too many years')
    .nullish(),
  years: z
    .array(
      z.strictObject({
        financial_year: DutyYear,
        two_percent: Sum,
        spent: Sum,
        surplus: Sum.nullish(),
        /** What the Board resolves to set off; what is needed, if it says nothing. */
        board_uses: Sum.nullish(),
        /** The duty as another paper states it, to be compared. */
        two_percent_elsewhere: Sum.nullish(),
      }),
      'Please enter the years',
    )
    .min(1, 'Please enter at least one year')
    .max(YEARS_MAX, 'There are too many years')
    .superRefine(ONE_A_YEAR),
});
export type SetOffFacts = z.output<typeof SetOffFacts>;
