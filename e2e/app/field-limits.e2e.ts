import type { Locator, Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { DEMO_MEMBERS } from '#features/profiles/demo-members/members.demo.ts';
import { demoMembers } from '#features/profiles/demo-members/profiles.demo.ts';
import { PROFILE_FIELD_LABELS } from '#features/profiles/profile/profile-fields.rules.ts';
import { PROFILE_IDENTIFIER_RULES } from '#features/profiles/profile/profile-identifiers.contract.ts';
import type { OrganizationType } from '#platform/contract/reference-data.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';

/*
 * Limits of fields through the screen, in one form: the first value beyond each, refused in words at its field. The others
 * show what their rules say in the same way (`*.form.test.ts`); the exact boundaries are measured through the API. Nothing is
 * saved, so these tests share their member with others.
 */

const MEMBERS = demoMembers(new Date());

async function openAs(page: Page, type: OrganizationType, path: string): Promise<void> {
  const key = DEMO_MEMBERS.find((one) => one.type === type && !one.admin)?.key;
  const email = MEMBERS.find((member) => member.key === key)?.email ?? '';
  const password = DEMO_SIGN_INS.find((signIn) => signIn.email === email)?.password;
  await signInAs(page, email, password ?? 'demo-member');
  await page.goto(path);
}

type Wrong<Field extends string> = [field: Field, value: string, message: string];

/** Fills every field wrongly, sends the form, and reads what is said at each. */
async function expectEachRefused<Field extends string>(
  form: Locator,
  labels: Record<Field, string>,
  wrong: Wrong<Field>[],
  send: () => Promise<void>,
): Promise<void> {
  const field = (name: Field) => form.getByRole('textbox', { name: new RegExp(`^${labels[name]}( \\*)?$`) });
  for (const [name, value] of wrong) await field(name).fill(value);
  await send();
  for (const [name, , message] of wrong) {
    await expect.soft(field(name), labels[name]).toHaveAttribute('aria-invalid', 'true');
    await expect.soft(field(name), labels[name]).toHaveAccessibleDescription(new RegExp(escaped(message)));
  }
}

const escaped = (text: string) => text.replaceAll(/[()+.]/g, '\\$&');
const tooLong = (max: number, label: string): [value: string, message: string] => [
  'x'.repeat(max + 1),
  `${label} must be ${max} characters or less`,
];
const noIdentifier = (name: keyof typeof PROFILE_IDENTIFIER_RULES): [typeof name, string, string] => [
  name,
  'WRONG',
  PROFILE_IDENTIFIER_RULES[name].safeParse('WRONG').error?.issues[0]?.message ?? 'no rule refuses this',
];
const phone = (label: string): [string, string] => [
  '123456',
  `${label} must have 7 to 15 digits; spaces, +, ( ) and - are allowed between them`,
];

type ProfileFieldName = keyof typeof PROFILE_FIELD_LABELS;

const EVERYBODY: Wrong<ProfileFieldName>[] = [
  ['full_name', ...tooLong(160, 'Full name')],
  ['organization_name', ...tooLong(160, 'Organization name')],
  ['bio', ...tooLong(3000, 'Bio')],
  ['headquarters_location', ...tooLong(200, 'Location')],
  ['location', ...tooLong(200, 'Location')],
  ['public_contact_email', 'nobody', 'Invalid email format'],
  ['public_contact_phone', ...phone('Public contact phone')],
  ['phone', ...phone('Phone')],
  ['website', 'not a site', 'Website must be a valid URL'],
  ['linkedin', 'not a site', 'LinkedIn must be a valid URL'],
  ['twitter', ...tooLong(100, 'Twitter')],
];

const OF_NGO: Wrong<ProfileFieldName>[] = [
  ['year_established', '1799', 'Please enter a valid year'],
  ['annual_beneficiaries', '-1', 'Beneficiaries must not be negative'],
  ['annual_projects', '1000000001', 'Projects must be at most 1,00,00,00,000'],
  ['annual_volunteers', '2.5', 'Volunteers must be a whole number'],
  ['ngo_registration_number', ...tooLong(60, 'Registration number')],
  noIdentifier('csr_registration_number'),
  noIdentifier('darpan_id'),
  noIdentifier('pan'),
  noIdentifier('gstin'),
  noIdentifier('urn_12a'),
  noIdentifier('urn_80g'),
  noIdentifier('fcra_registration_number'),
];

/** Fields of free words: one word that is too long. */
const WORDS: [field: ProfileFieldName, max: number][] = [
  ['skills', 60],
  ['cause_areas', 60],
  ['strategic_partners', 160],
];

test('the edit form names each list with a word that is too long', async ({ page }) => {
  await openAs(page, 'ngo', '/profile?edit=1');
  const form = page.getByRole('form', { name: 'Edit profile' });
  for (const [name, max] of WORDS) {
    const field = form.getByRole('combobox', { name: PROFILE_FIELD_LABELS[name], exact: true });
    await field.fill('x'.repeat(max + 1));
    await field.press('Enter');
  }
  await page.getByRole('button', { name: 'Save changes' }).click();
  for (const [name, max] of WORDS) {
    await expect(
      form.getByText(`${PROFILE_FIELD_LABELS[name]} must be ${max} characters or less`),
    ).toBeVisible();
  }
});

test('the edit form names each field that is beyond its limit, and leads to the first', async ({ page }) => {
  await openAs(page, 'ngo', '/profile?edit=1');
  const form = page.getByRole('form', { name: 'Edit profile' });
  await expect(form).toBeVisible();
  const hidden = form.getByRole('button', { name: /^Show: / });
  for (let left = await hidden.count(); left > 0; left -= 1) {
    await hidden.first().click();
    await expect(hidden).toHaveCount(left - 1);
  }
  await expectEachRefused(form, PROFILE_FIELD_LABELS, [...EVERYBODY, ...OF_NGO], () =>
    page.getByRole('button', { name: 'Save changes' }).click(),
  );
  await expect(form.getByRole('textbox', { name: /^Full name/ })).toBeFocused();
});
