import { CSR_REGIONS, type CsrRegion, rupeesPerResident } from '#platform/contract/csr/csr-regions.ts';
import type { FiveYearSpend } from './csr-five-years.data.ts';
import { SPEND_BY_STATE } from './csr-spend-by-state.data.ts';
import { SPEND_BY_YEAR, type YearSpend } from './csr-spend-by-year.data.ts';

/* CSR figures that are computed, not quoted. */

/** Measures that can shade the map. */
export const MEASURES = ['spend', 'resident'] as const;
export type Measure = (typeof MEASURES)[number];

/** A region's value of a measure: crore rupees for `spend`, rupees for `resident`. */
export function measured(region: CsrRegion, measure: Measure): number {
  return measure === 'spend' ? region.spendCrore : rupeesPerResident(region);
}

/** Returns the part of a year's spend that is not assigned to a state, in crore rupees. */
export function croreWithoutState({ totalCrore, assignedCrore }: YearSpend): number {
  return totalCrore - assignedCrore;
}

/** Returns the rank of a value, 1 for the highest; equal values share a rank. */
export function rankOf(value: number, values: readonly number[]): number {
  return 1 + values.filter((other) => other > value).length;
}

interface Step {
  /** The lowest and the highest value in this step. */
  from: number;
  to: number;
}

/** Returns five steps from low to high, each with a fifth of the values (give or take one). */
export function fifthsOf(values: readonly number[]): Step[] {
  const sorted = values.toSorted((one, other) => one - other);
  return [0, 1, 2, 3, 4].map((step) => {
    const [first, next] = [step, step + 1].map((at) => Math.floor((at * sorted.length) / 5));
    return { from: sorted[first ?? 0] ?? 0, to: sorted[(next ?? 1) - 1] ?? 0 };
  });
}

/** Returns the number of the step that a value falls in, from 1. */
export function stepOf(value: number, steps: readonly Step[]): number {
  return steps.filter(({ from }) => value >= from).length;
}

/** Sums over all regions: the spend assigned to any state, and the residents. */
export const ALL_REGIONS = {
  region: 'All of India',
  residents: sum(CSR_REGIONS.map(({ residents }) => residents)),
  spendCrore: sum(CSR_REGIONS.map(({ spendCrore }) => spendCrore)),
};

/** Spend not assigned to a state in FY 2014-15 to 2023-24, in crore rupees. */
export const CRORE_WITHOUT_STATE = sum(SPEND_BY_YEAR.map(croreWithoutState));

/** The yearly spend of all regions together; a region's missing figure adds nothing. */
export const SPEND_OF_ALL_STATES: FiveYearSpend = [
  yearOfAllStates(0),
  yearOfAllStates(1),
  yearOfAllStates(2),
  yearOfAllStates(3),
  yearOfAllStates(4),
];

function yearOfAllStates(at: number): number {
  return sum(Object.values(SPEND_BY_STATE).map((spend) => spend[at] ?? 0));
}

/**
 * Returns the `count` regions with the highest poverty share: their names, and their fractions of all residents and
 * of the spend that was assigned to a state.
 */
export function poorestRegions(count: number): { names: string[]; ofResidents: number; ofSpend: number } {
  const poorest = CSR_REGIONS.toSorted((one, other) => other.poorPercent - one.poorPercent).slice(0, count);
  return {
    names: poorest.map(({ region }) => region),
    ofResidents: sum(poorest.map(({ residents }) => residents)) / ALL_REGIONS.residents,
    ofSpend: sum(poorest.map(({ spendCrore }) => spendCrore)) / ALL_REGIONS.spendCrore,
  };
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
