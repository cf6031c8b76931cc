import type { z } from 'zod';
import type { NumberField } from '#platform/web/fields/number-field.ts';
import { type Indicator, IndicatorInput } from './indicators.contract.ts';
import { type Reading, ReadingInput } from './readings.contract.ts';

type Wire = z.input<typeof IndicatorInput>;

/** Values of the form of an indicator; the SDG is '' for none. */
export interface IndicatorValues extends Omit<Wire, 'sdg_goal' | 'description'> {
  sdg_goal: string;
  description: string;
  groups: string[];
  baseline_value: string;
  target_value: string;
}

/** Returns the form's values for an indicator, or a new one that begins on a day (ISO). */
export function indicatorValues(indicator: Indicator | null, today: string): IndicatorValues {
  return {
    name: indicator?.name ?? '',
    unit: indicator?.unit ?? '',
    description: indicator?.description ?? '',
    sdg_goal: indicator?.sdg_goal ?? '',
    direction: indicator?.direction ?? 'increase',
    baseline_value: indicator?.baseline_value ?? '',
    baseline_date: indicator?.baseline_date ?? today,
    target_value: indicator?.target_value ?? '',
    target_date: indicator?.target_date ?? '',
    groups: indicator?.groups.map(({ name }) => name) ?? [],
    total_from: indicator?.total_from ?? 'readings',
  };
}

/** Builds the request body; an emptied goal is none. */
export const toIndicatorInput = ({ sdg_goal, ...values }: IndicatorValues): Wire => ({
  ...values,
  sdg_goal: (sdg_goal || null) as Wire['sdg_goal'],
});

export const INDICATOR_SCHEMA = IndicatorInput;

/** Values of the form of a reading; the group is '' for a total. */
export interface ReadingValues {
  reading_date: string;
  group: string;
  value: string;
  note: string;
  file_ids: string[];
}

export const readingValues = (reading: Reading | null, today: string): ReadingValues => ({
  reading_date: reading?.reading_date ?? today,
  group: reading?.group ?? '',
  value: reading?.value ?? '',
  note: reading?.note ?? '',
  file_ids: reading?.evidence.map(({ id }) => id) ?? [],
});

export const toReadingInput = ({ group, ...values }: ReadingValues): z.input<typeof ReadingInput> => ({
  ...values,
  group: group || null,
});

export const READING_SCHEMA = ReadingInput;

/** The text of a number field: what is too long to be exact stays text, so that the schema says the right thing. */
export const decimalText = (value: NumberField): string => String(value);
