import { z } from 'zod';
import { Amount, FinancialYear } from '#features/funds/moves/money-fields.rules.ts';
import { SCHEDULE_VII_ITEMS } from '#platform/contract/csr/schedule-vii.ts';
import {
  daysInOrder,
  IsoDate,
  optionalLine,
  Rupees,
  requiredLine,
  text,
  Uuid,
} from '#platform/contract/fields.ts';

export const HEAD_KINDS = ['programme', 'people', 'capital', 'monitoring', 'administration'] as const;
export type HeadKind = (typeof HEAD_KINDS)[number];
export const CONDITION_KINDS = [
  'milestone',
  'report_accepted',
  'utilisation_pct',
  'paper_valid',
  'date',
  'manual',
] as const;
export type ConditionKind = (typeof CONDITION_KINDS)[number];
export const CONDITION_KIND_WORDS: Record<ConditionKind, string> = {
  milestone: 'A milestone is completed',
  report_accepted: 'A report is accepted',
  utilisation_pct: 'Part of the money is used',
  paper_valid: 'The papers are valid',
  date: 'A day has come',
  manual: 'The company says so',
};
export const MONEY_KINDS = ['domestic', 'foreign'] as const;
export type MoneyKind = (typeof MONEY_KINDS)[number];

/** Most of each in one grant. */
export const YEARS_MAX = 6;
export const HEADS_MAX = 60;
export const TRANCHES_MAX = 60;
export const CONDITIONS_MAX = 10;
export const CONDITION_TEXT_MAX = 300;

/** With the id of one that is there, it stays the same one; without an id, it is a new one. */
const id = Uuid.optional();

const GrantYear = z.strictObject({ financial_year: FinancialYear, amount: Amount });

const GrantHeadInput = z.strictObject({
  id,
  name: requiredLine(120, 'Name', 'Please enter the name of the head'),
  kind: z.enum(HEAD_KINDS, 'Please select the kind of head'),
  amount: Rupees,
  unit: optionalLine(40, 'Unit'),
  /** Whole rupees for one unit. */
  rate: Rupees.nullish(),
  quantity: z.int('Quantity must be a whole number').min(0).max(1_000_000_000).nullish(),
});

const ConditionInput = z
  .strictObject({
    id,
    kind: z.enum(CONDITION_KINDS, 'Please select the kind of condition'),
    milestone_id: Uuid.nullish(),
    /** Of the money received, how much has to be used. */
    percent: z
      .int('Percent must be a whole number')
      .min(1, 'Percent must be from 1 to 100')
      .max(100, 'Percent must be from 1 to 100')
      .nullish(),
    text: text(CONDITION_TEXT_MAX, 'Condition').nullish(),
    /** Of a `date`: the first day; without one the planned day of the tranche. */
    on: IsoDate.nullish(),
    /** Of a `report_accepted`: the period that has to be reported; without one that of the tranche before. */
    from: IsoDate.nullish(),
    to: IsoDate.nullish(),
  })
  .refine(...daysInOrder('from', 'to', 'The last day must not be before the first'))
  .superRefine(({ kind, milestone_id, percent, text: words }, { addIssue }) => {
    const wrong = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message });
    if (kind === 'milestone' && !milestone_id) wrong('milestone_id', 'Please select a milestone');
    if (kind === 'utilisation_pct' && !percent) wrong('percent', 'Please enter a percentage');
    if (kind === 'manual' && !words) wrong('text', 'Please say what has to be so');
  });

const TrancheInput = z.strictObject({
  id,
  amount: Amount,
  planned_on: IsoDate,
  conditions: z
    .array(ConditionInput, 'Conditions must be a list')
    .max(CONDITIONS_MAX, `A tranche has ${CONDITIONS_MAX} conditions at most`)
    .default([]),
});

/** What both sides agree to. */
export const termsFields = {
  title: requiredLine(160, 'Title', 'Please enter a title'),
  schedule_vii_item: z.enum(SCHEDULE_VII_ITEMS, 'Please select an item of Schedule VII'),
  is_ongoing: z.boolean('Please say if the project is ongoing'),
  money: z.enum(MONEY_KINDS, 'Please select domestic or foreign money'),
  years: z
    .array(GrantYear, 'Please enter the amount of each financial year')
    .min(1, 'Please enter the amount of at least one financial year')
    .max(YEARS_MAX, `A grant has ${YEARS_MAX} financial years at most`)
    .refine(
      (years) => new Set(years.map((one) => one.financial_year)).size === years.length,
      'A financial year is there twice',
    ),
  heads: z
    .array(GrantHeadInput, 'Please enter the budget by head')
    .min(1, 'Please enter at least one head')
    .max(HEADS_MAX, `A grant has ${HEADS_MAX} heads at most`),
  tranches: z
    .array(TrancheInput, 'Please enter the tranches')
    .min(1, 'Please enter at least one tranche')
    .max(TRANCHES_MAX, `A grant has ${TRANCHES_MAX} tranches at most`),
  pay_by_days: z
    .int('Days must be a whole number')
    .min(1, 'Days must be from 1 to 365')
    .max(365, 'Days must be from 1 to 365')
    .default(30),
};

export const GrantTerms = z.strictObject(termsFields);
export type GrantTerms = z.output<typeof GrantTerms>;

/** The terms as they are stored: every head, tranche and condition has an id. */
type WithId<T> = Omit<T, 'id'> & { id: string };
export interface KeptTerms extends Omit<GrantTerms, 'heads' | 'tranches'> {
  heads: WithId<GrantTerms['heads'][number]>[];
  tranches: (Omit<WithId<GrantTerms['tranches'][number]>, 'conditions'> & {
    conditions: WithId<GrantTerms['tranches'][number]['conditions'][number]>[];
  })[];
}

/** The sum of amounts, in whole rupees. */
export const sumOf = (parts: readonly { amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/** Says which sums of the terms differ from the budget by head, by field; nothing if all agree. */
export function sumErrors({ years, heads, tranches }: Pick<GrantTerms, 'years' | 'heads' | 'tranches'>) {
  const budget = sumOf(heads);
  const errors: Record<string, string> = {};
  if (budget === 0) errors.heads = 'The budget must be at least ₹1';
  if (sumOf(years) !== budget) errors.years = 'The financial years must add up to the budget by head';
  if (sumOf(tranches) !== budget) errors.tranches = 'The tranches must add up to the budget by head';
  return errors;
}
