import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectWrongField } from '#platform/testing/failures.ts';
import { expectRefused, long, type RefusedValue } from '#platform/testing/field-limits.ts';
import { callAs, projectBody, serviceBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  member = await createMember(app, { name: 'Asha Foundation' });
});
afterAll(() => app.stop());

const NO_DETAILS = {
  ngo_registration_number: null,
  cause_areas: [],
  annual_beneficiaries: null,
  annual_projects: null,
  annual_volunteers: null,
  strategic_partners: [],
  expertise_areas: [],
  certifications: [],
  consulting_domains: [],
  hourly_rate: null,
  years_experience: null,
  service_categories: [],
  pricing_model: null,
  deployment_regions: [],
  industries_served: [],
  implementation_timeline: null,
  industry: null,
  annual_csr_budget: null,
  sdg_focus: [],
  csr_lead_name: null,
  csr_lead_email: null,
  company_size: null,
};
const NO_IDENTIFIERS = {
  corporate_cin: null,
  csr_registration_number: null,
  darpan_id: null,
  pan: null,
  gstin: null,
  urn_12a: null,
  urn_80g: null,
  fcra_registration_number: null,
};
const SETTINGS_AT_FIRST = {
  is_page_public: true,
  shows_email: true,
  shows_phone: true,
  shows_website: true,
  shows_linkedin: true,
  shows_twitter: true,
  shows_csr_lead: true,
  mails_requests: true,
  mails_answers: true,
  mails_milestones: true,
  mails_collaborations: true,
  mails_funds: true,
  mails_ratings: true,
  mails_document_expiry: true,
  mails_document_shares: true,
  mails_stories: true,
  mails_sessions: true,
  mails_mentions: true,
  mails_replies: true,
  mails_digest: true,
  mails_partners: true,
};
const THIS_YEAR = new Date().getFullYear();
const profile = (of = member) => callAs(app, of, 'GET', '/profile/profile');
const update = (body: object, of = member) => callAs(app, of, 'PUT', '/profile/profile', body);

describe('GET /service/api/profile/profile', () => {
  test('gives the own profile with every field, and nothing of the account but its address', async () => {
    expect(await profile()).toEqual({
      id: member.id,
      email: member.email,
      email_confirmed: true,
      role: 'organization',
      organization_id: member.id,
      full_name: 'Asha Foundation',
      organization_name: 'Asha Foundation',
      organization_type: 'ngo',
      avatar_url: null,
      short_summary: null,
      bio: null,
      skills: [],
      location: null,
      headquarters_location: 'Ranchi, Jharkhand',
      headquarters_state: 'Jharkhand',
      phone: null,
      public_contact_email: null,
      public_contact_phone: null,
      website: null,
      linkedin: null,
      twitter: null,
      gender: null,
      year_established: null,
      organization_size: null,
      operating_regions: [],
      sdg_goals: [],
      focus_areas: [],
      is_listed_entity: false,
      ...NO_DETAILS,
      ...NO_IDENTIFIERS,
      earlier_cins: [],
      ...SETTINGS_AT_FIRST,
      slug: 'asha-foundation',
      earlier_slugs: [],
      verified: false,
      verification_level: 0,
      verified_on: null,
      verified_until: null,
      rating: null,
      reviews_count: 0,
      projects_count: 0,
      services_count: 0,
      total_investment: 0,
      lives_reached: 0,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      version: 1,
    });
  });

  test.each([
    ['an admin', { admin: true }, 'admin'],
    ['a person', { type: 'consultant' }, 'user'],
    ['a company', { type: 'service_provider' }, 'organization'],
  ] as const)('has the role of %s', async (_, options, role) => {
    expect(await profile(await createMember(app, options))).toMatchObject({ role });
  });
});

