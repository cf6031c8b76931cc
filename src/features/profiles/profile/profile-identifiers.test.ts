import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gstinCheckCharacter } from '#platform/contract/identifiers/gstin.ts';
import { expectRefused, type RefusedValue } from '#platform/testing/field-limits.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { identifierWarnings, shownIdentifier } from './profile-identifiers.rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const profile = (of: TestMember) => callAs(app, of, 'GET', '/profile/profile');
const update = (body: object, of: TestMember) => callAs(app, of, 'PUT', '/profile/profile', body);
const refusal = (of: TestMember, body: object, field: string, message: string) =>
  expectRefused(app, () => app.request('PUT', '/profile/profile', { token: of.token, body }), field, message);

const PAN = 'AAATA1234F';
const OTHER_PAN = 'AAATB1234F';
const gstinOf = (pan: string, state = '20') => {
  const first = `${state}${pan}1Z`;
  return first + gstinCheckCharacter(first);
};
const LISTED = 'L17110MH1973PLC019786';
const UNLISTED = 'U17110MH1973PLC019786';

describe('PUT /service/api/profile/profile', () => {
  test('stores identifiers in upper case without blanks, and none as null', async () => {
    const member = await createMember(app);
    const pasted = {
      pan: ' aaata 1234f ',
      gstin: gstinOf(PAN).toLowerCase(),
      urn_12a: `${PAN} E20214`,
      urn_80g: `${PAN}F20214`,
      csr_registration_number: 'csr 0001 2345',
      darpan_id: 'jh/2019/0234567',
      fcra_registration_number: '012 345 678',
    };
    const stored = {
      pan: PAN,
      gstin: gstinOf(PAN),
      urn_12a: `${PAN}E20214`,
      urn_80g: `${PAN}F20214`,
      csr_registration_number: 'CSR00012345',
      darpan_id: 'JH/2019/0234567',
      fcra_registration_number: '012345678',
    };
    expect(await update(pasted, member)).toMatchObject(stored);
    expect(await profile(member)).toMatchObject(stored);
    const none = Object.fromEntries(Object.keys(stored).map((name) => [name, '']));
    const nulls = Object.fromEntries(Object.keys(stored).map((name) => [name, null]));
    expect(await update(none, member)).toMatchObject(nulls);
  });

  const refused: RefusedValue[] = [
    ['pan', 'AAATA1234', 'A PAN has 10 characters: 1 is missing. Please compare it with your PAN card.'],
    ['pan', 7, 'PAN must be text'],
    [
      'gstin',
      `${gstinOf(PAN).slice(0, 14)}${gstinOf(PAN).endsWith('A') ? 'B' : 'A'}`,
      'The last character of this GSTIN does not fit the others, so one of the 15 is mistyped. Please compare each.',
    ],
    [
      'csr_registration_number',
      'CSR0001234',
      'A CSR registration number is the letters CSR and 8 digits, such as CSR00001234.',
    ],
    [
      'darpan_id',
      'JH-2019-0234567',
      'A Darpan ID is a state, a year and 6 or 7 digits with slashes, such as RJ/2024/1234567.',
    ],
    ['fcra_registration_number', '01234567', 'An FCRA registration number has 9 digits, such as 012345678.'],
    [
      'urn_80g',
      'E20214',
      'A 12A or 80G registration number is your PAN and then 6 letters or digits, such as AAATA1234FE20214.',
    ],
    [
      'corporate_cin',
      'L17110MH1973PLC01978',
      'A CIN has 21 characters: 1 is missing. Please compare it with your certificate of incorporation.',
    ],
  ];
  test.each(refused)('refuses %s %j', async (field, value, message) => {
    const member = await createMember(app);
    await refusal(member, { [field]: value }, field, message);
  });

  const gstinMessage = 'Characters 3 to 12 of this GSTIN must be your PAN. Please check both.';
  const urnMessage = 'This registration number must begin with your PAN. Please check both.';

  test('refuses a GSTIN, 12A or 80G number with another PAN than the one that is stored or sent', async () => {
    const member = await createMember(app);
    await update({ pan: PAN }, member);
    await refusal(member, { gstin: gstinOf(OTHER_PAN) }, 'gstin', gstinMessage);
    await refusal(member, { urn_12a: `${OTHER_PAN}E20214` }, 'urn_12a', urnMessage);
    await refusal(member, { urn_80g: `${OTHER_PAN}F20214` }, 'urn_80g', urnMessage);
    await update({ gstin: gstinOf(PAN), urn_12a: `${PAN}E20214` }, member);
    await refusal(member, { pan: OTHER_PAN }, 'gstin', gstinMessage);
    const moved = { pan: OTHER_PAN, gstin: gstinOf(OTHER_PAN), urn_12a: `${OTHER_PAN}E20214` };
    expect(await update(moved, member)).toMatchObject(moved);
    expect(await update({ pan: null }, member)).toMatchObject({ pan: null });
  });

  test('what was stored before a rule was made does not stop another change', async () => {
    const member = await createMember(app);
    await app.sql('update profile_details set pan = $2, gstin = $3 where id = $1', [
      member.id,
      PAN,
      gstinOf(OTHER_PAN),
    ]);
    expect(await update({ bio: 'Wells' }, member)).toMatchObject({ bio: 'Wells' });
    await refusal(member, { csr_registration_number: 'CSR00012345' }, 'gstin', gstinMessage);
  });

  test('the CIN says whether the company is listed, and earlier CINs are kept', async () => {
    const member = await createMember(app, { type: 'corporate' });
    expect(await update({ is_listed_entity: true }, member)).toMatchObject({ is_listed_entity: true });
    expect(await update({ corporate_cin: UNLISTED }, member)).toMatchObject({
      is_listed_entity: false,
      earlier_cins: [],
    });
    expect(await update({ corporate_cin: LISTED }, member)).toMatchObject({
      is_listed_entity: true,
      earlier_cins: [{ cin: UNLISTED, replaced_at: expect.stringMatching(/Z$/) }],
    });
    await update({ corporate_cin: null }, member);
    const after = await update({ corporate_cin: 'F01234', is_listed_entity: false }, member);
    expect(after.earlier_cins.map(({ cin }: { cin: string }) => cin)).toEqual([LISTED, UNLISTED]);
    expect(after).toMatchObject({ corporate_cin: 'F01234', is_listed_entity: false });
  });

  test('no answer to another member holds a number that contains the PAN', async () => {
    const member = await createMember(app);
    const other = await createMember(app);
    await update({ pan: PAN, gstin: gstinOf(PAN), urn_12a: `${PAN}E20214`, urn_80g: `${PAN}F20214` }, member);
    const seen = [
      await callAs(app, other, 'GET', `/marketplace/profiles/${member.id}`),
      await callAs(app, other, 'GET', '/marketplace/profiles'),
      await profile(other),
    ];
    expect(JSON.stringify(seen)).not.toContain(PAN);
  });
});

