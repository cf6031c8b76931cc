import type { Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';
import { installClock, stopClock, tickUntilVisible } from '#platform/testing/page-clock.ts';
import { callAs } from '#platform/testing/people/browser-calls.ts';

const [corporate] = DEMO_SIGN_INS;

test.beforeEach(async ({ page }) => {
  if (!corporate) throw new Error('the demo data has no sign-ins');
  await signInAs(page, corporate.email, corporate.password);
});

/** The line above the list: of over a hundred members in all, or of the fewer NGOs; others sign up meanwhile. */
const showing = (page: Page, from: number, to: number, of: 'all' | 'ngos') =>
  page.getByText(new RegExp(`Showing ${from} to ${to} of ${of === 'all' ? '1\\d\\d' : '\\d\\d'} results`));

/** Waits until the page has nothing to do. The line of the bell stays open, so the network never is idle. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(null), { timeout: 2000 })));

test('filters, page and profile are in the address, and survive reload and back', async ({ page }) => {
  await page.goto('/marketplace');
  await expect(showing(page, 1, 10, 'all')).toBeVisible();
  await page.getByRole('button', { name: 'NGO/Non-profit' }).click();
  await expect(page).toHaveURL(/type=ngo/);
  await expect(showing(page, 1, 10, 'ngos')).toBeVisible();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(showing(page, 11, 20, 'ngos')).toBeVisible();

  await page.reload();
  await expect(showing(page, 11, 20, 'ngos')).toBeVisible();

  const name = await page.getByRole('article').first().getByRole('heading').getByRole('link').innerText();
  await page
    .getByRole('button', { name: /^View Profile/ })
    .first()
    .click();
  await expect(page).toHaveURL(/profile=/);
  await expect(page.getByRole('dialog').getByRole('heading', { name }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(showing(page, 11, 20, 'ngos')).toBeVisible();

  await page.getByRole('button', { name: 'Corporate', exact: true }).click();
  await expect(page, 'another filter starts at page 1').not.toHaveURL(/page=/);
});

test('Location finds members by head office and by where they work, and says which', async ({ page }) => {
  await page.goto('/marketplace');
  await page.getByRole('combobox', { name: 'Location' }).click();
  await page.getByRole('option', { name: 'Odisha' }).click();
  await expect(page).toHaveURL(/location=Odisha/);
  // A place that names the state already says where the head office is.
  const unexplained = page.getByRole('article').filter({
    hasNotText: /, Odisha|Head office in Odisha|Works in Odisha|Works Pan India/,
  });
  await expect(unexplained).toHaveCount(0);
  await expect(page.getByText('Works Pan India').first()).toBeVisible();
});

test('all cards of a page are rendered, also those below the screen, for print and find in page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/marketplace');
  const cards = page.getByRole('button', { name: /^View Profile/ });
  await expect(cards).toHaveCount(10);
  // What is not rendered has no text of its own, though it is in the document.
  for (const text of await cards.evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText)))
    expect(text).toMatch(/\S/);
});

test('a search without a match says so and clears with one click', async ({ page }) => {
  await page.goto('/marketplace?search=zzzzqqqq');
  await expect(
    page.getByText('No profiles match your current filters. Try adjusting your filters.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(showing(page, 1, 10, 'all')).toBeVisible();

  // Nobody in the district: the state is offered, and mail when somebody comes.
  await page.goto('/marketplace?search=zzzzqqqq&district=Araria');
  await page.getByRole('button', { name: 'Look in all of Bihar' }).click();
  await expect(page).toHaveURL(/search=zzzzqqqq&location=Bihar$/);
  await page.getByRole('button', { name: 'Tell me when one comes' }).click();
  await expect(page.getByRole('button', { name: 'We tell you when one comes' })).toBeDisabled();
  // Other journeys begin with no saved search.
  const [saved] = await callAs(page, 'GET', '/marketplace/saved-searches');
  await callAs(page, 'DELETE', `/marketplace/saved-searches/${saved.id}`);
});

test('a failure shows a message, and Retry loads the list', async ({ page }) => {
  await page.route('**/service/api/marketplace/profiles?*', (route) =>
    route.fulfill({ status: 400, json: {} }),
  );
  await page.goto('/marketplace');
  await expect(page.getByText('Error Loading Data')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Failed to load profiles' })).toBeVisible();
  await page.goto('/marketplace?search=fisherfolk');
  await expect(page.getByRole('heading', { name: 'Failed to search profiles' })).toBeVisible();
  await page.unroute('**/service/api/marketplace/profiles?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a saved profile is still saved after a reload, and found by the filter', async ({ page }) => {
  await page.goto('/marketplace?search=fisherfolk');
  const card = page.getByRole('article').first();
  await expect(card.getByRole('heading')).toBeVisible();
  const name = await card.getByRole('heading').innerText();
  const stored = page.waitForResponse((response) => response.request().method() === 'PUT');
  const more = card.getByRole('button', { name: /^More: / });
  await more.click();
  await page.getByRole('menuitem', { name: /^Save:/ }).click();
  expect((await stored).ok()).toBe(true);
  await page.reload();
  await more.click();
  await expect(page.getByRole('menuitem', { name: /^Saved:/ })).toBeVisible();
  await page.goto('/marketplace?saved=true');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(name);
});

/**
 * Opens the list of NGOs, those first whom nobody has asked, and waits until the cards know which requests wait: these take the place of
 * the button that asks.
 */
async function openNgos(page: Page) {
  const states = page.waitForResponse('**/service/api/collaboration-requests/states?*');
  await page.goto('/marketplace?type=ngo&sort=newest');
  await states;
  await idle(page);
}

test('a visit reads which requests wait once for the page, and no others before the dialog opens', async ({
  page,
}) => {
  const read: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/service/api/collaboration-requests')) read.push(pathname + search);
  });
  await openNgos(page);
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Request Collaboration/ }) })
    .first()
    .getByRole('button', { name: /^View Profile/ })
    .click();
  const profile = page.getByRole('dialog');
  await expect(profile.getByRole('heading', { name: 'Profile Statistics' })).toBeVisible();
  await idle(page);
  const states = (count: number) =>
    expect.stringMatching(new RegExp(`/states\\?ids=[\\w-]+(%2C[\\w-]+){${count - 1}}$`));
  expect(read, 'of the ten cards, and of the profile').toEqual([states(10), states(1)]);
  read.length = 0;

  await profile.getByRole('button', { name: 'Request Collaboration' }).click();
  await expect(page.getByLabel(/Collaboration objective/)).toBeFocused();
  const waiting = (list: string, of: string) =>
    expect.stringMatching(new RegExp(`/${list}\\?${of}=[\\w-]+&state=waiting&pageSize=1$`));
  await expect
    .poll(() => read.toSorted(), 'only the requests between the two that are waiting')
    .toEqual([waiting('received', 'sender_profile_id'), waiting('sent', 'target_profile_id')]);
});

