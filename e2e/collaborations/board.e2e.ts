import type { Page } from '@playwright/test';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';
import { tabTo } from '#platform/testing/keyboard.ts';
import { callAs } from '#platform/testing/people/browser-calls.ts';

const COMPANY = { email: 'csr@tungavarna.example', password: 'demo-corporate' };
const PARTNER = { email: 'office@buransh.example', password: 'demo-member' };
const TITLE = 'Seed banks in twelve villages of Almora';

/** Signs both in and starts a collaboration of both through the API. @returns its id. */
async function collaborate(company: Page, partner: Page): Promise<string> {
  await signInAs(company, COMPANY.email, COMPANY.password);
  await signInAs(partner, PARTNER.email, PARTNER.password);
  await Promise.all([company.goto('/terms'), partner.goto('/terms')]);
  const user = await partner.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  const { id } = await callAs(company, 'POST', '/collaboration-requests', {
    target_profile_id: user.id,
    collaboration_objective: 'A seed bank in each of twelve villages, run by women farmers.',
    timeframe: '6-12 months',
    budget_band: '₹10-50 Lakh',
  });
  const answer = { status: 'accepted', title: TITLE };
  const { collaboration_id } = await callAs(partner, 'PATCH', `/collaboration-requests/${id}`, answer);
  return collaboration_id;
}

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, name: string) => column(page, name).getByRole('article', { name: TITLE });

test('a collaboration moves over the board by pointer, keyboard and phone, and its deletion is undone', async ({
  page,
  newPerson,
}) => {
  const partner = await newPerson();
  const id = await collaborate(page, partner);
  await Promise.all([
    page.goto('/collaborations?search=seed+banks'),
    partner.goto('/collaborations?as=board&search=seed+banks'),
  ]);

  await test.step('the board is chosen beside the cards, and the address keeps it', async () => {
    await page.getByText('Board', { exact: true }).click();
    await expect(page).toHaveURL(/search=seed\+banks.*as=board/);
    await page.reload();
    await expect(card(page, 'Planning')).toBeVisible();
    await expect(column(page, 'Planning')).toContainText('1');
    await expect(column(page, 'Cancelled')).toContainText('None');
    await expectAccessible(page, { state: 'the board', thoroughly: true });
  });

  await test.step('a workspace opens over the board, which is there again when it closes', async () => {
    await card(page, 'Planning').getByRole('link', { name: TITLE }).click();
    const dialog = page.getByRole('dialog', { name: TITLE });
    await dialog.getByRole('tab', { name: 'Reports' }).click();
    await expect(page).toHaveURL(/tab=reports/);
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(page).not.toHaveURL(/tab=/);
    await expect(column(page, 'Planning')).toBeVisible();
  });

  await test.step('dragged to Active, it is there at the partner at once', async () => {
    await card(page, 'Planning').dragTo(column(page, 'Active'));
    await expect(card(page, 'Active')).toBeVisible();
    await expect(card(partner, 'Active')).toBeVisible();
    await page.reload();
    await expect(card(page, 'Active')).toBeVisible();
  });

  await test.step('a column that does not take it says so, and a refusal brings it back', async () => {
    await card(partner, 'Active').dragTo(column(partner, 'Cancelled'));
    await expect(toast(partner, `“${TITLE}” was not moved`)).toContainText(
      'You cannot move the collaboration to this status.',
    );
    await expect(card(partner, 'Active')).toBeVisible();
    await partner.route(`**/service/api/collaborations/${id}`, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 500, json: { success: false } })
        : route.continue(),
    );
    await card(partner, 'Active').dragTo(column(partner, 'Pending'));
    await expect(card(partner, 'Active')).toBeVisible();
    await expect(toast(partner, `“${TITLE}” was not moved`).last()).toBeVisible();
    await partner.unrouteAll();
  });

  await test.step('the keyboard moves it with the menu, and keeps the focus on it', async () => {
    const move = (name: string) => card(page, name).getByRole('button', { name: `Move to… ${TITLE}` });
    await tabTo(page, move('Active'));
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Pending' }).focus();
    await page.keyboard.press('Enter');
    await expect(move('Pending')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'moved to pending' })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Cancelled' }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Cancel this collaboration?' });
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect(card(page, 'Pending')).toBeVisible();
  });

  await test.step('a phone scrolls the columns inside the page', async () => {
    await partner.setViewportSize({ width: 360, height: 740 });
    await expect(card(partner, 'Pending')).toBeVisible();
    const overflow = () => partner.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await card(partner, 'Pending')
      .getByRole('button', { name: /^Move to/ })
      .click();
    await partner.getByRole('menuitem', { name: 'Planning' }).click();
    await expect(card(partner, 'Planning')).toBeVisible();
    await expect(card(page, 'Planning')).toBeVisible();
    await expectAccessible(partner, { state: 'the board on a phone' });
  });

  await test.step('the settings limit who reads it, and say what may not be done', async () => {
    await partner.goto(`/collaborations/${id}/settings`);
    await expect(partner.getByText(/You may not have permission to delete this project/)).toBeVisible();
    await page.goto(`/collaborations/${id}/settings`);
    // It is marked once the server has stored it.
    await page.getByRole('radio', { name: 'Only people who are named' }).click();
    await expect(toast(page, 'Visibility changed')).toBeVisible();
    await expect(partner.getByText(/Owners and managers of the organisations/)).toBeVisible();
    await expectAccessible(page, { state: 'the settings of a workspace' });
  });

  await test.step('deleted, it is gone for both; Undo brings it back', async () => {
    await page.getByRole('button', { name: 'Delete collaboration' }).click();
    const question = page.getByRole('dialog', { name: 'Delete this collaboration?' });
    await expect(question).toContainText('It has 2 participants, 0 milestones, 0 files');
    await question.getByRole('button', { name: 'Delete collaboration' }).click();
    await expect(page).toHaveURL(/\/collaborations$/);
    await expect(partner.getByText('Collaboration not found')).toBeVisible();
    await toast(page, 'Collaboration deleted').getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'Collaboration is back')).toBeVisible();
    await expect(page.getByRole('article', { name: TITLE })).toBeVisible();
    await partner.reload();
    await expect(partner.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  });
});

test('a board that cannot be read says it once, and comes back', async ({ page }) => {
  await signInAs(page, COMPANY.email, COMPANY.password);
  const columns = /\/service\/api\/collaborations\?.*status=/;
  await page.route(columns, (route) =>
    route.fulfill({
      status: 403,
      json: { error: { code: 'FORBIDDEN', message: 'Not now.' }, message: 'Not now.' },
    }),
  );
  await page.goto('/collaborations?as=board');
  const failure = page.getByRole('alert').filter({ hasText: 'Error loading collaborations' });
  await expect(failure).toHaveCount(1);
  await expect(failure).toContainText('Not now.');
  await expect(column(page, 'Active')).toBeHidden();
  await expectAccessible(page, { state: 'a board that failed' });
  await page.unroute(columns);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(column(page, 'Active').getByRole('article').first()).toBeVisible();
  await expect(failure).toBeHidden();
});