describe('PUT /service/api/profile/profile', () => {
  const full = {
    full_name: long(160),
    organization_name: long(160),
    organization_type: 'corporate',
    short_summary: long(150),
    bio: long(3000),
    skills: Array.from({ length: 30 }, (_, at) => `${at} ${long(57)}`),
    location: long(200),
    headquarters_location: `${long(192)}, Odisha`,
    phone: '+91 ( 00000 ) - 00 - 00 - 0000',
    public_contact_email: 'office@asha.example',
    public_contact_phone: '0000000',
    website: long(500, 'https://x.example/a'),
    linkedin: 'https://www.linkedin.com/company/asha',
    twitter: long(100),
    year_established: THIS_YEAR,
    organization_size: '11-50',
    operating_regions: ['Odisha', 'Ladakh'],
    sdg_goals: ['Zero Hunger'],
    focus_areas: ['Sports', 'Education'],
    corporate_cin: 'L17110MH1973PLC019786',
    is_listed_entity: true,
  };

  test('refuses a reserved name to all but admins; one that was there before stays in no other change’s way', async () => {
    const name = 'Dayitv\u0430 Foundation';
    const other = await createMember(app);
    const send = (by: TestMember, body: object) =>
      app.request('PUT', '/profile/profile', { token: by.token, body });
    for (const field of ['full_name', 'organization_name']) {
      const message = 'This name is reserved. Please choose another one.';
      expectWrongField(await send(other, { [field]: name }), field, message);
    }
    await app.sql('update profiles set full_name = $2 where id = $1', [other.id, name]);
    expect((await send(other, { full_name: name, bio: 'Wells.' })).status).toBe(200);
    const boss = await createMember(app, { admin: true });
    expect((await send(boss, { full_name: 'Dayitva' })).status).toBe(200);
  });

  test('keeps every field at its limit', async () => {
    const other = await createMember(app);
    expect(await update(full, other)).toMatchObject({ ...full, headquarters_state: 'Odisha' });
    expect(await profile(other)).toMatchObject(full);
  });

  test('changes only what is sent', async () => {
    const other = await createMember(app);
    const before = await update(full, other);
    const after = await update({ bio: 'Wells.' }, other);
    expect(after).toEqual({
      ...before,
      bio: 'Wells.',
      version: before.version + 1,
      updated_at: expect.any(String),
    });
    expect(Date.parse(after.updated_at)).toBeGreaterThanOrEqual(Date.parse(before.updated_at));
    expect(await update({}, other)).toEqual(after);
    expect(await update({ bio: 'Wells.' }, other)).toEqual(after);
  });

  test('makes emptied fields null', async () => {
    const other = await createMember(app);
    await update(full, other);
    const texts = [
      ...[
        'organization_name',
        'short_summary',
        'bio',
        'location',
        'headquarters_location',
        'phone',
        'corporate_cin',
      ],
      ...['public_contact_email', 'public_contact_phone', 'website', 'linkedin', 'twitter'],
    ];
    const emptied = await update(
      Object.fromEntries(texts.map((name) => [name, name === 'bio' ? '  ' : ''])),
      other,
    );
    const nulls = Object.fromEntries(texts.map((name) => [name, null]));
    expect(emptied).toMatchObject({ ...nulls, headquarters_state: null });
    await update(full, other);
    const choices = { gender: null, year_established: null, organization_size: null };
    expect(await update({ ...choices, ...nulls }, other)).toMatchObject({ ...choices, ...nulls });
  });

  test.each([
    ['Koraput, Odisha', 'Odisha'],
    ['12 MG Road, Bengaluru 560001', 'Karnataka'],
    ['Delhi Road, Ranchi, Jharkhand', 'Jharkhand'],
    ['Kathmandu', null],
    ['Bhor, Pune district', 'Maharashtra'],
  ])('the state follows the headquarters: %s', async (headquarters_location, headquarters_state) => {
    expect(await update({ headquarters_location })).toMatchObject({ headquarters_state });
    expect(await update({ location: 'Kochi, Kerala' })).toMatchObject({ headquarters_state });
  });

  test('a state that the member chooses counts, whatever the location says', async () => {
    const other = await createMember(app);
    const state = async (body: object) => (await update(body, other)).headquarters_state;
    expect(await state({ headquarters_location: 'Panaji, Goa', headquarters_state: 'Kerala' })).toBe(
      'Kerala',
    );
    expect(await state({ bio: 'Wells.' })).toBe('Kerala');
    expect(await state({ location: 'Patna, Bihar' }), 'of another office').toBe('Kerala');
    expect(await state({ headquarters_location: 'Our village', headquarters_state: 'Kerala' })).toBe(
      'Kerala',
    );
    expect(await state({ headquarters_state: '' })).toBeNull();
    expect(await state({ headquarters_location: '' }), 'of the only office').toBe('Bihar');
  });

  test('the state that a save reads from the location conflicts with a later choice, not with an earlier one', async () => {
    const other = await createMember(app);
    const { version } = await profile(other);
    await update({ headquarters_state: 'Kerala' }, other);
    const moved = await update({ version, headquarters_location: 'Panaji, Goa' }, other);
    expect(moved.headquarters_state).toBe('Goa');
    const late = { version: moved.version - 1, headquarters_state: 'Assam' };
    const { status, body } = await app.request('PUT', '/profile/profile', { token: other.token, body: late });
    expect(status).toBe(409);
    expect(Object.keys(body.error.fields)).toEqual(['headquarters_state']);
  });

  test('the listing follows the CIN; without one, or with an FCRN, the member says it', async () => {
    const other = await createMember(app, { type: 'corporate' });
    const listed = async (body: object) => (await update(body, other)).is_listed_entity;
    const [listedCin, unlistedCin] = ['L17110MH1973PLC019786', 'U72900KA2004PTC034567'];
    expect(await listed({ is_listed_entity: true })).toBe(true);
    expect(await listed({ corporate_cin: unlistedCin })).toBe(false);
    expect(await listed({ is_listed_entity: true })).toBe(false);
    expect(await listed({ corporate_cin: listedCin, is_listed_entity: false })).toBe(true);
    expect(await listed({ bio: 'Wells.' })).toBe(true);
    expect(await listed({ corporate_cin: 'F01234', is_listed_entity: false })).toBe(false);
    expect(await listed({ is_listed_entity: true })).toBe(true);
    expect(await listed({ corporate_cin: null })).toBe(true);
  });

  test('adds the scheme that a web address lacks', async () => {
    expect(await update({ website: 'www.asha.example/wells' })).toMatchObject({
      website: 'https://www.asha.example/wells',
    });
  });

  test('keeps names on one line, as at the sign-up', async () => {
    const names = { full_name: 'Meera\n\n Iyer', organization_name: ' Asha\n\tFoundation ' };
    expect(await update(names)).toMatchObject({
      full_name: 'Meera Iyer',
      organization_name: 'Asha Foundation',
    });
  });

  test('drops blank and repeated skills', async () => {
    expect(await update({ skills: [' wells', 'wells', '', ' ', 'Wells'] })).toMatchObject({
      skills: ['wells', 'Wells'],
    });
  });

  test('leaves every other profile alone', async () => {
    const other = await createMember(app);
    const before = await profile(other);
    await update({ bio: 'Mine' });
    expect(await profile(other)).toEqual(before);
  });

  const select = 'Please select an organization type from the list';
  const notAPhone = 'Phone must have 7 to 15 digits; spaces, +, ( ) and - are allowed between them';
  const refused: RefusedValue[] = [
    ['full_name', '', 'Full name is required'],
    ['full_name', null, 'Full name is required'],
    ['full_name', long(161), 'Full name must be 160 characters or less'],
    ['organization_name', long(161), 'Organization name must be 160 characters or less'],
    ['organization_type', 'bank', select],
    ['organization_type', null, select],
    ['short_summary', long(151), 'Summary must be 150 characters or less'],
    ['bio', long(3001), 'Bio must be 3000 characters or less'],
    ['skills', 'wells', 'Skills must be a list'],
    ['skills', Array(31).fill('wells'), 'Skills must have 30 entries or less'],
    ['location', long(201), 'Location must be 200 characters or less'],
    ['headquarters_location', long(201), 'Location must be 200 characters or less'],
    ['headquarters_state', 'Bengal', 'Please select a state from the list'],
    ['headquarters_state', 'Pan India', 'Please select a state from the list'],
    ['phone', long(31, '9'), 'Phone must be 30 characters or less'],
    ['phone', '98765', notAPhone],
    ['public_contact_email', 'office', 'Invalid email format'],
    ['public_contact_email', 'a@b.example, c@d.example', 'Invalid email format'],
    ['public_contact_phone', long(31, '9'), 'Public contact phone must be 30 characters or less'],
    ['public_contact_phone', 'ask Meera', `Public contact ${notAPhone.replace('P', 'p')}`],
    ['website', 'asha', 'Website must be a valid URL'],
    ['website', 'javascript:alert(1)', 'Website must be a valid URL'],
    ['website', long(501, 'https://x.example/a'), 'Website must be 500 characters or less'],
    ['linkedin', 'in/asha', 'LinkedIn must be a valid URL'],
    ['twitter', long(101), 'Twitter must be 100 characters or less'],
    ['gender', 'none', 'Please select a gender from the list'],
    ['year_established', 1799, 'Please enter a valid year'],
    ['year_established', THIS_YEAR + 1, 'Please enter a valid year'],
    ['organization_size', '1-11', 'Please select a size from the list'],
    ['operating_regions', ['Odisha', 'Odisha'], 'Operating regions has a duplicate entry'],
    ['operating_regions', null, 'Operating regions must be a list'],
    ['sdg_goals', ['Zero Hunger', 'Zero Hunger'], 'SDG goals has a duplicate entry'],
    ['focus_areas', 'Sports', 'Focus areas must be a list'],
    ['is_listed_entity', 1, 'Listed entity must be yes or no'],
    // What a member cannot set: the sign-in address, and what the platform decides or counts.
    ['id', '00000000-0000-4000-8000-000000000000', 'Id cannot be changed'],
    ['id', 'x', 'Id cannot be changed'],
    ['id', 7, 'Id must be text'],
    ['id', null, 'Id must be text'],
    ['email', 'other@asha.example', 'Email cannot be changed here'],
    ['email', 'x', 'Email cannot be changed here'],
    ['email', '', 'Email cannot be changed here'],
    ['email', null, 'Email must be text'],
    ...['verified', 'role', 'rating', 'is_published', 'projects_count'].map(
      (field): RefusedValue => [field, 'x', 'Unknown field'],
    ),
  ];

  test('ignores the own id and email, in any case, so that a client can send them along', async () => {
    const other = await createMember(app);
    const before = await profile(other);
    const { id, email } = other;
    expect(await update({ id, email, bio: 'Wells' }, other)).toMatchObject({ id, email, bio: 'Wells' });
    expect(await update({ id, email: ` ${email.toUpperCase()} ` }, other)).toMatchObject({
      email,
      version: before.version + 1,
    });
    expect(await update({ id, email }, other)).toMatchObject({ id, email, version: before.version + 1 });
  });

  test.each(refused)('refuses %s %j: %s', (field, value, message) => {
    const body = { bio: 'Changed', [field]: value };
    return expectRefused(
      app,
      () => app.request('PUT', '/profile/profile', { token: member.token, body }),
      field,
      message,
    );
  });
});

