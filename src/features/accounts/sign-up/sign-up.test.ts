import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OWN_WORDS_MESSAGE } from '#platform/contract/own-words.ts';
import { databaseState, expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { expectRefused, long, type RefusedValue, withField } from '#platform/testing/field-limits.ts';
import { signUpBody } from '#platform/testing/records.ts';
import { createMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const THIS_YEAR = new Date().getFullYear();
const addressOf = (length: number) => `${'a'.repeat(length - '@b.example'.length)}@b.example`;
const signUp = (body: object) => app.request('POST', '/auth/signup', { body });
const profileOf = async (id: string) => (await app.sql('select * from profiles where id = $1', [id]))[0];

describe('POST /service/api/auth/signup', () => {
  test('creates an account that waits for its confirmation, and its profile', async () => {
    const { status, body } = await signUp(signUpBody('asha@first.example'));
    expect(status).toBe(201);
    expect(body.data.user).toEqual({
      id: expect.any(String),
      account_id: body.data.user.id,
      role: 'owner',
      person_name: null,
      email: 'asha@first.example',
      email_confirmed: false,
      full_name: 'Asha Foundation',
      organization_name: 'Asha Foundation',
      is_admin: false,
    });
    expect(await profileOf(body.data.user.id)).toMatchObject({
      full_name: 'Asha Foundation',
      organization_name: 'Asha Foundation',
      organization_type: 'ngo',
      short_summary: 'Schools in the hills.',
      headquarters_location: 'Ranchi, Jharkhand',
      headquarters_state: 'Jharkhand',
      is_published: false,
    });
  });

  test('invents no other office and no private phone; who signs up is the contact person', async () => {
    const userData = { phone: '+91 80000 00000', person_name: 'Asha Devi' };
    const created = await signUp(signUpBody('asha@contact.example', userData));
    expect(created.body.data.user).toMatchObject({ person_name: 'Asha Devi', full_name: 'Asha Devi' });
    expect(await profileOf(created.body.data.user.id)).toMatchObject({
      full_name: 'Asha Devi',
      organization_name: 'Asha Foundation',
      headquarters_location: 'Ranchi, Jharkhand',
      location: null,
      public_contact_phone: '+91 80000 00000',
      phone: null,
    });
  });

  test.each([
    ['Bhor, Pune district', undefined, 'Maharashtra'],
    ['Our village', 'Kerala', 'Kerala'],
    ['Ranchi, Jharkhand', 'Odisha', 'Odisha'],
    ['Ranchi, Jharkhand', '', null],
  ])('stores for %s with the state %j: %s', async (location, headquarters_state, stored) => {
    const body = signUpBody(`${crypto.randomUUID()}@place.example`, { location, headquarters_state });
    const created = await signUp(body);
    expect(await profileOf(created.body.data.user.id)).toMatchObject({ headquarters_state: stored });
  });

  test('keeps every field at its limit', async () => {
    const userData = {
      full_name: long(160),
      organization_name: long(160, 'Name '),
      organization_type: 'corporate',
      public_contact_email: addressOf(254),
      location: long(200),
      phone: '+91 ( 00000 ) - 00 - 00 - 0000',
      bio: long(150),
      website: long(500, 'https://x.example/a'),
      year_established: 1800,
      organization_size: 'More than 1000 people',
      operating_regions: ['Odisha', 'Pan India'],
      sdg_goals: ['No Poverty', 'Partnerships for the Goals'],
      focus_areas: ['Water & Sanitation'],
      corporate_cin: 'l17110mh1973plc019786',
      is_listed_entity: true,
    };
    const password = long(200, 'words ');
    const created = await signUp({ ...signUpBody(addressOf(254), userData), password });
    expect(created.status).toBe(201);
    const { location, phone, ...kept } = userData;
    expect(await profileOf(created.body.data.user.id)).toMatchObject({
      ...kept,
      headquarters_location: location,
      organization_name: userData.organization_name.trim(),
      public_contact_phone: phone,
      corporate_cin: 'L17110MH1973PLC019786',
    });
  });

  test('takes the shortest password and the current year', async () => {
    const body = signUpBody('short@words.example', { year_established: THIS_YEAR });
    expect((await signUp({ ...body, password: 'wörd 7' })).status).toBe(201);
  });

  test('makes an individual a consultant without an organisation', async () => {
    const body = signUpBody('meera@consult.example', {
      organization_type: 'individual',
      full_name: 'Meera Iyer',
    });
    const created = await signUp(body);
    const profile = await profileOf(created.body.data.user.id);
    expect(profile).toMatchObject({ organization_type: 'consultant', organization_name: null });
  });

  test('keeps the CIN and the listing of corporates only', async () => {
    const cin = { corporate_cin: 'U72900KA2004PTC034567', is_listed_entity: true };
    const ngo = await signUp(signUpBody('ngo@cin.example', cin));
    expect(await profileOf(ngo.body.data.user.id)).toMatchObject({
      corporate_cin: null,
      is_listed_entity: false,
    });
  });

  test.each([
    ['L17110MH1973PLC019786', false, true],
    ['U72900KA2004PTC034567', true, false],
    ['F01234', true, true],
    ['F01234', false, false],
    ['', true, true],
  ])('reads the listing from the CIN %j, where it says so: said %j, kept %j', async (cin, said, kept) => {
    const listing = { corporate_cin: cin, is_listed_entity: said };
    const email = `listing${cin}${said}@cin.example`;
    const created = await signUp(signUpBody(email, { organization_type: 'corporate', ...listing }));
    expect(await profileOf(created.body.data.user.id)).toMatchObject({ is_listed_entity: kept });
  });

  test('adds the scheme that a web address lacks', async () => {
    const created = await signUp(signUpBody('scheme@less.example', { website: ' www.asha.example ' }));
    expect(await profileOf(created.body.data.user.id)).toMatchObject({ website: 'https://www.asha.example' });
  });

  test('keeps a name on one line: a break would begin a new paragraph of the mail', async () => {
    const named = signUpBody('line@break.example', { full_name: 'Asha\n\nYou have won' });
    expect((await signUp(named)).body.data.user.full_name).toBe('Asha You have won');
  });

  test('knows an address in any case and with blanks around it', async () => {
    const created = await signUp(signUpBody('  Mixed@Case.Example '));
    expect(created.body.data.user.email).toBe('mixed@case.example');
    const before = await databaseState(app);
    expectFailure(await signUp(signUpBody('mixed@CASE.example')), 'EMAIL_TAKEN');
    expect(await databaseState(app)).toEqual(before);
  });

  test('refuses the platform’s own name, and one that nobody can see', async () => {
    const send = (full_name: string) =>
      signUp(signUpBody(`${crypto.randomUUID()}@names.example`, { full_name }));
    const before = await databaseState(app);
    for (const name of ['Dayitva', 'D\u0430yitva', 'Dayitva Support']) {
      const message = 'This name is reserved. Please choose another one.';
      expectWrongField(await send(name), 'userData.full_name', message);
    }
    for (const name of ['\u200B', '\u3164', '\u202E \u202C']) {
      expectWrongField(await send(name), 'userData.full_name', 'Organization/Full name is required');
    }
    expect(await databaseState(app)).toEqual(before);
    expect((await send('\u202EJal\u200B Trust')).body.data.user.full_name).toBe('Jal Trust');
  });

  test('knows a domain in every way to write it, so that no second account gets the mail of the first', async () => {
    expect((await signUp(signUpBody('victim@probe.example'))).status).toBe(201);
    const ways = ['victim@ⓟrobe.example', 'Victim@ＰＲＯＢＥ.example'];
    for (const email of ways) {
      expectFailure(await signUp(signUpBody(email)), 'EMAIL_TAKEN');
      const path = `/auth/email-exists?email=${encodeURIComponent(email)}`;
      expect((await app.request('GET', path)).body.data).toEqual({ exists: true });
      const body = { email, password: signUpBody(email).password };
      expect((await app.request('POST', '/auth/signin', { body })).status).toBe(200);
    }
    const refused = ['vic\u200Btim@probe.example', 'victim@pro\u00ADbe.example', 'ⓥictim@probe.example'];
    for (const email of refused) {
      expectWrongField(await signUp(signUpBody(email)), 'email', 'Invalid email format');
    }
    const found = await app.sql("select email from accounts where email like '%probe.example'");
    expect(found).toEqual([{ email: 'victim@probe.example' }]);
  });

  test('takes an address whose lower case is longer than its upper case', async () => {
    expect((await signUp(signUpBody('İREM@uzun.example'))).status).toBe(201);
  });

  test('of two at the same time with one address makes one account', async () => {
    const answers = await Promise.all([1, 2].map(() => signUp(signUpBody('twice@same.example'))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const accounts = await app.sql("select id from accounts where email = 'twice@same.example'");
    expect(accounts).toHaveLength(1);
  });

  const required = 'Organization/Full name is required';
  const notAPhone = 'Phone must have 7 to 15 digits; spaces, +, ( ) and - are allowed between them';
  const refused: RefusedValue[] = [
    ['email', undefined, 'Email is required'],
    ['email', null, 'Email is required'],
    ['email', ' ', 'Email is required'],
    ['email', addressOf(255), 'Email must be 254 characters or less'],
    ...['nobody', 'a@b', '@b.example', 'a b@c.example', 'a@b@c.example', 'a@b.'].map(
      (email): RefusedValue => ['email', email, 'Invalid email format'],
    ),
    // A mail program would read several addresses, or another one, out of these.
    ...[
      'a,b@c.example',
      'a;b@c.example',
      '<a@c.example>',
      '"a"@c.example',
      'x:a@c.example',
      'a(b)@c.example',
    ].map((email): RefusedValue => ['email', email, 'Invalid email format']),
    ['password', undefined, 'Password is required'],
    ['password', '', 'Password is required'],
    ['password', 'five5', 'Password must be at least 6 characters'],
    ['password', long(201), 'Password must be 200 characters or less'],
    ['password', 'password', 'This password is too easy to guess. Please choose another one.'],
    ['password', 'PassWord123', 'This password is too easy to guess. Please choose another one.'],
    ['password', '123456', 'This password is too easy to guess. Please choose another one.'],
    ['password', 'Zaq12wsx', 'This password is too easy to guess. Please choose another one.'],
    ['password', 'Foundation-2019', OWN_WORDS_MESSAGE],
    ['password', 'Dayitva2026!', OWN_WORDS_MESSAGE],
    ['userData', undefined, 'Please complete your profile.'],
    ['userData', 'Asha', 'Please complete your profile.'],
    ['userData.full_name', undefined, required],
    ['userData.full_name', '  ', required],
    ['userData.full_name', long(161), 'Name must be 160 characters or less'],
    ['userData.organization_type', undefined, 'Please select your member type to continue.'],
    ['userData.organization_type', 'bank', 'Please select your member type to continue.'],
    ['userData.organization_name', '', required],
    ['userData.organization_name', long(161), 'Name must be 160 characters or less'],
    ['userData.public_contact_email', 'nobody', 'Invalid email format'],
    ['userData.public_contact_email', addressOf(255), 'Email must be 254 characters or less'],
    ['userData.location', undefined, 'Location is required'],
    ['userData.location', long(201), 'Location must be 200 characters or less'],
    ['userData.phone', long(31, '9'), 'Phone must be 30 characters or less'],
    ...['98765', '9876543210123456', 'ask Meera', '98765 43210 q2', '+-() '].map(
      (phone): RefusedValue => ['userData.phone', phone, notAPhone],
    ),
    ['userData.phone', 98_765, 'Phone must be text'],
    ['userData.bio', undefined, 'Short summary is required'],
    ['userData.bio', '', 'Short summary is required'],
    ['userData.bio', long(151), 'Summary must be 150 characters or less'],
    ['userData.website', 'plan.pdf', 'Website must be a valid URL'],
    ['userData.website', 'asha', 'Website must be a valid URL'],
    ['userData.website', 'javascript:alert(1)', 'Website must be a valid URL'],
    ['userData.website', 'data:text/html,x', 'Website must be a valid URL'],
    ['userData.website', long(501, 'https://x.example/a'), 'Website must be 500 characters or less'],
    ...[1799, THIS_YEAR + 1, 1990.5, '1990', 9_007_199_254_740_992].map(
      (year): RefusedValue => ['userData.year_established', year, 'Please enter a valid year'],
    ),
    ['userData.organization_size', '5', 'Please select a size from the list'],
    ['userData.operating_regions', 'Odisha', 'Operating regions must be a list'],
    ['userData.operating_regions', ['Odisha', 'Odisha'], 'Operating regions has a duplicate entry'],
    ['userData.sdg_goals', ['No Poverty', 'No Poverty'], 'SDG goals has a duplicate entry'],
    ['userData.focus_areas', Array(16).fill('Sports'), 'Focus areas has too many entries'],
    [
      'userData.corporate_cin',
      'U72900KA2004PTC03456',
      'A CIN has 21 characters: 1 is missing. Please compare it with your certificate of incorporation.',
    ],
    [
      'userData.corporate_cin',
      'F0123',
      'An FCRN is the letter F and 5 digits, such as F01234; a CIN begins with L or U.',
    ],
    ['userData.is_listed_entity', 'yes', 'Listed entity must be yes or no'],
    ['userData.is_admin', true, 'Unknown field'],
    ['is_admin', true, 'Unknown field'],
  ];
  test.each(refused)('refuses %s %j: %s', (field, value, message) =>
    expectRefused(app, () => signUp(withField(signUpBody('n@ew.example'), field, value)), field, message),
  );

  test('names an entry that no list has by its place', () =>
    expectRefused(
      app,
      () => signUp(signUpBody('n@ew.example', { operating_regions: ['Odisha', 'Atlantis'] })),
      'userData.operating_regions.1',
      'Operating regions has an unknown value',
    ));

  test('names every wrong field at once, with the message of the first', async () => {
    const { body } = await signUp({ email: 'x', password: 'y', userData: {} });
    expect(body.message).toBe('Invalid email format');
    expect(body.error.fields).toEqual({
      email: 'Invalid email format',
      password: 'Password must be at least 6 characters',
      'userData.full_name': required,
      'userData.organization_type': 'Please select your member type to continue.',
      'userData.location': 'Location is required',
      'userData.bio': 'Short summary is required',
    });
  });
});

describe('GET /service/api/auth/email-exists', () => {
  test('knows an address in any case', async () => {
    const { email } = await createMember(app);
    const known = await app.request('GET', `/auth/email-exists?email=${email.toUpperCase()}`);
    expect(known).toMatchObject({ status: 200, body: { data: { exists: true } } });
    const unknown = await app.request('GET', '/auth/email-exists?email=nobody@nowhere.example');
    expect(unknown).toMatchObject({ status: 200, body: { data: { exists: false } } });
  });
});

describe('POST /service/api/auth/password-check', () => {
  const check = (body: object) => app.request('POST', '/auth/password-check', { body });

  test.each([
    ['zaq12wsx', true],
    ['PASSWORD', true],
    ['monsoon-paper-lantern', false],
  ])('says whether %s is common', async (password, is_common) => {
    const { status, body } = await check({ password });
    expect({ status, data: body.data }).toEqual({ status: 200, data: { is_common } });
  });

  test.each([
    [{}, 'Password is required'],
    [{ password: 'five5' }, 'Password must be at least 6 characters'],
    [{ password: long(201) }, 'Password must be 200 characters or less'],
  ])('refuses %j', async (body, message) => {
    expectWrongField(await check(body), 'password', message);
  });
});
