import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTACT_PREFERENCES } from '#features/profiles/services/services.contract.ts';
import {
  FOCUS_AREAS,
  GENDERS,
  ORGANIZATION_SIZES,
  type OrganizationType,
  REGIONS,
  SDG_GOALS,
} from '#platform/contract/reference-data.ts';
import { expectRefused, long } from '#platform/testing/field-limits.ts';
import { callAs, projectBody, serviceBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { PRICING_MODELS } from './profile-details.contract.ts';

/*
 * Limits at their two sides: the last value that is kept and the first that is refused, with the words of the
 * refusal. What the tests of profiles, details, services and projects measure already is not here again.
 */

let app: TestApp;
let members: Record<OrganizationType, TestMember>;
beforeAll(async () => {
  app = await startTestApp();
  members = {
    ngo: await createMember(app, { type: 'ngo' }),
    consultant: await createMember(app, { type: 'consultant' }),
    service_provider: await createMember(app, { type: 'service_provider' }),
    corporate: await createMember(app, { type: 'corporate' }),
  };
});
afterAll(() => app.stop());

/** An address of exactly this many characters. */
const address = (length: number) => `${long(length - '@asha.example'.length)}@asha.example`;
const url = (length: number) => long(length, 'https://x.example/a');
const phone = (digits: number) => long(digits, '9876543210');

interface Limit {
  field: string;
  /** At the limit, and beyond it by one. */
  kept: unknown;
  refused: unknown;
  message: string;
  /** Where the refusal stands, if not at the field. */
  at?: string;
}

const words = (field: string, label: string, max = 60): Limit => ({
  field,
  kept: [long(max)],
  refused: [long(max + 1)],
  message: `${label} must be ${max} characters or less`,
  at: `${field}.0`,
});
const entries = (field: string, label: string): Limit => ({
  field,
  kept: Array.from({ length: 30 }, (_, at) => `word ${at}`),
  refused: Array.from({ length: 31 }, (_, at) => `word ${at}`),
  message: `${label} must have 30 entries or less`,
});
const email = (field: string): Limit => ({
  field,
  kept: address(254),
  refused: address(255),
  message: 'Email must be 254 characters or less',
});
const phoneRule = (label: string) =>
  `${label} must have 7 to 15 digits; spaces, +, ( ) and - are allowed between them`;
const phones = (field: string, label: string): Limit[] => [
  { field, kept: phone(7), refused: phone(6), message: phoneRule(label) },
  { field, kept: phone(15), refused: phone(16), message: phoneRule(label) },
];
const count = (field: string, label: string): Limit[] => [
  { field, kept: 0, refused: -1, message: `${label} must not be negative` },
  {
    field,
    kept: 1_000_000_000,
    refused: 1_000_000_001,
    message: `${label} must be at most 1,00,00,00,000`,
  },
];
const rupees = (field: string): Limit[] => [
  { field, kept: 0, refused: -1, message: 'Amount must not be negative' },
  {
    field,
    kept: 1_000_000_000_000,
    refused: 1_000_000_000_001,
    message: 'Amount must be at most ₹1,00,000 Cr',
  },
];
const THIS_YEAR = new Date().getFullYear();
const NOT_A_YEAR = 'Please enter a valid year';

const PROFILE: Record<OrganizationType, Limit[]> = {
  ngo: [
    {
      field: 'full_name',
      kept: long(160),
      refused: long(161),
      message: 'Full name must be 160 characters or less',
    },
    {
      field: 'short_summary',
      kept: long(150),
      refused: long(151),
      message: 'Summary must be 150 characters or less',
    },
    words('skills', 'Skills'),
    entries('skills', 'Skills'),
    ...phones('phone', 'Phone'),
    ...phones('public_contact_phone', 'Public contact phone'),
    email('public_contact_email'),
    {
      field: 'linkedin',
      kept: url(500),
      refused: url(501),
      message: 'LinkedIn must be 500 characters or less',
    },
    { field: 'year_established', kept: 1800, refused: 1799, message: NOT_A_YEAR },
    { field: 'year_established', kept: THIS_YEAR, refused: THIS_YEAR + 1, message: NOT_A_YEAR },
    { field: 'year_established', kept: 1999, refused: 1999.5, message: NOT_A_YEAR },
    words('cause_areas', 'Cause areas'),
    entries('cause_areas', 'Cause areas'),
    words('strategic_partners', 'Strategic partners', 160),
    entries('strategic_partners', 'Strategic partners'),
    ...count('annual_beneficiaries', 'Beneficiaries'),
    ...count('annual_projects', 'Projects'),
    ...count('annual_volunteers', 'Volunteers'),
  ],
  consultant: [
    words('expertise_areas', 'Expertise areas'),
    entries('expertise_areas', 'Expertise areas'),
    words('certifications', 'Certifications', 160),
    words('consulting_domains', 'Consulting domains'),
    entries('consulting_domains', 'Consulting domains'),
    ...rupees('hourly_rate'),
    {
      field: 'years_experience',
      kept: 0,
      refused: -1,
      message: 'Years of experience must not be negative',
    },
  ],
  service_provider: [
    words('service_categories', 'Service categories'),
    entries('service_categories', 'Service categories'),
    words('industries_served', 'Industries served'),
    entries('industries_served', 'Industries served'),
  ],
  corporate: [...rupees('annual_csr_budget'), email('csr_lead_email')],
};

const SERVICE: Limit[] = [words('practice_areas', 'Practice areas'), ...rupees('price')];

const PROJECT: Limit[] = [
  { field: 'rating', kept: 0, refused: -0.1, message: 'Rating must be from 0 to 5' },
  { field: 'rating', kept: 5, refused: 5.1, message: 'Rating must be from 0 to 5' },
  ...rupees('budget'),
];

const inTable = (limits: Limit[]) =>
  limits.map((limit) => [limit.field, JSON.stringify(limit.refused).slice(0, 40), limit] as const);

describe.each(Object.entries(PROFILE))('PUT /service/api/profile/profile of a %s', (type, limits) => {
  test.each(inTable(limits))('%s keeps its limit and refuses %s', async (field, _, limit) => {
    const member = members[type as OrganizationType];
    const send = (value: unknown) =>
      app.request('PUT', '/profile/profile', { token: member.token, body: { [field]: value } });
    expect((await send(limit.kept)).body.data).toMatchObject({ [field]: limit.kept });
    await expectRefused(app, () => send(limit.refused), limit.at ?? field, limit.message);
  });
});

describe.each([
  ['services', serviceBody, SERVICE],
  ['projects', projectBody, PROJECT],
] as const)('POST and PUT /service/api/profile/%s', (records, body, limits) => {
  test.each(inTable([...limits]))('%s keeps its limit and refuses %s', async (field, _, limit) => {
    const { token } = members.ngo;
    const path = `/profile/${records}`;
    const created = await callAs(app, { token }, 'POST', path, body({ [field]: limit.kept }));
    expect(created).toMatchObject({ [field]: limit.kept });
    const at = limit.at ?? field;
    const create = () => app.request('POST', path, { token, body: body({ [field]: limit.refused }) });
    await expectRefused(app, create, at, limit.message);
    const change = () =>
      app.request('PUT', `${path}/${created.id}`, { token, body: { [field]: limit.refused } });
    await expectRefused(app, change, at, limit.message);
  });
});

describe('every choice of every list is kept', () => {
  const choices: [OrganizationType, string, readonly unknown[]][] = [
    ['consultant', 'gender', [...GENDERS, null]],
    ['ngo', 'organization_size', [...ORGANIZATION_SIZES, null]],
    ['service_provider', 'pricing_model', [...PRICING_MODELS, null]],
    ['ngo', 'operating_regions', [[...REGIONS], []]],
    ['ngo', 'sdg_goals', [[...SDG_GOALS], []]],
    ['ngo', 'focus_areas', [[...FOCUS_AREAS], []]],
    ['service_provider', 'deployment_regions', [[...REGIONS], []]],
    ['corporate', 'sdg_focus', [[...SDG_GOALS], []]],
  ];
  test.each(choices)('PUT /service/api/profile/profile of a %s: %s', async (type, field, values) => {
    for (const value of values) {
      const saved = await callAs(app, members[type], 'PUT', '/profile/profile', { [field]: value });
      expect(saved[field]).toEqual(value);
    }
  });

  test('POST /service/api/profile/services: contact_preference and the whole lists', async () => {
    for (const contact_preference of CONTACT_PREFERENCES) {
      const body = serviceBody({
        contact_preference,
        focus_areas: [...FOCUS_AREAS],
        sdg_goals: [...SDG_GOALS],
        geographic_coverage: [...REGIONS],
      });
      expect(await callAs(app, members.ngo, 'POST', '/profile/services', body)).toMatchObject(body);
    }
  });
});
