import { describe, expect, test } from 'vitest';
import { matchReasons } from './match-reasons.rules.ts';

const member = (id: string, focus_areas: string[], sdg_goals: string[], operating_regions: string[]) => ({
  id,
  focus_areas,
  sdg_goals,
  operating_regions,
});

const viewer = member(
  'viewer',
  ['Education', 'Sports'],
  ['Life on Land', 'Quality Education'],
  ['Bihar', 'Goa'],
);

describe('matchReasons', () => {
  test('focus areas, goals by number, regions', () => {
    const other = member(
      'other',
      ['Healthcare', 'Sports', 'Education'],
      ['Life on Land', 'Quality Education', 'Zero Hunger'],
      ['Goa', 'Kerala'],
    );
    expect(matchReasons(viewer, other)).toEqual({
      focusAreas: ['Sports', 'Education'],
      sdgs: [4, 15],
      regions: ['Goa'],
    });
  });

  test('one thing is enough', () => {
    const other = member('other', [], [], ['Bihar']);
    expect(matchReasons(viewer, other)).toEqual({ focusAreas: [], sdgs: [], regions: ['Bihar'] });
  });

  test('nothing shared is no match, and no member matches themselves', () => {
    expect(matchReasons(viewer, member('other', ['Healthcare'], ['Zero Hunger'], ['Kerala']))).toBeNull();
    expect(matchReasons(viewer, member('other', [], [], []))).toBeNull();
    expect(matchReasons(viewer, viewer)).toBeNull();
    expect(matchReasons(undefined, viewer)).toBeNull();
  });

  test("a member who works in the whole country shares the other's regions", () => {
    const everywhere = member('everywhere', [], [], ['Pan India']);
    expect(matchReasons(viewer, everywhere)?.regions).toEqual(['Bihar', 'Goa']);
    expect(matchReasons(everywhere, viewer)?.regions).toEqual(['Bihar', 'Goa']);
    expect(matchReasons(everywhere, { ...everywhere, id: 'too' })?.regions).toEqual(['Pan India']);
    expect(matchReasons(everywhere, member('nowhere', [], [], []))).toBeNull();
  });
});
