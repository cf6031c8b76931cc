import { describe, expect, test } from 'vitest';
import { formatCountShort } from '#platform/contract/counts.ts';
import { ORGANIZATION_TYPES } from '#platform/contract/reference-data.ts';
import {
  changedFields,
  fieldsLostByType,
  fieldsOfForm,
  profileErrors,
  profileValues,
  rebasedValues,
} from './profile.form.ts';
import { shownValue } from './profile-fields.rules.ts';
import { type Profile, ProfileUpdate } from './profiles.contract.ts';

const nothing = Object.fromEntries(
  Object.entries(ProfileUpdate.shape).map(([name, schema]) => [
    name,
    schema.safeParse([]).success ? [] : null,
  ]),
);
const stored = {
  ...nothing,
  organization_type: 'ngo',
  full_name: 'Asha Foundation',
  bio: 'Schools',
  skills: ['Reading'],
  cause_areas: ['Water'],
  annual_beneficiaries: 1200,
  is_listed_entity: false,
  headquarters_location: 'Ranchi, Jharkhand',
  pan: 'AAATA1234F',
  version: 3,
} as unknown as Profile;
const values = profileValues(stored);

describe('what is sent', () => {
  test('nothing when nothing was changed', () => {
    expect(changedFields(values, stored)).toEqual({});
  });

  test('only what was changed; what was emptied is null', () => {
    const edited = {
      ...values,
      bio: ' ',
      website: 'https://asha.example',
      annual_beneficiaries: '' as const,
    };
    expect(changedFields(edited, stored)).toEqual({
      bio: null,
      website: 'https://asha.example',
      annual_beneficiaries: null,
    });
  });

  test('after a change of type only fields that this type has', () => {
    const edited = {
      ...values,
      organization_type: 'consultant',
      cause_areas: ['Soil'],
      years_experience: 7,
    };
    expect(changedFields(edited, stored)).toEqual({ organization_type: 'consultant', years_experience: 7 });
    expect(fieldsLostByType(stored, 'consultant')).toEqual(['cause_areas', 'annual_beneficiaries']);
    expect(fieldsLostByType(stored, 'ngo')).toEqual([]);
  });

  test('the listing follows the CIN', () => {
    const company = { ...stored, organization_type: 'corporate' } as Profile;
    const edited = { ...profileValues(company), corporate_cin: 'L17110MH1973PLC019786' };
    expect(changedFields(edited, company)).toEqual({
      corporate_cin: 'L17110MH1973PLC019786',
      is_listed_entity: true,
    });
  });

  test.each(ORGANIZATION_TYPES)('the form of type %s shows each of its fields once', (type) => {
    const fields = fieldsOfForm(type);
    expect(new Set(fields).size).toBe(fields.length);
    expect(fields.includes('gender')).toBe(type === 'consultant');
    expect(fields.includes('corporate_cin')).toBe(type === 'corporate');
    expect(fields.includes('darpan_id')).toBe(type === 'ngo');
    expect(fields.includes('pricing_model')).toBe(type === 'service_provider');
  });
});

describe('what is checked', () => {
  test('what was not changed is not looked at', () => {
    const old = { ...stored, website: 'asha' } as Profile;
    expect(profileErrors(profileValues(old), old)).toEqual({});
    expect(profileErrors({ ...values, website: 'asha' }, stored)).toEqual({
      website: 'Website must be a valid URL',
    });
  });

  test("the specification's messages, in the order of the page", () => {
    const edited = { ...values, website: 'x', full_name: ' ', short_summary: 'x'.repeat(151) };
    expect(Object.entries(profileErrors(edited, stored))).toEqual([
      ['full_name', 'Full name is required'],
      ['short_summary', 'Summary must be 150 characters or less'],
      ['website', 'Website must be a valid URL'],
    ]);
  });

  test('identifiers among themselves', () => {
    expect(profileErrors({ ...values, urn_80g: 'AAATB1234FE20214' }, stored)).toEqual({
      urn_80g: 'This registration number must begin with your PAN. Please check both.',
    });
    expect(profileErrors({ ...values, annual_beneficiaries: '-' }, stored)).toEqual({
      annual_beneficiaries: 'Beneficiaries must be a whole number',
    });
  });
});

