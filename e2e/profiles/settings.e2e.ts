import type { Page } from '@playwright/test';
import { DEMO_MEMBERS } from '#features/profiles/demo-members/members.demo.ts';
import { demoMembers } from '#features/profiles/demo-members/profiles.demo.ts';
import type { OrganizationType } from '#platform/contract/reference-data.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const MEMBERS = demoMembers(new Date());
const THIS_YEAR = new Date().getFullYear();

/** A demo member of this type, counted from the last one: other tests take the first ones. */
function memberOf(type: OrganizationType, at: number) {
  const members = DEMO_MEMBERS.filter((one) => one.type === type && !one.admin);
  const member = MEMBERS.find(({ key }) => key === members[members.length - 1 - at]?.key);
  if (!member) throw new Error(`no demo ${type} ${at}`);
  return member;
}

async function openSettings(page: Page, type: OrganizationType, at: number): Promise<void> {
  await signInAs(page, memberOf(type, at).email, 'demo-member');
  await page.goto('/profile?tab=settings');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
}

const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save settings' }).click();

test('a change that ends the verification says so before it is saved', async ({ page }) => {
  await signInAs(page, 'programmes@aksharvan.example', 'demo-ngo');
  await page.goto('/profile?tab=settings');
  const note = page.getByText('Your verification depends on this');
  await text(page, 'Full name').fill('Vaishali D. Pawar');
  await expect(note).toBeHidden();
  await text(page, 'Organization name').fill('Aksharvan Trust');
  await expect(note).toBeVisible();
  await expect(page.getByText('2 fields changed; this ends your verification')).toBeInViewport();
  await expectAccessible(page);
});

