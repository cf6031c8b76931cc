import { describe, expect, it } from 'vitest';
import { CSR_REGIONS, rupeesPerResident } from '#platform/contract/csr/csr-regions.ts';
import {
  formatCrore,
  formatCroreInFull,
  formatPercent,
  formatRank,
  formatShare,
  formatWhole,
} from './csr-format.rules.ts';
import {
  ALL_REGIONS,
  CRORE_WITHOUT_STATE,
  croreWithoutState,
  fifthsOf,
  measured,
  poorestRegions,
  rankOf,
  SPEND_OF_ALL_STATES,
  stepOf,
} from './csr-measures.rules.ts';
import { SPEND_BY_YEAR } from './csr-spend-by-year.data.ts';

const bihar = CSR_REGIONS.find(({ region }) => region === 'Bihar');

describe('computed figures', () => {
  it('divides spend by residents', () => {
    expect(rupeesPerResident({ spendCrore: 1386.739, residents: 104_099_452 })).toBeCloseTo(133.21, 2);
    expect(bihar && measured(bihar, 'resident')).toBeCloseTo(133.21, 2);
    expect(bihar && measured(bihar, 'spend')).toBe(1386.739);
  });

  it('keeps spend without a state separate', () => {
    expect(
      croreWithoutState({ year: '2023-24', totalCrore: 34_908.754, assignedCrore: 26_946.655 }),
    ).toBeCloseTo(7962.099, 3);
    expect(CRORE_WITHOUT_STATE).toBeCloseTo(220_600.921 - 146_208.42, 3);
    for (const year of SPEND_BY_YEAR) expect(croreWithoutState(year)).toBeGreaterThan(0);
  });

  it('adds up the regions', () => {
    expect(ALL_REGIONS.residents).toBe(1_210_854_977);
    expect(ALL_REGIONS.spendCrore).toBeCloseTo(146_208.421, 3);
    expect(SPEND_OF_ALL_STATES[4]).toBeCloseTo(22_958.02, 2);
  });

  it('ranks from the highest, equal values alike', () => {
    expect([9, 5, 5, 1].map((value) => rankOf(value, [9, 5, 5, 1]))).toEqual([1, 2, 2, 4]);
  });

  it('names the regions with the highest poverty share and their part of the whole', () => {
    const { names, ofResidents, ofSpend } = poorestRegions(5);
    expect(names).toEqual(['Bihar', 'Jharkhand', 'Meghalaya', 'Uttar Pradesh', 'Madhya Pradesh']);
    expect(ofResidents).toBeCloseTo(412_493_625 / 1_210_854_977, 10);
    expect(ofSpend).toBeCloseTo(14_114.518 / 146_208.421, 10);
  });
});

describe('the steps of the map', () => {
  it('hold a fifth of the values each', () => {
    expect(fifthsOf([7, 3, 1, 9, 5, 2, 8, 4, 10, 6])).toEqual([
      { from: 1, to: 2 },
      { from: 3, to: 4 },
      { from: 5, to: 6 },
      { from: 7, to: 8 },
      { from: 9, to: 10 },
    ]);
  });

  it.each(['spend', 'resident'] as const)('cover every region by %s', (measure) => {
    const values = CSR_REGIONS.map((region) => measured(region, measure));
    const steps = fifthsOf(values);
    const sizes = steps.map((_, at) => values.filter((value) => stepOf(value, steps) === at + 1).length);
    expect(sizes).toEqual([7, 7, 8, 7, 8]);
    for (const value of values) {
      const step = steps[stepOf(value, steps) - 1];
      expect(value).toBeGreaterThanOrEqual(step?.from ?? Number.NaN);
      expect(value).toBeLessThanOrEqual(step?.to ?? Number.NaN);
    }
  });
});

it('formats figures as in India', () => {
  expect(formatCrore(146_208.421)).toBe('1,46,208.42');
  expect(formatCroreInFull(6065.95)).toBe('₹6,065.95 Cr');
  expect(formatCroreInFull(null)).toBe('not available');
  expect(formatWhole(104_099_452)).toBe('10,40,99,452');
  expect(formatShare(0.3406)).toBe('34%');
  expect(formatPercent(2.6)).toBe('2.60%');
  expect([0, 0.0001, 0.0049, 0.005].map(formatShare)).toEqual(['0%', '<1%', '<1%', '1%']);
  expect([1, 37].map((rank) => formatRank(rank, 37))).toEqual(['highest of 37', 'lowest of 37']);
  expect([2, 3, 4, 11, 12, 13, 21, 22, 33].map((rank) => formatRank(rank, 37).split(' ')[0])).toEqual(
    '2nd 3rd 4th 11th 12th 13th 21st 22nd 33rd'.split(' '),
  );
});