describe('money', () => {
  const company = { ...stored, organization_type: 'corporate', annual_csr_budget: 2_50_00_000 } as Profile;
  const shown = profileValues(company);

  test('is shown grouped and sent in rupees', () => {
    expect(shown.annual_csr_budget).toBe('2,50,00,000');
    expect(changedFields(shown, company)).toEqual({});
    expect(changedFields({ ...shown, annual_csr_budget: '2.5 Cr' }, company)).toEqual({});
    expect(changedFields({ ...shown, annual_csr_budget: '35 lakh' }, company)).toEqual({
      annual_csr_budget: 35_00_000,
    });
    expect(changedFields({ ...shown, annual_csr_budget: ' ' }, company)).toEqual({ annual_csr_budget: null });
  });

  test.each([2_50_00_000, null])('that cannot be read is refused over a stored %j', (annual_csr_budget) => {
    const base = { ...company, annual_csr_budget };
    const typed = { ...shown, annual_csr_budget: 'about two' };
    expect(profileErrors(typed, base)).toEqual({
      annual_csr_budget: 'Annual CSR budget must be an amount such as 35 lakh, 3.5 Cr or 35,00,000',
    });
  });
});

describe('after a conflict', () => {
  const latest = { ...stored, bio: 'Theirs', website: 'https://theirs.example', version: 4 } as Profile;
  const edited = { ...values, bio: 'Mine', twitter: 'mine' };

  test('my changes stay, and what only the other save touched comes in', () => {
    expect(rebasedValues(edited, { base: stored, latest, theirs: [] })).toMatchObject({
      bio: 'Mine',
      twitter: 'mine',
      website: 'https://theirs.example',
    });
  });

  test('what is chosen of the other save wins', () => {
    const rebased = rebasedValues(edited, { base: stored, latest, theirs: ['bio'] });
    expect(changedFields(rebased, latest)).toEqual({ twitter: 'mine' });
  });

  test('a field that only the other type has brings its type back', () => {
    const filled = { ...stored, cause_areas: ['Theirs'], version: 4 } as Profile;
    const rebased = rebasedValues(
      { ...values, organization_type: 'consultant' },
      { base: stored, latest: filled, theirs: ['cause_areas'] },
    );
    expect(rebased).toMatchObject({ organization_type: 'ngo', cause_areas: ['Theirs'] });
  });
});

test.each([
  ['bio', null, null],
  ['skills', [], null],
  ['skills', ['One', 'Two'], 'One, Two'],
  ['is_listed_entity', true, 'Yes'],
  ['year_established', 1999, '1999'],
  ['annual_beneficiaries', 120000, '1,20,000'],
  ['annual_csr_budget', 12000000, '₹1,20,00,000'],
  ['gender', 'prefer-not-to-say', 'Prefer not to say'],
  ['pricing_model', 'fixed', 'Fixed'],
  ['organization_type', 'ngo', 'NGO/Non-profit'],
  ['pan', 'AAATA1234F', '••••••234F'],
] as const)('%s %j is shown as %j', (field, value, shown) => {
  expect(shownValue(field, value)).toBe(shown);
});

test.each([
  [999, '999'],
  [1000, '1K'],
  [2500, '2.5K'],
  [1001, '1K+'],
  [2540, '2.5K+'],
  [2599, '2.5K+'],
  [99_999, '99.9K+'],
  [1_34_540, '1.3L+'],
  [2_50_00_000, '2.5Cr'],
  [1_23_45_67_891, '123.4Cr+'],
])('%i people are %s in short', (number, shown) => expect(formatCountShort(number)).toBe(shown));
