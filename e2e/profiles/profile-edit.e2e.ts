import type { Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { DEMO_MEMBERS } from '#features/profiles/demo-members/members.demo.ts';
import { demoMembers } from '#features/profiles/demo-members/profiles.demo.ts';
import type { OrganizationType } from '#platform/contract/reference-data.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const MEMBERS = demoMembers(new Date());

/** A demo member of this type; each test takes another one, since all share the server. */
function emailOf(type: OrganizationType, at: number): string {
  const member = DEMO_MEMBERS.filter((one) => one.type === type && !one.admin)[at];
  const email = MEMBERS.find(({ key }) => key === member?.key)?.email;
  if (!email) throw new Error(`no demo ${type} ${at}`);
  return email;
}

const passwordOf = (email: string) =>
  DEMO_SIGN_INS.find((signIn) => signIn.email === email)?.password ?? 'demo-member';

async function openAs(page: Page, type: OrganizationType, at: number, path: string): Promise<void> {
  const email = emailOf(type, at);
  await signInAs(page, email, passwordOf(email));
  await page.goto(path);
}

const editForm = (page: Page) => page.getByRole('form', { name: 'Edit profile' });
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const details = (page: Page) => page.getByRole('tabpanel', { name: 'Overview' });

/** Saves, and waits for the profile: the form shows the same words in the same place. */
async function saveAndClose(page: Page): Promise<void> {
  await save(page);
  await expect(editForm(page)).toBeHidden();
}

test('a profile is edited by keyboard alone', async ({ page }) => {
  await openAs(page, 'ngo', 3, '/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Edit profile' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Member type')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  const name = page.getByLabel(/^Full name/);
  await expect(name).toBeFocused();
  await expect(page.getByText('Full name is required')).toBeVisible();
  await page.keyboard.type('Rehana Qureshi');

  const skills = page.getByRole('combobox', { name: 'Skills' });
  await skills.focus();
  for (const word of ['  drip lines ', 'drip lines', '   ']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
  }
  await page.getByLabel('Twitter').focus();
  await page.keyboard.type('drip_lines');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Profile Updated')).toContainText('Your profile has been successfully updated.');
  await expect(editForm(page)).toBeHidden();
  await page.reload();
  await expect(details(page).getByText('Rehana Qureshi')).toBeVisible();
  await expect(details(page).getByRole('listitem').filter({ hasText: 'drip lines' })).toHaveCount(1);
});

test('each type of member has a form of its own', async ({ page, newPerson }) => {
  await test.step('NGO', async () => {
    await openAs(page, 'ngo', 4, '/profile?edit=1');
    await page.getByLabel('Beneficiaries a year').fill('240000');
    await page.getByRole('combobox', { name: 'Strategic partners' }).fill('Asha Trust, Ranchi');
    await page.getByLabel('Darpan ID').fill('JH-2019-1');
    await save(page);
    await expect(page.getByText(/^A Darpan ID is a state, a year/)).toBeVisible();
    await expect(page.getByLabel('Darpan ID')).toBeFocused();
    await page.getByLabel('Darpan ID').fill('jh/2019/9912345');
    const [place, state] = [
      page.getByLabel('Headquarters location'),
      page.getByLabel('State or union territory'),
    ];
    await place.fill('Bhor, Pune district');
    await expect(state).toHaveValue('Maharashtra');
    await place.fill('Our village');
    await place.blur();
    await expect(state).toHaveValue('');
    await expect(state).toHaveAccessibleDescription(/^We do not know this place/);
    await state.selectOption('Jharkhand');
    await place.fill('Bhor, Pune district');
    await expect(state, 'the choice stays').toHaveValue('Jharkhand');
    await saveAndClose(page);
    await page.goto('/profile?edit=headquarters_state');
    await expect(state).toHaveValue('Jharkhand');
    await page.goto('/profile');
    await expect(details(page).getByText('2,40,000')).toBeVisible();
    await expect(details(page).getByText('Asha Trust, Ranchi')).toBeVisible();
    await expect(details(page).getByText('JH/2019/9912345')).toBeVisible();
  });

  await test.step('consultant', async () => {
    const consultant = await newPerson();
    await openAs(consultant, 'consultant', 2, '/profile?edit=1');
    await consultant.getByLabel('Gender').selectOption('Prefer not to say');
    await consultant.getByLabel('Hourly rate').fill('3.25k');
    await consultant.getByLabel('Years of experience').fill('81');
    await save(consultant);
    await expect(consultant.getByText('Years of experience must be at most 80')).toBeVisible();
    await consultant.getByLabel('Years of experience').fill('80');
    await saveAndClose(consultant);
    await expect(details(consultant).getByText('₹3,250')).toBeVisible();
    await expect(details(consultant).getByText('Prefer not to say')).toBeVisible();
  });

  await test.step('service provider', async () => {
    const provider = await newPerson();
    await openAs(provider, 'service_provider', 2, '/profile?edit=1');
    await provider.getByLabel('Pricing model').selectOption('Subscription');
    await provider.getByLabel('Implementation timeline').fill('Nine weeks from the order');
    await provider.getByLabel('Website').fill('not a site');
    await save(provider);
    await expect(provider.getByText('Website must be a valid URL')).toBeVisible();
    await provider.getByLabel('Website').fill('www.nine-weeks.example');
    await saveAndClose(provider);
    await expect(details(provider).getByText('Nine weeks from the order')).toBeVisible();
    await expect(details(provider).getByRole('link', { name: 'nine-weeks.example' })).toBeVisible();
  });

  await test.step('corporate', async () => {
    const corporate = await newPerson();
    await openAs(corporate, 'corporate', 4, '/profile?edit=1');
    await corporate.getByLabel('Annual CSR budget').fill('35 lakh');
    await expect(corporate.getByText('₹35,00,000 (₹35 lakh)').first()).toBeVisible();
    await corporate.getByLabel('Email of the CSR lead').fill('lead');
    await corporate.getByLabel('CIN or FCRN').fill('U17110MH1973PLC999786');
    await expect(corporate.getByText(/This CIN was issued in Maharashtra/)).toBeVisible();
    await expect(corporate.getByLabel('We are a listed entity')).not.toBeChecked();
    await expect(corporate.getByLabel('We are a listed entity')).toBeDisabled();
    await save(corporate);
    await expect(corporate.getByText('Invalid email format')).toBeVisible();
    await corporate.getByLabel('Email of the CSR lead').fill('lead@company.example');
    await corporate.getByLabel('CIN or FCRN').fill('L17110MH1973PLC999786');
    await expect(corporate.getByLabel('We are a listed entity')).toBeChecked();
    await saveAndClose(corporate);
    await expect(details(corporate).getByText('₹35,00,000')).toBeVisible();
    await expect(details(corporate).getByText('L17110MH1973PLC999786')).toBeVisible();
    await corporate.goto('/profile?edit=1');
    const budget = corporate.getByLabel('Annual CSR budget');
    await expect(budget).toHaveValue('35,00,000');
    await budget.fill('3,5 Cr');
    await save(corporate);
    await expect(budget).toBeFocused();
    await expect(budget).toHaveAccessibleDescription(/Annual CSR budget must be an amount such as/);
  });
});

test('two devices change the same field: neither is overwritten unseen', async ({ page, newPerson }) => {
  const other = await newPerson();
  await openAs(page, 'ngo', 6, '/profile?edit=1');
  await openAs(other, 'ngo', 6, '/profile?edit=1');

  await other.getByLabel('About').fill('Written on the phone.');
  await other.getByLabel('Short summary').fill('Short, from the phone.');
  await other.getByLabel('Private phone').fill('+91 00000 77777');
  await saveAndClose(other);

  await page.getByLabel('About').fill('Written at the desk.');
  await page.getByLabel('Short summary').fill('Short, from the desk.');
  await page.getByLabel('Twitter').fill('from_the_desk');
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' });
  await expect(dialog.getByText('Written on the phone.')).toBeVisible();
  await expect(dialog.getByText('Written at the desk.')).toBeVisible();
  await expect(dialog.getByText('Twitter')).toBeHidden();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save my choice' }).click();
  await expect(dialog.getByText('Please choose a value for: Short summary, About')).toBeVisible();
  await dialog
    .getByRole('group', { name: 'About' })
    .getByLabel(/^Saved elsewhere/)
    .check();
  await dialog.getByRole('group', { name: 'Short summary' }).getByLabel(/^Mine/).check();
  await dialog.getByRole('button', { name: 'Save my choice' }).click();

  await expect(toast(page, 'Profile Updated')).toBeVisible();
  await expect(editForm(page)).toBeHidden();
  await expect(details(page).getByText('Written on the phone.')).toBeVisible();
  await expect(page.getByText('Short, from the desk.')).toBeVisible();
  await expect(details(page).getByText('from_the_desk')).toBeVisible();
  await expect(details(page).getByText('+91 00000 77777')).toBeVisible();
});

test('a change of type says which fields it removes', async ({ page }) => {
  await openAs(page, 'ngo', 7, '/profile?edit=1');
  await page.getByLabel('Member type').selectOption('Consultant');
  await expect(page.getByText(/Saving removes them: .*Cause areas/)).toBeVisible();
  await expect(page.getByLabel('Hourly rate')).toBeVisible();
  await expect(page.getByLabel('Darpan ID')).toBeHidden();
});

test('the PAN is masked until the member shows it, and never in the public view', async ({ page }) => {
  await openAs(page, 'ngo', 8, '/profile?edit=pan');
  const pan = page.getByLabel('PAN', { exact: true });
  await page.getByRole('button', { name: 'Show: PAN' }).click();
  // The 12A and 80G numbers start with the stored PAN.
  for (const number of ['12A registration number', '80G registration number']) {
    await page.getByRole('button', { name: `Show: ${number}` }).click();
    await page.getByLabel(number).fill('');
  }
  await pan.fill('AAATZ0000Q');
  await saveAndClose(page);
  await expect(details(page).getByText('••••••000Q', { exact: true })).toBeVisible();
  await expect(page.getByText('AAATZ0000Q')).toBeHidden();
  await page.goto('/profile?edit=pan');
  await expect(pan).toHaveValue('••••••000Q');
  await page.getByRole('button', { name: 'Show: PAN' }).click();
  await expect(pan).toHaveValue('AAATZ0000Q');
  await page.goto('/profile?view=public');
  await expect(page.getByText('Registrations')).toBeVisible();
  await expect(page.getByText('PAN', { exact: true })).toBeHidden();
});

test('unsaved changes are not lost without a question', async ({ page }) => {
  await openAs(page, 'ngo', 9, '/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Twitter').fill('half_done');
  await expect(page.getByText('1 field changed')).toBeVisible();
  await page.getByRole('tab', { name: 'Services' }).click();
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Stay', exact: true }).click();
  await expect(page.getByLabel('Twitter')).toHaveValue('half_done');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(editForm(page)).toBeHidden();
  await expect(page.getByText('half_done')).toBeHidden();
});

test('tabs and views are addresses, and back leads through them', async ({ page }) => {
  await openAs(page, 'ngo', 10, '/profile?tab=no-such-tab');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
  await tab('Overview').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?tab=projects$/);
  await tab('Stories').click();
  await expect(page.getByText('Share your CSR journey and impact stories')).toBeVisible();
  await page.goBack();
  await expect(tab('Projects')).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('button', { name: 'Public View' }).click();
  await expect(page).toHaveURL(/\?view=public$/);
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeHidden();
  await expect(tab('Settings')).toBeHidden();
  await expect(page.getByText('Sign-in email')).toBeHidden();
  await page.getByRole('button', { name: 'Edit View' }).click();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
});

test('the next step leads to its field, and the profile can be shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, 'ngo', 11, '/profile?edit=website');
  await page.getByLabel('Website').fill('');
  await page.getByRole('combobox', { name: 'Focus areas' }).focus();
  for (let at = 0; at < 6; at += 1) await page.keyboard.press('Backspace');
  await saveAndClose(page);
  const card = page.getByRole('region', { name: 'Profile completeness' });
  await card.getByRole('link', { name: 'Choose your focus areas' }).click();
  await expect(page.getByRole('combobox', { name: 'Focus areas' })).toBeFocused();

  await page.getByRole('button', { name: /^Share:/ }).click();
  await expect(toast(page, 'Link Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/members\/[a-z0-9-]+$/);
});
