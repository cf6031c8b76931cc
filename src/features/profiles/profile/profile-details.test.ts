import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ORGANIZATION_TYPES, type OrganizationType } from '#platform/contract/reference-data.ts';
import { expectRefused, long, type RefusedValue } from '#platform/testing/field-limits.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { FIELDS_OF_TYPE } from './fields-of-type.data.ts';

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

const profile = (of: TestMember) => callAs(app, of, 'GET', '/profile/profile');
const update = (body: object, of: TestMember) => callAs(app, of, 'PUT', '/profile/profile', body);
const words = (length = 60) =>
  Array.from({ length: 30 }, (_, at) => `${at} ${long(length)}`.slice(0, length));

/** Every field of each type at its limit. */
const FULL: Record<OrganizationType, Record<string, unknown>> = {
  ngo: {
    ngo_registration_number: long(60),
    cause_areas: words(),
    annual_beneficiaries: 1_000_000_000,
    annual_projects: 0,
    annual_volunteers: 1_000_000_000,
    strategic_partners: words(160),
    csr_registration_number: 'CSR00012345',
    darpan_id: 'JH/2019/0234567',
    urn_12a: 'AAATA1234FE20214',
    urn_80g: 'AAATA1234FF20214',
    fcra_registration_number: '012345678',
  },
  consultant: {
    gender: 'non-binary',
    expertise_areas: words(),
    certifications: words(160),
    consulting_domains: words(),
    hourly_rate: 1_000_000_000_000,
    years_experience: 80,
  },
  service_provider: {
    service_categories: words(),
    pricing_model: 'subscription',
    deployment_regions: ['Odisha', 'Pan India'],
    industries_served: words(),
    implementation_timeline: long(200),
  },
  corporate: {
    corporate_cin: 'L17110MH1973PLC019786',
    is_listed_entity: true,
    industry: long(100),
    annual_csr_budget: 1_000_000_000_000,
    sdg_focus: ['Zero Hunger', 'Climate Action'],
    csr_lead_name: long(160),
    csr_lead_email: 'lead@company.example',
    company_size: '501-1000',
  },
};

describe.each(ORGANIZATION_TYPES)('PUT /service/api/profile/profile of type %s', (type) => {
  test('keeps every field of the type at its limit', async () => {
    expect(Object.keys(FULL[type]).sort()).toEqual([...FIELDS_OF_TYPE[type]].sort());
    expect(await update(FULL[type], members[type])).toMatchObject(FULL[type]);
    expect(await profile(members[type])).toMatchObject(FULL[type]);
  });

  const foreign = ORGANIZATION_TYPES.filter((other) => other !== type).flatMap((other) =>
    Object.entries(FULL[other]),
  );
  test('refuses the fields of other types, and lets them be emptied', async () => {
    const before = await profile(members[type]);
    for (const [field, value] of foreign) {
      const { status, body } = await app.request('PUT', '/profile/profile', {
        token: members[type].token,
        body: { [field]: value },
      });
      expect([status, body.error?.fields?.[field]]).toEqual([
        400,
        expect.stringMatching(/^This field is for the member type /),
      ]);
    }
    const nothing = Object.fromEntries(
      foreign.map(([field, value]) => [field, Array.isArray(value) ? [] : value === true ? false : null]),
    );
    expect(await update(nothing, members[type])).toEqual(before);
  });
});

