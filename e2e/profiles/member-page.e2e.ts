import type { Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { DEMO_MEMBERS } from '#features/profiles/demo-members/members.demo.ts';
import { demoMembers } from '#features/profiles/demo-members/profiles.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';
import { signUpBody } from '#platform/testing/records.ts';

const MEMBERS = demoMembers(new Date());
const [corporate] = DEMO_SIGN_INS;
const PAGE = '/members/aksharvan-learning-trust';

/** The demo's consultants have no public page until they switch it on. */
function consultant(at: number) {
  const { key } = DEMO_MEMBERS.filter(({ type, admin }) => type === 'consultant' && !admin)[at] ?? {};
  const member = MEMBERS.find((one) => one.key === key);
  if (!member) throw new Error(`no demo consultant ${at}`);
  return member;
}

async function signInAsCorporate(page: Page): Promise<void> {
  if (!corporate) throw new Error('the demo data has no sign-ins');
  await signInAs(page, corporate.email, corporate.password);
}

/** The address of the own page, as the settings show it. */
async function ownPage(page: Page): Promise<string> {
  await page.goto('/profile?tab=settings');
  const href = await page.getByRole('link', { name: 'See your page' }).getAttribute('href');
  return href ?? '';
}

test('a visitor reads a public page without contact details, signs in and is back with them', async ({
  page,
}) => {
  const answer = await page.goto(PAGE);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Aksharvan Learning Trust' })).toBeVisible();
  await expect(page).toHaveTitle('Aksharvan Learning Trust · Dayitva');
  await expect(page.getByRole('heading', { name: 'Reading rooms for 300 schools' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'School library in a month' })).toBeVisible();
  await expect(page.getByText(/of 5 stars/).first()).toBeAttached();
  await expect(page.getByText('hello@aksharvan.example')).toHaveCount(0);
  await expect(page.getByText('Contact person')).toHaveCount(0);

  if (!corporate) throw new Error('the demo data has no sign-ins');
  await page.getByRole('link', { name: 'Sign in to request a collaboration' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(corporate.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(corporate.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await expect(page.getByRole('link', { name: 'hello@aksharvan.example' })).toBeVisible();
});

test('a visitor asks without an account, and reads what happens next', async ({ page }) => {
  await page.goto(PAGE);
  const opener = page.getByRole('button', { name: 'Ask without an account' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: /Request Collaboration/ });
  const name = dialog.getByRole('textbox', { name: 'Your name' });
  await expect(name).toBeFocused();
  await expect(
    dialog.getByText(
      /delete the request, with both, 30 days after you sent it, or 30 days after our team passed it on/,
    ),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(name).toHaveAccessibleDescription('Name is required');
  await expect(name).toBeFocused();

  await name.fill('Sunanda Bhosale');
  await dialog.getByRole('textbox', { name: 'Your email' }).fill('sunanda@visitor.example');
  await dialog.getByLabel(/Collaboration objective/).fill('Could your library bus stop at our school?');
  for (const [list, choice] of [
    ['Timeframe', 'Immediate'],
    ['Budget band', 'Not Applicable'],
  ] as const) {
    await dialog.getByRole('combobox', { name: list }).click();
    await page.getByRole('option', { name: choice }).click();
  }
  await expectAccessible(page, { state: 'request of a visitor' });
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your request is with our team' })).toBeFocused();
  await expect(dialog.getByText(/can reply to you at sunanda@visitor\.example/)).toBeVisible();
  await expectAccessible(page, { state: 'request arrived' });
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('what search engines read belongs to the page alone', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { level: 1, name: 'Aksharvan Learning Trust' })).toBeVisible();
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`${PAGE}$`));
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page.locator('title')).toHaveCount(1);
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL(/\/terms$/);
  // For a moment the head holds both: that of the page left goes once the new one is drawn.
  await expect(page.locator('link[rel=canonical][href$="/terms"]')).toHaveCount(1);
  await expect(canonical).toHaveCount(1);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test('a hidden page is none to visitors; members read it, and its owner switches it on', async ({
  page,
  newPerson,
}) => {
  const visitor = await newPerson();
  const owner = consultant(0);
  await signInAs(page, owner.email, 'demo-member');
  const path = await ownPage(page);

  await test.step('off', async () => {
    const hidden = await visitor.goto(path);
    expect(hidden?.status()).toBe(404);
    await expect(visitor.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(visitor).toHaveTitle('Page Not Found · Dayitva');
    expect(await visitor.content()).not.toContain(owner.name);
    await visitor.getByRole('link', { name: 'log in' }).click();
    await expect(visitor).toHaveURL(/\/login$/);
    const member = await newPerson();
    await signInAsCorporate(member);
    await member.goto(path);
    await expect(member.getByRole('heading', { level: 1, name: owner.name })).toBeVisible();
    await expect(member.getByText('Only signed-in members see this page.')).toBeVisible();
    await expect(member.getByRole('button', { name: /^Share:/ })).toBeHidden();
  });
  await test.step('on', async () => {
    await page.getByRole('checkbox', { name: 'Public page' }).check();
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('1 field updated.')).toBeVisible();
    expect((await visitor.goto(path))?.status()).toBe(200);
    await expect(visitor.getByRole('heading', { level: 1, name: owner.name })).toBeVisible();
  });
});

test('a contact detail that the owner hides is gone for members, on the page and in the marketplace', async ({
  page,
  newPerson,
}) => {
  const owner = consultant(1);
  await signInAs(page, owner.email, 'demo-member');
  const path = await ownPage(page);
  await page.getByRole('checkbox', { name: 'Public phone', exact: true }).uncheck();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('1 field updated.')).toBeVisible();
  await page.goto('/profile?view=public');
  await expect(page.getByText('Public email')).toBeVisible();
  await expect(page.getByText('Public phone')).toBeHidden();

  const member = await newPerson();
  await signInAsCorporate(member);
  await member.goto(path);
  await expect(member.getByText('Public email')).toBeVisible();
  await expect(member.getByText('Public phone')).toBeHidden();
  await member.goto(`/marketplace?profile=${owner.id}`);
  const dialog = member.getByRole('dialog');
  await expect(dialog.getByText('Email', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Phone', { exact: true })).toBeHidden();
  await dialog.getByRole('link', { name: 'Open page' }).click();
  await expect(member).toHaveURL(new RegExp(`${path}$`));
});

test('a company asks for a collaboration from the page, by keyboard', async ({ page }) => {
  await signInAsCorporate(page);
  await page.goto('/members/khazan-rakhandar-society');
  await page.getByRole('button', { name: 'Request Collaboration' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(/Collaboration objective/)).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Request Collaboration' })).toBeFocused();
});

test('a dialog whose scripts come after the press gives the focus back, too', async ({ page }) => {
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route('**/assets/collaboration-request-dialog-*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await signInAsCorporate(page);
  await page.goto('/members/khazan-rakhandar-society');
  const ask = page.getByRole('button', { name: 'Request Collaboration' });
  await ask.click();
  press();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(/Collaboration objective/)).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(ask).toBeFocused();
});

test('a page that does not load has a heading, and can be asked for again', async ({ page }) => {
  // The server sends a page with its content: only who comes from another page asks for it in the browser.
  await signInAsCorporate(page);
  await page.goto('/profile?tab=settings');
  await page.route('**/service/api/members/*', (route) => route.abort());
  await page.getByRole('link', { name: 'See your page' }).click();
  await expect(page.getByText('Failed to load this page')).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Member page');
  await page.unroute('**/service/api/members/*');
  await page.getByRole('button', { name: /Retry|Try again/ }).click();
  await expect(heading).toContainText('Tungavarna');
});

test('a page is accessible to a visitor and to a member', async ({ page, newPerson }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { level: 1, name: 'Aksharvan Learning Trust' })).toBeVisible();
  await expect(page.getByText(/of 5 stars/).first()).toBeAttached();
  await expectAccessible(page, { thoroughly: true });
  const member = await newPerson();
  await signInAsCorporate(member);
  await member.goto(PAGE);
  await expect(member.getByText('Public email')).toBeVisible();
  await expect(member.getByText(/of 5 stars/).first()).toBeAttached();
  await expectAccessible(member, { state: 'to a member' });
});

test('a member whose email is not confirmed reads why there are no contact details, and how to get them', async ({
  page,
}) => {
  const email = `${crypto.randomUUID()}@members.example`;
  const body = signUpBody(email);
  expect((await page.request.post('/service/api/auth/signup', { data: body })).status()).toBe(201);
  await signInAs(page, email, body.password);
  await page.goto(PAGE);
  const note = page.getByText('Confirm your email to see contact details.');
  await expect(note).toBeVisible();
  await expect(page.getByText('hello@aksharvan.example')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/marketplace?search=Aksharvan');
  const save = page.getByRole('group', { name: 'Save this list' });
  await expect(save).toContainText('Confirm your email to save this as a table.');
  await expect(save.getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: /^View Profile/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Confirm your email to see contact details.')).toBeVisible();
  await expect(dialog.getByText('hello@aksharvan.example')).toHaveCount(0);
  await dialog.getByRole('link', { name: 'Confirm your email' }).click();
  await expect(page).toHaveURL(/\/verify-email$/);
});
