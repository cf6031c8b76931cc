import { describe, expect, test } from 'vitest';
import { changedFields, type ProfileValues, profileValues } from '#features/profiles/profile/profile.form.ts';
import { type Profile, ProfileUpdate } from '#features/profiles/profile/profiles.contract.ts';
import { settingsErrors, withName } from './settings.form.ts';

const nothing = Object.fromEntries(
  Object.entries(ProfileUpdate.shape).map(([name, schema]) => [
    name,
    [[], false].find((empty) => schema.safeParse(empty).success) ?? null,
  ]),
);
const base = {
  ...nothing,
  organization_type: 'ngo',
  full_name: 'Asha Devi',
  organization_name: 'Asha Foundation',
  short_summary: 'Wells.',
  year_established: 1987,
  is_page_public: true,
  slug: 'asha-foundation',
} as unknown as Profile;
const values = (changes: Partial<ProfileValues> = {}): ProfileValues => ({
  ...profileValues(base),
  ...changes,
});

describe('what the settings say is wrong', () => {
  test.each([
    [{}, {}],
    [
      { full_name: ' ', organization_name: '' },
      { organization_name: 'Organization name or full name is required' },
    ],
    [{ full_name: '', organization_name: 'Asha Trust' }, {}],
    [{ full_name: 'Asha Devi', organization_name: '' }, {}],
    [{ short_summary: 'x'.repeat(151) }, { short_summary: 'Summary must be 150 characters or less' }],
    [{ year_established: 1799 }, { year_established: 'Please enter a valid year' }],
    [{ year_established: '' as const }, {}],
  ])('%j', (changes, errors) => {
    expect(settingsErrors(values(changes), base)).toEqual(errors);
  });
});

describe('what the settings send', () => {
  const sent = (changes: Partial<ProfileValues>) => changedFields(withName(values(changes)), base);

  test('is what differs, the year as a whole number', () => {
    expect(sent({})).toEqual({});
    expect(sent({ year_established: 1990, is_page_public: false })).toEqual({
      year_established: 1990,
      is_page_public: false,
    });
  });

  test('names an organisation without a contact person by its own name', () => {
    expect(sent({ full_name: '', organization_name: 'Asha Trust' })).toEqual({
      full_name: 'Asha Trust',
      organization_name: 'Asha Trust',
    });
  });
});
