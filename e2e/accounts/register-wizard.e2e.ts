import type { Page } from '@playwright/test';
import { expect, test } from '#platform/testing/browser.ts';

const PASSWORD = 'monsoon-paper-lantern';

const step = (page: Page, title: string) => page.getByRole('heading', { name: title, level: 2 });
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const password = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true });
const confirmation = (page: Page) => page.getByRole('textbox', { name: 'Confirm password' });

/** Fills the account step, whose fields are empty, and goes on. */
async function fillAccount(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await password(page).fill(PASSWORD);
  await confirmation(page).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await next(page);
  await expect(step(page, 'Complete Your Profile')).toBeVisible();
}

test('by keyboard alone: every field in order, lists and checkboxes, errors and the eye', async ({
  page,
}) => {
  const key = (name: string) => page.keyboard.press(name);
  const type = async (text: string) => {
    await key('Tab');
    await page.keyboard.type(text);
  };
  await page.goto('/register');
  const corporate = page.getByRole('radio', { name: /^Corporate/ });
  await expect(async () => {
    await corporate.focus();
    await expect(corporate).toBeFocused({ timeout: 100 });
  }).toPass();
  await key('ArrowDown');
  await expect(page.getByRole('radio', { name: /^NGO/ })).toBeChecked();
  await key('ArrowUp');
  await key('Enter');

  await expect(step(page, 'Create Your Account')).toBeFocused();
  await key('Tab');
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeFocused();
  await key('Enter');
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeFocused();
  await page.keyboard.type('keys@only.example');
  await key('Tab');
  await expect(page.getByRole('link', { name: 'Ask to join it' })).toBeFocused();
  await type('office@only.example');
  await type(PASSWORD);
  await key('Tab');
  await expect(page.getByRole('button', { name: 'Show password', exact: true })).toBeFocused();
  await key('Space');
  await expect(password(page)).toHaveAttribute('type', 'text');
  await key('Space');
  await type(PASSWORD);
  await key('Tab');
  await expect(page.getByRole('button', { name: 'Show password confirmation' })).toBeFocused();
  await page.getByRole('checkbox', { name: /I agree/ }).focus();
  await key('Space');
  await key('Enter');

  await expect(step(page, 'Complete Your Profile')).toBeFocused();
  await type('Keys Only Limited');
  await type('Asha Rao');
  await type('Bhor, Pune district');
  await key('Tab');
  const state = page.getByRole('combobox', { name: 'State or union territory' });
  await expect(state).toBeFocused();
  await expect(state).toHaveValue('Maharashtra');
  await type('Makes keyboards.');
  await type('keys.example');
  await type('+91 00000 10001');
  await type('1999');
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveValue('https://keys.example');
  for (const list of ['Organization size', 'Operating regions', 'SDG goals', 'Focus areas']) {
    const combobox = page.getByRole('combobox', { name: list });
    await combobox.focus();
    await key('ArrowDown');
    const options = page.getByRole('listbox', { name: list });
    await expect(options.getByRole('option').first()).toBeVisible();
    // The list is there a moment before the keys move within it.
    await expect(combobox).toHaveAttribute('aria-activedescendant');
    await key('ArrowDown');
    await key('Enter');
    await key('Escape');
    await expect(options).toBeHidden();
  }
  await expect(page.getByRole('combobox', { name: 'Organization size' })).toHaveValue('11-50');
  await page.getByRole('textbox', { name: 'CIN' }).focus();
  await page.keyboard.type('u17110mh1999plc999786');
  await expect(
    page.getByText('Unlisted public limited company, registered in Maharashtra in 1999.'),
  ).toBeVisible();
  await key('Tab');
  await expect(page.getByRole('textbox', { name: 'CIN' })).toHaveValue('U17110MH1999PLC999786');
  await expect(page.getByRole('button', { name: 'Previous' })).toBeFocused();
  await key('Tab');
  await key('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
});

test('Back goes to the previous step, Forward to the next, and a reload keeps all but the passwords', async ({
  page,
}) => {
  await page.goto('/');
  await page.goto('/register?type=consultant');
  await expect(page.getByRole('radio', { name: /^Consultant/ })).toBeChecked();
  await page.getByRole('radio', { name: /^NGO/ }).check();
  await next(page);
  await fillAccount(page, 'kept@reload.example');
  await page.getByLabel(/Organization name/).fill('Kept Trust');

  await page.goBack();
  await expect(step(page, 'Create Your Account')).toBeFocused();
  await expect(password(page)).toHaveValue(PASSWORD);
  await page.goBack();
  await expect(page.getByRole('radio', { name: /^NGO/ })).toBeChecked();
  await page.goForward();
  await expect(step(page, 'Create Your Account')).toBeFocused();
  await page.goForward();
  await expect(page.getByLabel(/Organization name/)).toHaveValue('Kept Trust');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(step(page, 'Create Your Account')).toBeFocused();
  await page.goForward();
  await expect(step(page, 'Complete Your Profile')).toBeFocused();

  await page.reload();
  await expect(step(page, 'Create Your Account')).toBeVisible();
  await expect(
    page.getByText('Your entries are still here, except the password. Please enter it again.'),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue('kept@reload.example');
  await expect(password(page)).toHaveValue('');
  const stored = () => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(await stored()).toContain('kept@reload.example');
  expect(await stored()).not.toContain(PASSWORD);
  await password(page).fill(PASSWORD);
  await confirmation(page).fill(PASSWORD);
  await next(page);
  await expect(page.getByLabel(/Organization name/)).toHaveValue('Kept Trust');

  await page.goBack();
  await expect(step(page, 'Create Your Account')).toBeFocused();
  await page.goBack();
  await expect(step(page, 'Choose Your Member Type')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/register?type=consultant');
  await expect(page.getByRole('radio', { name: /^NGO/ })).toBeChecked();
  await next(page);
  await password(page).fill(PASSWORD);
  await confirmation(page).fill(PASSWORD);
  await next(page);
  await page.getByLabel(/Headquarters location/).fill('Ranchi, Jharkhand');
  await page.getByLabel(/Short summary/).fill('Keeps what was typed.');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect.poll(stored).not.toContain('kept@reload.example');
});

test('the last step sends nothing while an earlier one is spoilt', async ({ page }) => {
  await page.goto('/register?type=ngo');
  await next(page);
  await fillAccount(page, 'spoilt@step.example');
  await page.goBack();
  await confirmation(page).fill('something else');
  await page.goForward();
  await expect(step(page, 'Complete Your Profile')).toBeFocused();
  await page.getByLabel(/Organization name/).fill('Spoilt Trust');
  await page.getByLabel(/Headquarters location/).fill('Ranchi, Jharkhand');
  await page.getByLabel(/Short summary/).fill('Wells.');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(confirmation(page)).toBeFocused();
});

test('each entry link chooses its member type, and only a corporate is asked for a CIN', async ({ page }) => {
  for (const [type, name] of [
    ['corporation', /^Corporate/],
    ['ngo', /^NGO/],
    ['consultant', /^Consultant/],
  ] as const) {
    await page.goto(`/register?type=${type}`);
    await expect(page.getByRole('radio', { name })).toBeChecked();
  }
  await next(page);
  await fillAccount(page, 'person@links.example');
  await expect(page.getByLabel(/Full name/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'CIN' })).toBeHidden();
  await expect(page.getByRole('checkbox', { name: 'We are a listed entity' })).toBeHidden();
});

test('a CIN is explained while it is typed and decides on the listing; lists scroll at 200 px', async ({
  page,
}) => {
  await page.goto('/register?type=corporation');
  await next(page);
  await fillAccount(page, 'cin@explained.example');
  const cin = page.getByRole('textbox', { name: 'CIN' });
  const listed = page.getByRole('checkbox', { name: 'We are a listed entity' });
  await listed.check();
  await cin.fill('L17110');
  await expect(page.getByText('6 of 21 characters')).toBeVisible();
  await cin.fill('u17110 mh1973 plc999786');
  await expect(
    page.getByText('Unlisted public limited company, registered in Maharashtra in 1973.'),
  ).toBeVisible();
  await expect(page.getByText('Set by your CIN, which starts with U.')).toBeVisible();
  await expect(listed).not.toBeChecked();
  await expect(listed).toBeDisabled();
  await cin.fill('L17110MH1973PLC999786');
  await expect(listed).toBeChecked();
  await page.getByLabel(/Headquarters location/).fill('Bengaluru, Karnataka');
  await page.getByLabel('Year established').fill('1980');
  await expect(page.getByText('issued in Maharashtra, but your headquarters are in Karnataka')).toBeVisible();
  await expect(page.getByText('registered in 1973, but your year established is 1980')).toBeVisible();
  await cin.fill('F01234');
  await expect(
    page.getByText('The number of a foreign company with a place of business in India.'),
  ).toBeVisible();
  await expect(listed).toBeEnabled();
  await expect(listed).toBeChecked();

  for (const list of ['Operating regions', 'SDG goals', 'Focus areas']) {
    await page.getByRole('combobox', { name: list }).click();
    const options = page.getByRole('listbox', { name: list });
    await expect(options).toBeVisible();
    const box = await options.evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }));
    expect(box.clientHeight).toBeLessThanOrEqual(200);
    expect(box.scrollHeight).toBeGreaterThan(200);
    await page.keyboard.press('Escape');
    await expect(options).toBeHidden();
  }
});

test('a password is rated while it is typed, in words', async ({ page }) => {
  await page.goto('/register?type=ngo');
  await next(page);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('meera@asha.example');
  for (const [typed, words] of [
    ['password123', 'Very weak. This is one of the first passwords that attackers try.'],
    ['meera2019', 'Weak. It should not contain your name, email or organisation.'],
    [PASSWORD, 'Strong.'],
  ] as const) {
    await password(page).fill(typed);
    await expect(page.getByRole('status').filter({ hasText: `Password strength: ${words}` })).toHaveCount(1);
  }
});