test('every message of the settings', async ({ page }) => {
  await openSettings(page, 'ngo', 0);
  await test.step('nothing changed', async () => {
    await save(page);
    await expect(toast(page, 'No Changes')).toBeVisible();
  });
  await test.step('no name', async () => {
    const [name, organization] = [text(page, 'Full name'), text(page, 'Organization name')];
    const before = await organization.inputValue();
    await name.fill('');
    await organization.fill('  ');
    await save(page);
    await expect(page.getByText('Organization name or full name is required')).toBeVisible();
    await expect(organization).toBeFocused();
    await organization.fill(before);
  });
  await test.step('a summary that is too long cannot be typed; one that is pasted by a script is refused', async () => {
    const summary = text(page, 'Short summary');
    await summary.fill('x'.repeat(150));
    await expect(page.getByText('150/150')).toBeVisible();
    await summary.press('End');
    await page.keyboard.type('y');
    await expect(summary).toHaveValue('x'.repeat(150));
    await summary.evaluate((node) => node.removeAttribute('maxlength'));
    await summary.fill('x'.repeat(151));
    await save(page);
    await expect(page.getByText('Summary must be 150 characters or less')).toBeVisible();
    await expect(summary).toBeFocused();
    await summary.fill('Short enough.');
  });
  await test.step('a year that cannot be', async () => {
    const year = text(page, 'Year established');
    for (const wrong of ['1799', String(THIS_YEAR + 1)]) {
      await year.fill(wrong);
      await save(page);
      await expect(page.getByText('Please enter a valid year')).toBeVisible();
      await expect(year).toBeFocused();
    }
    await year.fill('1800');
  });
  await test.step('an address that cannot be, and one that another member has', async () => {
    const address = text(page, 'Address of your page');
    await address.fill('no good');
    await save(page);
    await expect(page.getByText(/^The address must be 3 to 60 small letters/)).toBeVisible();
    await address.fill('tungavarna-industries-limited');
    await save(page);
    const taken = 'This address is taken. Please choose another one';
    await expect(address).toHaveAccessibleDescription(new RegExp(taken));
    await expect(address).toBeFocused();
    const words = 'Failed to save settings. Please try again.';
    await expect(toast(page, 'Error')).toContainText(words);
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: words })).toBeVisible();
    await address.fill('a-new-address');
    await expect(page.getByText(/\/members\/a-new-address$/)).toBeVisible();
  });
  await test.step('saved, with how many fields', async () => {
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await save(page);
    await expect(toast(page, 'Settings Saved!')).toContainText('4 fields updated.');
    const { version, ...body } = (await sent).postDataJSON();
    expect(version).toEqual(expect.any(Number));
    expect(body).toEqual({
      full_name: await text(page, 'Organization name').inputValue(),
      short_summary: 'Short enough.',
      year_established: 1800,
      slug: 'a-new-address',
    });
    await expect(page.getByText(/^These also lead here: \/members\//)).toBeVisible();
    await box(page, 'LinkedIn').uncheck();
    await save(page);
    await expect(page.getByText('1 field updated.')).toBeVisible();
    await page.reload();
    await expect(box(page, 'LinkedIn')).not.toBeChecked();
    await expect(text(page, 'Year established')).toHaveValue('1800');
  });
  await test.step('the server does not answer', async () => {
    await page.route('**/service/api/profile/profile', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await box(page, 'LinkedIn').check();
    await save(page);
    const words = 'Failed to save settings. Please try again.';
    await expect(toast(page, 'Error')).toContainText(words);
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(box(page, 'LinkedIn')).toBeChecked();
  });
});

test('the email is shown and leads to where it is changed; only a company is asked for its CIN', async ({
  page,
  newPerson,
}) => {
  await openSettings(page, 'ngo', 1);
  const form = page.getByRole('form', { name: 'Settings' });
  await expect(form.getByText(memberOf('ngo', 1).email, { exact: true })).toBeVisible();
  await expect(text(page, 'Email')).toBeHidden();
  await expect(page.getByLabel('CIN or FCRN')).toBeHidden();
  await expect(page.getByLabel('We are a listed entity')).toBeHidden();
  await page.getByRole('link', { name: 'Account page' }).click();
  await expect(page).toHaveURL(/\/account$/);

  const company = await newPerson();
  await openSettings(company, 'corporate', 0);
  await company.getByLabel('CIN or FCRN').fill('U17110MH1973PLC9997');
  await save(company);
  await expect(company.getByLabel('CIN or FCRN')).toBeFocused();
  await company.getByLabel('CIN or FCRN').fill('');
  await company.getByLabel('We are a listed entity').setChecked(true);
  await save(company);
  await expect(toast(company, 'Settings Saved!')).toBeVisible();
});

test('an individual starts without a public page', async ({ page }) => {
  await openSettings(page, 'consultant', 0);
  await expect(box(page, 'Public page')).not.toBeChecked();
  await expect(text(page, 'Year established')).toBeHidden();
  await page.getByRole('button', { name: /^Share:/ }).click();
  await expect(toast(page, 'Link Copied')).toContainText('your public page is off');
});

test('two devices change the same setting: neither is overwritten unseen', async ({ page, newPerson }) => {
  const other = await newPerson();
  await openSettings(page, 'ngo', 2);
  await openSettings(other, 'ngo', 2);
  await text(other, 'Website').fill('https://phone.example');
  await box(other, 'LinkedIn').uncheck();
  await save(other);
  await expect(other.getByText('2 fields updated.')).toBeVisible();

  await text(page, 'Website').fill('https://desk.example');
  await box(page, 'Twitter').uncheck();
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' });
  await expect(dialog.getByText('https://phone.example')).toBeVisible();
  await dialog.getByRole('group', { name: 'Website' }).getByLabel(/^Mine/).check();
  await dialog.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page.getByText('2 fields updated.')).toBeVisible();
  await page.reload();
  await expect(text(page, 'Website')).toHaveValue('https://desk.example');
  await expect(box(page, 'Twitter')).not.toBeChecked();
  await expect(box(page, 'LinkedIn')).not.toBeChecked();
});

test('by keyboard alone; what is not saved is not lost unasked', async ({ page }) => {
  await openSettings(page, 'ngo', 3);
  await box(page, 'Twitter').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 field changed')).toBeVisible();
  await page.getByRole('tab', { name: 'Settings' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Stay', exact: true }).press('Enter');
  // The focus goes back to where it was before the question.
  await expect(question).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Connections' })).toBeFocused();
  await expect(box(page, 'Twitter')).not.toBeChecked();
  await text(page, 'Website').focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Settings Saved!')).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
});

test('the settings are accessible, also with errors', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSettings(page, 'corporate', 1);
  await expectAccessible(page);
  await text(page, 'Organization name').fill('');
  await text(page, 'Full name').fill('');
  await text(page, 'Address of your page').fill('x');
  await save(page);
  await expect(page.getByText('Organization name or full name is required')).toBeVisible();
  await expectAccessible(page, { state: 'with errors', thoroughly: true });
});