describe('warnings', () => {
  test('what looks odd but may be right stops nobody', async () => {
    const member = await createMember(app, { type: 'corporate', state: 'Jharkhand' });
    const odd = { corporate_cin: UNLISTED, year_established: 1999, pan: 'AAAPA1234F' };
    const after = await update(odd, member);
    expect(identifierWarnings(after)).toEqual({
      corporate_cin: [
        expect.stringContaining('issued in Maharashtra'),
        expect.stringContaining('registered in 1973'),
      ],
      pan: [expect.stringContaining('belongs to a person')],
    });
  });

  test('a profile in order has none', () => {
    expect(
      identifierWarnings({
        organization_type: 'ngo',
        pan: PAN,
        gstin: gstinOf(PAN),
        urn_12a: `${PAN}E20214`,
        darpan_id: 'JH/2019/0234567',
      }),
    ).toEqual({});
  });
});

describe('what screens show', () => {
  test.each([
    ['pan', PAN, '••••••234F'],
    ['gstin', gstinOf(PAN), `20••••••234F${gstinOf(PAN).slice(12)}`],
    ['urn_12a', `${PAN}E20214`, '••••••234FE20214'],
    ['darpan_id', 'JH/2019/0234567', 'JH/2019/0234567'],
  ] as const)('%s %s as %s', (name, value, shown) => {
    expect(shownIdentifier(name, value)).toBe(shown);
  });
});