test('a profile comes with its projects and services in one call', async ({ page }) => {
  await page.goto('/marketplace?search=Aksharvan');
  const open = page.getByRole('button', { name: /^View Profile/ }).first();
  await expect(open).toBeVisible();
  const read: string[] = [];
  page.on('request', (request) => {
    const [part] =
      request.url().match(/(?<=marketplace\/profiles\/[\w-]+\/)(detail|projects|services)/) ?? [];
    if (part) read.push(part);
  });
  await open.click();
  const profile = page.getByRole('dialog');
  await expect(profile.getByRole('region', { name: 'Projects' }).getByRole('listitem').first()).toBeVisible();
  await idle(page);
  expect(read).toEqual(['detail']);
});

test('a profile shows its registrations as its page does: held, checked, valid until', async ({ page }) => {
  await page.goto('/marketplace?search=Aksharvan');
  await page
    .getByRole('button', { name: /^View Profile/ })
    .first()
    .click();
  const profile = page.getByRole('dialog');
  const shown = profile.getByRole('region', { name: 'Registrations' });
  await expect(shown).toContainText(/CSR\d{8}Checked \d.*HeldChecked \d.*, valid until \d/);
  const registrations = await shown.getByRole('definition').allInnerTexts();
  await profile.getByRole('link', { name: 'Open page' }).click();
  await expect(page).toHaveURL(/\/members\//);
  const onPage = () => page.getByRole('definition').allInnerTexts();
  await expect.poll(onPage).toEqual(expect.arrayContaining(registrations));
});

test('a request that is not sent yet is discarded only after a question', async ({ page }) => {
  await openNgos(page);
  const opener = page.getByRole('button', { name: /^Request Collaboration/ }).first();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: /^Request Collaboration/ });
  const objective = dialog.getByLabel(/Collaboration objective/);
  await objective.fill('Half a sentence');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard this request?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(objective).toHaveValue('Half a sentence');

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(objective).toHaveValue('');
});

