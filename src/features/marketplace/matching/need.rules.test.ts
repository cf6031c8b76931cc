import { expect, test } from 'vitest';
import { CSR_REGIONS } from '#platform/contract/csr/csr-regions.ts';
import { STATES } from '#platform/contract/reference-data.ts';
import { MONEY_PER_RESIDENT, STATES_BY_NEED } from './need.rules.ts';

test('every state has figures, and every region belongs to one state', () => {
  expect(STATES_BY_NEED.map(({ state }) => state).toSorted()).toEqual(STATES.toSorted());
  for (const { region } of CSR_REGIONS)
    expect(
      STATES.filter((state) => state.includes(region)),
      region,
    ).toHaveLength(1);
  for (const { state, poorPercent, perResident } of STATES_BY_NEED) {
    expect(poorPercent, state).toBeGreaterThan(0);
    expect(perResident, state).toBeGreaterThan(0);
  }
});

test('need is high only where people are poor and little CSR money comes', () => {
  const needOf = new Map(STATES_BY_NEED.map((one) => [one.state, one.need]));
  expect(STATES_BY_NEED.slice(0, 3).map(({ state }) => state)).toEqual([
    'Bihar',
    'Uttar Pradesh',
    'Madhya Pradesh',
  ]);
  expect(needOf.get('Kerala')).toBeLessThan(0.05);
  expect(needOf.get('Maharashtra')).toBe(0);
  expect(Math.round(MONEY_PER_RESIDENT)).toBe(1207);
});
