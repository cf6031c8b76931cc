import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectFailure } from '#platform/testing/failures.ts';
import { expectRefused, long, type RefusedValue } from '#platform/testing/field-limits.ts';
import { callAs, signUpBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  member = await createMember(app, { name: 'Asha Foundation' });
});
afterAll(() => app.stop());

const THIS_YEAR = new Date().getFullYear();
const SLUG_RULE = 'The address must be 3 to 60 small letters, digits and single hyphens between them';
const TAKEN = 'This address is taken. Please choose another one';

const profile = (of = member) => callAs(app, of, 'GET', '/profile/profile');
const put = (body: object, of = member) => app.request('PUT', '/profile/profile', { token: of.token, body });
const update = (body: object, of = member) => callAs(app, of, 'PUT', '/profile/profile', body);
const slugOf = async (name: string) => (await profile(await createMember(app, { name }))).slug;

describe('PUT /service/api/profile/profile, what the settings send', () => {
  const SWITCHES = [
    ...['is_page_public', 'shows_email', 'shows_phone', 'shows_website', 'shows_linkedin', 'shows_twitter'],
    ...['shows_csr_lead', 'mails_sessions', 'mails_digest', 'mails_partners'],
  ];
  const TIMINGS = [
    ...['mails_requests', 'mails_answers', 'mails_ratings', 'mails_document_expiry', 'mails_document_shares'],
    ...['mails_stories', 'mails_milestones', 'mails_collaborations', 'mails_mentions'],
    ...['mails_replies', 'mails_funds'],
  ];
  const refused: RefusedValue[] = [
    ['full_name', '  ', 'Full name is required'],
    ['short_summary', long(151), 'Summary must be 150 characters or less'],
    ['year_established', 1799, 'Please enter a valid year'],
    ['year_established', THIS_YEAR + 1, 'Please enter a valid year'],
    ['year_established', 1999.5, 'Please enter a valid year'],
    ['year_established', '1999', 'Please enter a valid year'],
    ['email', 'other@asha.example', 'Email cannot be changed here'],
    ['earlier_slugs', [], 'Unknown field'],
    ['slug', 'ab', SLUG_RULE],
    ['slug', long(61), SLUG_RULE],
    ['slug', '', SLUG_RULE],
    ['slug', null, SLUG_RULE],
    ['slug', 'asha--foundation', SLUG_RULE],
    ['slug', '-asha', SLUG_RULE],
    ['slug', 'asha-', SLUG_RULE],
    ['slug', 'asha foundation', SLUG_RULE],
    ['slug', 'asha/foundation', SLUG_RULE],
    ['slug', 'आशा', SLUG_RULE],
    ...SWITCHES.map((name): RefusedValue => [name, 'yes', 'Please choose yes or no']),
    ...TIMINGS.map((name): RefusedValue => [name, 'yes', 'Please choose at once, daily or none']),
  ];
  test.each(refused)('%s %j is refused: %s', async (field, value, message) => {
    await expectRefused(app, () => put({ [field]: value }), field, message);
  });

  const kept: [field: string, value: unknown][] = [
    ['short_summary', long(150)],
    ['year_established', 1800],
    ['year_established', THIS_YEAR],
    ['slug', 'abc'],
    ['slug', long(60)],
    ...SWITCHES.map((name): [string, unknown] => [name, false]),
    ...TIMINGS.map((name): [string, unknown] => [name, 'daily']),
  ];
  test.each(kept)('%s %j is kept', async (field, value) => {
    expect(await update({ [field]: value })).toMatchObject({ [field]: value });
    expect(await profile()).toMatchObject({ [field]: value });
  });

  test('an address may be written in capitals, with blanks around it', async () => {
    expect(await update({ slug: '  Asha-1987 ' })).toMatchObject({ slug: 'asha-1987' });
  });

  test('two devices that change the same choice do not overwrite each other; other choices merge', async () => {
    const other = await createMember(app);
    const { version } = await profile(other);
    await update({ mails_ratings: false, version }, other);
    const answer = await put({ mails_ratings: false, is_page_public: false, version }, other);
    expect(answer.body.data).toMatchObject({ mails_ratings: false, is_page_public: false });
    const conflict = await put({ is_page_public: true, version }, other);
    expectFailure(conflict, 'PROFILE_CHANGED');
    expect(conflict.body.error.fields).toEqual({ is_page_public: 'This was changed elsewhere' });
  });
});

