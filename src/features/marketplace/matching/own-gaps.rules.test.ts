import { expect, test } from 'vitest';
import { gapsOf } from './own-gaps.rules.ts';

const EMPTY = {
  focus_areas: [],
  sdg_goals: [],
  operating_regions: [],
  headquarters_state: null,
};

test('an empty own profile says why all matches are low, and where to begin', () => {
  expect(gapsOf(EMPTY)).toEqual({
    missing: ['no focus areas', 'no Sustainable Development Goals', 'no states'],
    field: 'focus_areas',
  });
  expect(gapsOf({ ...EMPTY, headquarters_state: 'Bihar' })?.missing).not.toContain('no states');
  expect(gapsOf({ ...EMPTY, focus_areas: ['Education'] })).toEqual({
    missing: ['no states'],
    field: 'operating_regions',
  });
});

test('a profile with a cause and a place gives no reason', () => {
  expect(gapsOf({ ...EMPTY, focus_areas: ['Education'], operating_regions: ['Bihar'] })).toBeNull();
  expect(gapsOf({ ...EMPTY, sdg_goals: ['No Poverty'], headquarters_state: 'Bihar' })).toBeNull();
});
