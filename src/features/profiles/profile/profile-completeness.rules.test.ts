import { describe, expect, test } from 'vitest';
import { ORGANIZATION_TYPES, type OrganizationType } from '#platform/contract/reference-data.ts';
import { FIELDS_OF_TYPE, TYPE_OF_FIELD } from './fields-of-type.data.ts';
import { completenessOf, completenessSteps, type StepPlace } from './profile-completeness.rules.ts';
import { Profile, ProfileUpdate } from './profiles.contract.ts';

const LISTS = new Set(['skills', 'operating_regions', 'sdg_goals', 'focus_areas', 'earlier_cins']);

/** A profile of a type in which nothing is said. */
function emptyProfile(organization_type: OrganizationType): Profile {
  const nothing = Object.entries(Profile.shape).map(([name, schema]) => {
    const isList = LISTS.has(name) || schema.safeParse([]).success;
    return [name, isList ? [] : null];
  });
  return { ...Object.fromEntries(nothing), organization_type, projects_count: 0, services_count: 0 };
}

/** What of a profile changes when a step is done. */
function doneAt(place: StepPlace, profile: Profile): Partial<Profile> {
  if ('page' in place) return { verified: true };
  if ('tab' in place) return { [`${place.tab}_count`]: 1 };
  return { [place.field]: Array.isArray(profile[place.field]) ? ['x'] : `some ${place.field}` };
}

describe.each(ORGANIZATION_TYPES)('completeness of type %s', (type) => {
  test('goes from 0 to 100, step by step, the weightiest first', () => {
    let profile = emptyProfile(type);
    let last = completenessOf(profile);
    expect(last).toMatchObject({ percent: 0, done: 0 });
    while (last.next) {
      const { place, weight } = last.next;
      const left = completenessSteps(type).filter((one) => one.weight > weight);
      profile = { ...profile, ...doneAt(place, profile) };
      const now = completenessOf(profile);
      expect(now.done).toBe(last.done + 1);
      expect(now.percent).toBeGreaterThan(last.percent);
      expect(now.percent, 'agrees with the count of steps').toBe(Math.floor((100 * now.done) / now.total));
      expect(left.every(({ place }) => !('field' in place) || profile[place.field])).toBe(true);
      last = now;
    }
    expect(last).toMatchObject({ percent: 100, next: null, done: last.total });
  });

  test('asks only for fields that the edit form has for this type, each once', () => {
    const fields = completenessSteps(type).flatMap(({ place }) => ('field' in place ? [place.field] : []));
    expect(new Set(fields).size).toBe(fields.length);
    for (const field of fields) {
      expect(Object.keys(ProfileUpdate.shape)).toContain(field);
      const owner = TYPE_OF_FIELD[field as keyof typeof TYPE_OF_FIELD];
      if (owner) expect(FIELDS_OF_TYPE[type]).toContain(field);
    }
  });
});

test('a bio that only repeats the summary, as after the sign-up, is none yet', () => {
  const profile = { ...emptyProfile('ngo'), short_summary: 'Schools', bio: 'Schools' };
  const { percent } = completenessOf(profile);
  expect(completenessOf({ ...profile, bio: 'Schools since 2002' }).percent).toBeGreaterThan(percent);
});
