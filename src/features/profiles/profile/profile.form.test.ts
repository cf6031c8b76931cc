import { describe, expect, test } from 'vitest';
import { formatCountShort } from '#platform/contract/counts.ts';
import { ORGANIZATION_TYPES, type OrganizationType } from '#platform/contract/reference-data.ts';
import { long } from '#platform/testing/field-limits.ts';
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

/** A value of a field, and what the form says of it. */
type Beyond = readonly [field: string, value: unknown, message: string];
const tooLong = (field: string, max: number, label: string): Beyond => [
  field,
  long(max + 1),
  `${label} must be ${max} characters or less`,
];
const PHONE = 'must have 7 to 15 digits; spaces, +, ( ) and - are allowed between them';
const BILLIONS = 'Amount must be at most ₹1,00,000 Cr';

/** By type, the first value beyond the limit of each field that only this type has; what all have is with `ngo`. */
const BEYOND: Record<OrganizationType, Beyond[]> = {
  ngo: [
    tooLong('full_name', 160, 'Full name'),
    tooLong('organization_name', 160, 'Organization name'),
    tooLong('bio', 3000, 'Bio'),
    tooLong('headquarters_location', 200, 'Location'),
    tooLong('location', 200, 'Location'),
    ['public_contact_email', 'nobody', 'Invalid email format'],
    ['public_contact_phone', '123456', `Public contact phone ${PHONE}`],
    ['phone', '123456', `Phone ${PHONE}`],
    ['website', 'not a site', 'Website must be a valid URL'],
    ['linkedin', 'not a site', 'LinkedIn must be a valid URL'],
    tooLong('twitter', 100, 'Twitter'),
    ['year_established', 1799, 'Please enter a valid year'],
    ['annual_beneficiaries', -1, 'Beneficiaries must not be negative'],
    ['annual_projects', 1_000_000_001, 'Projects must be at most 1,00,00,00,000'],
    ['annual_volunteers', 2.5, 'Volunteers must be a whole number'],
    tooLong('ngo_registration_number', 60, 'Registration number'),
    ['skills', [long(61)], 'Skills must be 60 characters or less'],
    ['cause_areas', [long(61)], 'Cause areas must be 60 characters or less'],
    ['strategic_partners', [long(161)], 'Strategic partners must be 160 characters or less'],
  ],
  consultant: [
    ['hourly_rate', '1000000000001', BILLIONS],
    ['years_experience', 81, 'Years of experience must be at most 80'],
  ],
  service_provider: [
    ['year_established', new Date().getFullYear() + 1, 'Please enter a valid year'],
    tooLong('implementation_timeline', 200, 'Implementation timeline'),
  ],
  corporate: [
    tooLong('industry', 100, 'Industry'),
    ['annual_csr_budget', '-1', 'Amount must not be negative'],
    tooLong('csr_lead_name', 160, 'CSR lead'),
    ['csr_lead_email', 'nobody', 'Invalid email format'],
  ],
};

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

  test.each(
    (Object.keys(BEYOND) as OrganizationType[]).flatMap((type) =>
      BEYOND[type].map(([field, value, message]) => [type, field, value, message] as const),
    ),
  )('%s: %s with %j: %s', (type, field, value, message) => {
    const base = { ...stored, organization_type: type, headquarters_state: 'Jharkhand' } as Profile;
    const edited = { ...profileValues(base), [field]: value };
    expect(profileErrors(edited, base)[field]).toBe(message);
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