describe('the address of a page', () => {
  test.each([
    ['Jal & Jeevan Trust (Regd.)', 'jal-jeevan-trust-regd'],
    ['Sevā Śrī', 'seva-sri'],
    ['आशा संस्था', 'member'],
    ['Io', 'member-io'],
    [`${long(49)} and more words`, long(49)],
  ])('is made from the name: %s', async (name, slug) => {
    expect(await slugOf(name)).toBe(slug);
  });

  test('is another one for each member of the same name, also when they sign up at the same moment', async () => {
    const emails = Array.from({ length: 6 }, () => `${crypto.randomUUID()}@same.example`);
    const body = (email: string) => signUpBody(email, { full_name: 'Same Name' });
    const answers = await Promise.all(
      emails.map((email) => app.request('POST', '/auth/signup', { body: body(email) })),
    );
    expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 201));
    const rows = await app.sql<{ slug: string }>(
      'select p.slug from profiles p join accounts a using (id) where a.email = any($1) order by slug',
      [emails],
    );
    expect(rows.map(({ slug }) => slug)).toEqual([
      'same-name',
      ...[2, 3, 4, 5, 6].map((at) => `same-name-${at}`),
    ]);
  });

  test('stays when the name changes', async () => {
    const renamed = await createMember(app, { name: 'Before Trust' });
    expect(await update({ organization_name: 'After Trust' }, renamed)).toMatchObject({
      slug: 'before-trust',
    });
  });

  test('cannot be one that another member has or had', async () => {
    const other = await createMember(app, { name: 'First Owner' });
    await expectRefused(app, () => put({ slug: 'first-owner' }), 'slug', TAKEN);
    await update({ slug: 'first-owner-moved' }, other);
    await expectRefused(app, () => put({ slug: 'first-owner' }), 'slug', TAKEN);
  });

  test('goes to one of two members who want it at the same moment', async () => {
    const two = [await createMember(app), await createMember(app)];
    const answers = await Promise.all(two.map((one) => put({ slug: 'wanted-by-two' }, one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('leads on to the present one after a change; the last five do, an older one is free', async () => {
    const mover = await createMember(app, { name: 'Mover One' });
    for (const at of [2, 3, 4, 5, 6]) await update({ slug: `mover-${at}` }, mover);
    expect(await profile(mover)).toMatchObject({
      slug: 'mover-6',
      earlier_slugs: ['mover-5', 'mover-4', 'mover-3', 'mover-2', 'mover-one'],
    });
    expect((await app.request('GET', '/members/mover-one')).body.data).toMatchObject({ slug: 'mover-6' });

    await update({ slug: 'mover-7' }, mover);
    expectFailure(await app.request('GET', '/members/mover-one'), 'PROFILE_NOT_FOUND');
    expect(await update({ slug: 'mover-one' })).toMatchObject({ slug: 'mover-one' });
    // Back to an earlier one of one's own.
    expect(await update({ slug: 'mover-3' }, mover)).toMatchObject({
      slug: 'mover-3',
      earlier_slugs: ['mover-7', 'mover-6', 'mover-5', 'mover-4', 'mover-2'],
    });
  });

  test('is free once the account is erased', async () => {
    const leaver = await createMember(app, { name: 'Leaving Soon' });
    await app.sql('delete from accounts where id = $1', [leaver.id]);
    expect(await slugOf('Leaving Soon')).toBe('leaving-soon');
  });
});

describe('whether a page is public', () => {
  test.each([
    ['ngo', true],
    ['corporate', true],
    ['service_provider', true],
    ['consultant', false],
  ] as const)('begins for a member of type %s with %s', async (type, isPublic) => {
    expect(await profile(await createMember(app, { type }))).toMatchObject({ is_page_public: isPublic });
  });

  test('ends when an organisation becomes an individual, unless that one wants it', async () => {
    const silent = await createMember(app);
    expect(await update({ organization_type: 'consultant' }, silent)).toMatchObject({
      is_page_public: false,
    });
    const willing = await createMember(app);
    const changes = { organization_type: 'consultant', is_page_public: true };
    expect(await update(changes, willing)).toMatchObject(changes);
  });
});