describe('GET /service/api/profile/overview', () => {
  test('counts everything and shows the five newest of each', async () => {
    const other = await createMember(app);
    const empty = {
      counts: { services: 0, projects: 0 },
      totalBudget: 0,
      livesReached: 0,
      recentServices: [],
      recentProjects: [],
    };
    expect(await callAs(app, other, 'GET', '/profile/overview')).toEqual(empty);
    for (let at = 1; at <= 6; at += 1) {
      await callAs(app, other, 'POST', '/profile/services', serviceBody({ title: `Service ${at}` }));
      await callAs(
        app,
        other,
        'POST',
        '/profile/projects',
        projectBody({ title: `Project ${at}`, budget: at }),
      );
    }
    const overview = await callAs(app, other, 'GET', '/profile/overview');
    expect(overview).toMatchObject({ counts: { services: 6, projects: 6 }, totalBudget: 21 });
    const titles = (records: { title: string }[]) => records.map(({ title }) => title);
    expect(titles(overview.recentServices)).toEqual([6, 5, 4, 3, 2].map((at) => `Service ${at}`));
    expect(titles(overview.recentProjects)).toEqual([6, 5, 4, 3, 2].map((at) => `Project ${at}`));
    expect(overview.recentServices[0]).toEqual(
      await callAs(app, other, 'GET', `/profile/services/${overview.recentServices[0].id}`),
    );
  });
});