describe('PUT /service/api/profile/profile', () => {
  const count = 'at most 1,00,00,00,000';
  const refused: [OrganizationType, ...RefusedValue][] = [
    ['ngo', 'ngo_registration_number', long(61), 'Registration number must be 60 characters or less'],
    ['ngo', 'cause_areas', Array(31).fill('x'), 'Cause areas must have 30 entries or less'],
    ['ngo', 'annual_beneficiaries', -1, 'Beneficiaries must not be negative'],
    ['ngo', 'annual_beneficiaries', 1_000_000_001, `Beneficiaries must be ${count}`],
    ['ngo', 'annual_beneficiaries', 1.5, 'Beneficiaries must be a whole number'],
    ['ngo', 'annual_beneficiaries', '12', 'Beneficiaries must be a whole number'],
    ['ngo', 'annual_projects', -1, 'Projects must not be negative'],
    ['ngo', 'annual_volunteers', 1_000_000_001, `Volunteers must be ${count}`],
    ['ngo', 'strategic_partners', 'Asha', 'Strategic partners must be a list'],
    ['consultant', 'gender', 'none', 'Please select a gender from the list'],
    ['consultant', 'expertise_areas', null, 'Expertise areas must be a list'],
    ['consultant', 'certifications', Array(31).fill('x'), 'Certifications must have 30 entries or less'],
    ['consultant', 'consulting_domains', 1, 'Consulting domains must be a list'],
    ['consultant', 'hourly_rate', -1, 'Amount must not be negative'],
    ['consultant', 'hourly_rate', 1_000_000_000_001, 'Amount must be at most ₹1,00,000 Cr'],
    ['consultant', 'hourly_rate', 2500.5, 'Amount must be whole rupees'],
    ['consultant', 'years_experience', -1, 'Years of experience must not be negative'],
    ['consultant', 'years_experience', 81, 'Years of experience must be at most 80'],
    ['service_provider', 'service_categories', '', 'Service categories must be a list'],
    ['service_provider', 'pricing_model', 'free', 'Please select a pricing model from the list'],
    [
      'service_provider',
      'deployment_regions',
      ['Odisha', 'Odisha'],
      'Deployment regions has a duplicate entry',
    ],
    ['service_provider', 'industries_served', [1], 'Industries served must be text'],
    [
      'service_provider',
      'implementation_timeline',
      long(201),
      'Implementation timeline must be 200 characters or less',
    ],
    ['corporate', 'industry', long(101), 'Industry must be 100 characters or less'],
    ['corporate', 'annual_csr_budget', 1_000_000_000_001, 'Amount must be at most ₹1,00,000 Cr'],
    ['corporate', 'sdg_focus', ['Zero Hunger', 'Zero Hunger'], 'SDG goals has a duplicate entry'],
    ['corporate', 'csr_lead_name', long(161), 'CSR lead must be 160 characters or less'],
    ['corporate', 'csr_lead_email', 'lead', 'Invalid email format'],
    ['corporate', 'company_size', '1-11', 'Please select a size from the list'],
    ['corporate', 'version', 1.5, 'Version must be a whole number'],
    ['corporate', 'version', 2_147_483_648, 'Version is too high'],
  ];
  test.each(refused)('refuses of a %s: %s %j: %s', (type, field, value, message) => {
    const at = field === 'industries_served' ? 'industries_served.0' : field;
    return expectRefused(
      app,
      () => app.request('PUT', '/profile/profile', { token: members[type].token, body: { [field]: value } }),
      at,
      message,
    );
  });

  test('a change of type takes away what only the type before has', async () => {
    const member = await createMember(app, { type: 'ngo' });
    await update({ ...FULL.ngo, pan: 'AAATA1234F' }, member);
    const { gender, ...consultant } = FULL.consultant;
    const after = await update({ organization_type: 'consultant', ...consultant }, member);
    expect(after).toMatchObject({ ...consultant, gender: null, pan: 'AAATA1234F' });
    for (const field of FIELDS_OF_TYPE.ngo) expect([[], null]).toContainEqual(after[field]);
    const back = await update({ organization_type: 'ngo', gender: null }, member);
    expect(back).toMatchObject({ hourly_rate: null, expertise_areas: [] });
  });

  test("a corporate's company size is its organization size", async () => {
    const member = await createMember(app, { type: 'corporate' });
    expect(await update({ company_size: '11-50' }, member)).toMatchObject({
      company_size: '11-50',
      organization_size: '11-50',
    });
    expect(await update({ organization_size: '51-200' }, member)).toMatchObject({ company_size: '51-200' });
    const both = { company_size: '11-50', organization_size: '51-200' };
    await expectRefused(
      app,
      () => app.request('PUT', '/profile/profile', { token: member.token, body: both }),
      'company_size',
      'Company size and organization size must be the same',
    );
    const ngo = await createMember(app);
    expect(await update({ organization_size: '51-200' }, ngo)).toMatchObject({ company_size: null });
  });

  test('drops blank and repeated words of every list', async () => {
    const member = await createMember(app);
    expect(await update({ cause_areas: [' wells', '', 'wells', ' '] }, member)).toMatchObject({
      cause_areas: ['wells'],
    });
  });
});
