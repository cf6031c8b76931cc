import { z } from 'zod';
import {
  CollaborationId,
  CollaborationParams,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { WithdrawalQuery, Withdrawn } from '#features/collaborations/withdrawals/withdrawals.contract.ts';
import { IsoDate, optionalText, requiredLine, Uuid } from '#platform/contract/fields.ts';
import { SDG_GOALS } from '#platform/contract/reference-data.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { toUnits } from './decimals.rules.ts';

/** increase: more is better; decrease: less is better. */
const DIRECTIONS = ['increase', 'decrease'] as const;
type Direction = (typeof DIRECTIONS)[number];

/** readings: a total is read as such; groups: it is the sum of the last readings of all groups. */
const TOTALS_FROM = ['readings', 'groups'] as const;
type TotalFrom = (typeof TOTALS_FROM)[number];

/** The most indicators that a collaboration can have. */
export const INDICATORS_MAX = 50;
/** The most groups that an indicator can have. */
export const GROUPS_MAX = 12;
export const GROUP_NAME_MAX = 40;
export const INDICATOR_NAME_MAX = 120;
export const UNIT_MAX = 40;
export const INDICATOR_TEXT_MAX = 1000;

/** A decimal number as text, such as `-1250.5`: a floating-point number would not keep all its digits. */
export const decimal = (label: string) =>
  z
    .string(`${label} must be a number`)
    .trim()
    .min(1, `${label} is required`)
    .regex(
      /^-?\d{1,12}(\.\d{1,4})?$/,
      `${label} must be a number with at most 12 digits before the point and 4 after it`,
    );

const sameWord = (one: string) => one.toLocaleLowerCase('en-IN');

const Groups = z
  .array(requiredLine(GROUP_NAME_MAX, 'Group'), 'Groups must be a list')
  .max(GROUPS_MAX, `An indicator has ${GROUPS_MAX} groups at most`)
  .refine((names) => new Set(names.map(sameWord)).size === names.length, 'A group is there twice');

const indicatorFields = {
  name: requiredLine(INDICATOR_NAME_MAX, 'Name').min(3, 'Name must be 3 characters or more'),
  unit: requiredLine(UNIT_MAX, 'Unit', 'Please say what is counted'),
  description: optionalText(INDICATOR_TEXT_MAX, 'What it measures'),
  sdg_goal: z.enum(SDG_GOALS, 'Please select a goal from the list').nullish(),
  direction: z.enum(DIRECTIONS, 'Please select which way is better'),
  baseline_value: decimal('Baseline'),
  baseline_date: IsoDate,
  target_value: decimal('Target'),
  target_date: IsoDate,
  groups: Groups,
  total_from: z.enum(TOTALS_FROM, 'Please select where the total comes from'),
};

interface IndicatorPlan {
  direction: Direction;
  baseline_value: string;
  baseline_date: string;
  target_value: string;
  target_date: string;
  groups: string[];
  total_from: TotalFrom;
}

/** Returns what does not fit together in an indicator, by field; none if all does. */
export function planErrors(plan: IndicatorPlan): Record<string, string> {
  const errors: Record<string, string> = {};
  const gain = toUnits(plan.target_value) - toUnits(plan.baseline_value);
  if (plan.direction === 'increase' ? gain <= 0n : gain >= 0n) {
    errors.target_value =
      plan.direction === 'increase'
        ? 'Where more is better, the target must be above the baseline'
        : 'Where less is better, the target must be below the baseline';
  }
  if (plan.baseline_date >= plan.target_date)
    errors.target_date = 'The target day must be after the baseline day';
  if (plan.total_from === 'groups' && plan.groups.length === 0)
    errors.groups = 'Please name the groups that make the total';
  return errors;
}

export const IndicatorInput = z
  .strictObject({
    ...indicatorFields,
    groups: indicatorFields.groups.default([]),
    total_from: indicatorFields.total_from.default('readings'),
  })
  .superRefine((input, ctx) => {
    for (const [field, message] of Object.entries(planErrors(input)))
      ctx.addIssue({ code: 'custom', path: [field], message });
  });
export type IndicatorInput = z.output<typeof IndicatorInput>;

/** Changes only the fields that are sent. */
export const IndicatorUpdate = z.strictObject(indicatorFields).partial();
export type IndicatorUpdate = z.output<typeof IndicatorUpdate>;

export const Indicator = z.object({
  id: z.uuid(),
  name: z.string(),
  unit: z.string(),
  description: z.string().nullable(),
  sdg_goal: z.string().nullable(),
  direction: z.enum(DIRECTIONS),
  baseline_value: z.string(),
  /** ISO day. */
  baseline_date: z.string(),
  target_value: z.string(),
  target_date: z.string(),
  /** Each with its last reading; null where there is none. */
  groups: z.array(
    z.object({ name: z.string(), value: z.string().nullable(), reading_date: z.string().nullable() }),
  ),
  total_from: z.enum(TOTALS_FROM),
  /** The last total; null before the first. */
  actual_value: z.string().nullable(),
  /** Day of the last reading that is in it. */
  actual_date: z.string().nullable(),
  readings: z.int(),
});
export type Indicator = z.output<typeof Indicator>;

/** What tables and bars of indicators show; a report has it as it was. */
export type MeasuredIndicator = Pick<
  Indicator,
  | 'name'
  | 'unit'
  | 'direction'
  | 'baseline_value'
  | 'baseline_date'
  | 'target_value'
  | 'target_date'
  | 'actual_value'
  | 'actual_date'
>;

/** The total after the readings of a day. */
export const IndicatorTotal = z.object({ reading_date: z.string(), value: z.string() });
export type IndicatorTotal = z.output<typeof IndicatorTotal>;

export const IndicatorParams = z.strictObject({ id: CollaborationId, indicatorId: Uuid });

export const listIndicators = defineRoute({
  name: 'listIndicators',
  method: 'GET',
  path: '/collaborations/:id/indicators',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  right: 'any',
  summary: 'The indicators of a collaboration with their last total; there are fifty at most',
  params: CollaborationParams,
  response: z.array(Indicator),
});

export const createIndicator = defineRoute({
  name: 'createIndicator',
  method: 'POST',
  path: '/collaborations/:id/indicators',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'collaborations:write',
  right: 'indicators',
  summary: 'Adds an indicator, for participants',
  params: CollaborationParams,
  body: IndicatorInput,
  response: Indicator,
  status: 201,
});

export const updateIndicator = defineRoute({
  name: 'updateIndicator',
  method: 'PATCH',
  path: '/collaborations/:id/indicators/:indicatorId',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'collaborations:write',
  right: 'indicators',
  summary: 'Changes fields of an indicator, for participants',
  params: IndicatorParams,
  body: IndicatorUpdate,
  response: Indicator,
});

export const removeIndicator = defineRoute({
  name: 'removeIndicator',
  method: 'DELETE',
  path: '/collaborations/:id/indicators/:indicatorId',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'collaborations:write',
  right: 'indicators',
  summary: 'Deletes an indicator with its readings, for participants; it can be restored for 30 days',
  params: IndicatorParams,
  query: WithdrawalQuery,
  response: Withdrawn,
});

export const listIndicatorTotals = defineRoute({
  name: 'listIndicatorTotals',
  method: 'GET',
  path: '/collaborations/:id/indicators/:indicatorId/totals',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  right: 'any',
  summary: 'The total of an indicator by day, for a chart; there are a thousand at most',
  params: IndicatorParams,
  response: z.array(IndicatorTotal),
});