test('an incomplete request is refused in words and keeps what was typed', async ({ page }) => {
  await openNgos(page);
  await page
    .getByRole('button', { name: /^Request Collaboration/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Collaboration objective/).fill('Too short');
  await dialog.getByRole('button', { name: /^Send/ }).click();
  await expect(toast(page, 'Validation Error')).toBeVisible();
  await expect(
    dialog.getByText('Collaboration objective must be at least 20 characters.').first(),
  ).toBeVisible();
  await expect(dialog.getByLabel(/Collaboration objective/)).toBeFocused();
  await expect(dialog.getByLabel(/Collaboration objective/)).toHaveValue('Too short');
});

test('a request that fails without words of the server shows those of the screen', async ({ page }) => {
  await openNgos(page);
  await page
    .getByRole('button', { name: /^Request Collaboration/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const objective = 'Toilets and clean water for twelve village schools.';
  await dialog.getByLabel(/Collaboration objective/).fill(objective);
  await dialog.getByRole('combobox', { name: 'Timeframe' }).click();
  await page.getByRole('option', { name: '6-12 months' }).click();
  await dialog.getByRole('combobox', { name: 'Budget band' }).click();
  await page.getByRole('option', { name: '₹50 Lakh - ₹1 Crore' }).click();
  await page.route('**/service/api/collaboration-requests', (route) =>
    route.fulfill({ status: 500, body: 'oops' }),
  );
  await dialog.getByRole('button', { name: /^Send/ }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to submit request. Please try again.');
  await expect(dialog.getByLabel(/Collaboration objective/)).toHaveValue(objective);
});

test('the toast of an incomplete request names the errors of the latest attempt', async ({ page }) => {
  await installClock(page);
  await openNgos(page);
  await page
    .getByRole('button', { name: /^Request Collaboration/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const objective = dialog.getByLabel(/Collaboration objective/);
  await objective.fill('Too short');
  await stopClock(page);
  const send = dialog.getByRole('button', { name: /^Send/ });
  const named = toast(page, 'Validation Error');
  await send.click();
  await tickUntilVisible(page, named.filter({ hasText: 'at least 20 characters' }));
  await objective.fill('Toilets and clean water for twelve village schools.');
  await send.click();
  const latest = named.filter({ hasNotText: 'at least 20 characters' });
  await tickUntilVisible(page, latest);
  await page.clock.runFor(1000);
  await expect(named).toHaveCount(1);
  await expect(latest).toBeVisible();
  await page.clock.runFor(2000);
  await expect(latest, 'shows for its own 4 seconds').toBeVisible();
});

test('a search finds members with fewer of its words, and says what it understood', async ({ page }) => {
  await page.goto('/marketplace?search=girls+education+Maharashtra');
  await expect(page.getByText('Understood as state Maharashtra · focus area Education')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Aksharvan' })).toBeVisible();

  await page.goto('/marketplace?search=school+toilets');
  await expect(page.getByText('Understood as focus area Water & Sanitation')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goto('/marketplace?search=poetry');
  await expect(page.getByRole('heading', { name: /results?$/ }).first()).toBeVisible();
  await expect(page.getByText(/Understood as/)).toHaveCount(0);
});

test('a visit asks for the members once, before the scripts are there', async ({ page }) => {
  const asked: string[] = [];
  let scripts = 0;
  await page.route('**/assets/*.js', async (route) => {
    // The first answers are there before any script.
    if (scripts++ === 0) await answered;
    await route.continue();
  });
  page.on('request', (request) => {
    if (request.url().includes('/service/api/')) asked.push(new URL(request.url()).pathname);
  });
  const answered = page.waitForResponse('**/service/api/marketplace/profiles?sort=auto&page=1');
  await page.goto('/marketplace');
  await expect(page.getByRole('button', { name: /^View Profile/ }).first()).toBeVisible();
  for (const call of ['/auth/check', '/marketplace/profiles', '/profile/profile']) {
    expect(
      asked.filter((path) => path === `/service/api${call}`),
      call,
    ).toHaveLength(1);
  }
});
