import type { Page } from '@playwright/test';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, linkInOutbox, signInAs, test, toast } from '#platform/testing/browser.ts';
import { callAs } from '#platform/testing/people/browser-calls.ts';

const COMPANY = { email: 'csr@tungavarna.example', password: 'demo-corporate' };
const PARTNER = { email: 'office@khelangan.example', password: 'demo-member' };
const OTHER_PARTNER = { email: 'office@teestaorganic.example', password: 'demo-member' };
const THIRD_PARTNER = { email: 'office@kayalnadu.example', password: 'demo-member' };
const TITLE = 'Playgrounds for girls in Khunti';

/** Sends a request through the API, as the company. */
async function sendRequest(company: Page, partner: Page) {
  const user = await partner.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  return callAs(company, 'POST', '/collaboration-requests', {
    target_profile_id: user.id,
    collaboration_objective:
      'Build and equip twenty playgrounds in Khunti district that girls use every day, with a trained coach from each village. We bring funds.',
    timeframe: '6-12 months',
    budget_band: '₹10-50 Lakh',
  });
}

/** Signs both in, and lets the partner accept a request of the company through the API. */
async function collaborate(
  company: Page,
  partner: Page,
  who: typeof PARTNER,
  title: string,
): Promise<{ id: string }> {
  await signInAs(company, COMPANY.email, COMPANY.password);
  await signInAs(partner, who.email, who.password);
  await Promise.all([company.goto('/terms'), partner.goto('/terms')]);
  const { id } = await sendRequest(company, partner);
  const answer = { status: 'accepted', title };
  const { collaboration_id } = await callAs(partner, 'PATCH', `/collaboration-requests/${id}`, answer);
  return { id: collaboration_id };
}

test('two partners agree on title and budget', async ({ page, newPerson }) => {
  const partner = await newPerson();
  await signInAs(page, COMPANY.email, COMPANY.password);
  await signInAs(partner, PARTNER.email, PARTNER.password);
  await Promise.all([page.goto('/terms'), partner.goto('/terms')]);
  const partnersWorkspace = partner.getByRole('dialog', { name: TITLE });

  await test.step('the partner accepts under a short title', async () => {
    await sendRequest(page, partner);
    await partner.goto('/profile?tab=connections');
    const request = partner.getByRole('article').filter({ hasText: 'twenty playgrounds' });
    await request.getByRole('button', { name: 'Accept' }).click();
    const dialog = partner.getByRole('dialog', { name: 'Accept this request?' });
    const title = dialog.getByRole('textbox', { name: 'Title of the collaboration' });
    await expect(title).toBeFocused();
    await expect(title).toHaveValue(
      'Build and equip twenty playgrounds in Khunti district that girls use every day',
    );
    await title.fill(' ');
    await dialog.getByRole('button', { name: 'Accept request' }).click();
    await expect(title).toHaveAccessibleDescription(/Please enter a short title/);
    await expect(title).toBeFocused();
    await title.fill(TITLE);
    await title.press('Enter');
    await toast(partner, 'Request accepted').getByRole('button', { name: 'Open workspace' }).click();
    await expect(partnersWorkspace.getByText('Requested: ₹10-50 Lakh')).toBeVisible();
  });

  await test.step('the partner proposes a budget, and can take it back', async () => {
    await partnersWorkspace.getByRole('button', { name: 'Propose budget' }).click();
    const dialog = partner.getByRole('dialog', { name: 'Propose a budget' });
    const amount = dialog.getByRole('textbox', { name: 'Budget' });
    await dialog.getByRole('button', { name: 'Send proposal' }).click();
    await expect(amount).toHaveAccessibleDescription(/Please enter the budget/);
    await amount.fill('40 lakh');
    await dialog.getByLabel(/^Note/).fill('Two tranches, in June and October.');
    await dialog.getByRole('button', { name: 'Send proposal' }).click();
    const proposed = partnersWorkspace.getByRole('region', { name: 'Proposed budget' });
    await expect(proposed).toContainText(/You proposed this budget on \d+ \w+ \d{4}\. It waits/);
    await expect(proposed.getByRole('button', { name: 'Withdraw proposal' })).toBeVisible();
    await expect(partnersWorkspace.getByText('Not agreed yet').first()).toBeVisible();
  });

  await test.step('the company proposes another amount, to which the partner agrees', async () => {
    await page.goto(await linkInOutbox(page, COMPANY.email, 'A partner proposes a budget'));
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    const proposed = page.getByRole('region', { name: 'Proposed budget' });
    await expect(proposed).toContainText('₹40,00,000 (₹40 lakh)');
    await expect(proposed).toContainText('“Two tranches, in June and October.”');
    await expectAccessible(page, { state: 'a budget to answer' });
    await proposed.getByRole('button', { name: 'Propose another amount' }).click();
    const dialog = page.getByRole('dialog', { name: 'Propose another budget' });
    await dialog.getByRole('textbox', { name: 'Budget' }).fill('35 lakh');
    await dialog.getByRole('button', { name: 'Send proposal' }).click();
    await expect(proposed).toContainText('Tungavarna Industries Limited proposed this budget');

    await partner.reload();
    await partnersWorkspace.getByRole('button', { name: 'Agree', exact: true }).click();
    await partner
      .getByRole('dialog', { name: 'Agree to this budget?' })
      .getByRole('button', { name: 'Agree to budget' })
      .click();
    await expect(partnersWorkspace.getByText('₹35,00,000', { exact: true })).toBeVisible();
    await partnersWorkspace.getByRole('tab', { name: 'Settings' }).click();
    const history = partnersWorkspace.getByRole('region', { name: 'Proposed budgets' });
    await expect(history.getByRole('listitem')).toHaveCount(2);
    await expect(history).toContainText(/Another amount proposed by .*Tungavarna/);
  });
});

test('two partners change the details, and neither overwrites the other', async ({ page, newPerson }) => {
  const partner = await newPerson();
  const { id } = await collaborate(page, partner, THIRD_PARTNER, TITLE);
  const details = `/collaborations?workspace=${id}&tab=settings`;
  await Promise.all([page.goto(details), partner.goto(details)]);
  const workspace = page.getByRole('dialog', { name: TITLE });
  const partnersWorkspace = partner.getByRole('dialog', { name: TITLE });
  await workspace.getByRole('button', { name: 'Edit details' }).click();
  const form = page.getByRole('dialog', { name: 'Edit collaboration' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Playgrounds of Khunti');
  await form.getByLabel('Start date').fill('2027-02-01');
  await form.getByLabel('End date').fill('2027-01-01');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form.getByText('The end date must not be before the start date')).toBeVisible();
  await form.getByLabel('End date').fill('2027-12-31');

  await partnersWorkspace.getByRole('button', { name: 'Edit details' }).click();
  const partnersForm = partner.getByRole('dialog', { name: 'Edit collaboration' });
  await partnersForm.getByRole('textbox', { name: 'Title' }).fill('Twenty playgrounds');
  await partnersForm.getByLabel('Priority').selectOption('high');
  await partnersForm.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(partner, 'Collaboration saved')).toBeVisible();

  await form.getByRole('button', { name: 'Save changes' }).click();
  const conflict = page.getByRole('dialog', { name: 'Changed elsewhere' });
  await expect(conflict).toContainText('saved by a partner or in another tab');
  await conflict.getByRole('radio', { name: /Twenty playgrounds/ }).check();
  await conflict.getByRole('button', { name: 'Save my choice' }).click();
  const renamed = page.getByRole('dialog', { name: 'Twenty playgrounds' });
  await expect(renamed.getByText('31 Dec 2027')).toBeVisible();
  await expect(renamed.getByText('High', { exact: true })).toBeVisible();
});

test('a collaboration with work in it is archived and restored, and a partner leaves it', async ({
  page,
  newPerson,
}) => {
  const title = 'A coach for each village';
  const partner = await newPerson();
  const { id } = await collaborate(page, partner, OTHER_PARTNER, title);
  const workspace = page.getByRole('dialog', { name: title });

  await test.step('the company could delete it, until a milestone is completed', async () => {
    await page.goto(`/collaborations?workspace=${id}`);
    await workspace.getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByRole('menuitem', { name: 'Delete collaboration' })).toBeVisible();
    await callAs(partner, 'POST', `/collaborations/${id}/milestones`, {
      title: 'Survey',
      status: 'completed',
    });
    await page.reload();
    await expect(workspace.getByRole('heading', { name: 'Survey' })).toBeVisible();
  });

  await test.step('then it can only be archived, and restored', async () => {
    await workspace.getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByRole('menuitem', { name: 'Leave collaboration' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Delete collaboration' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Archive collaboration' }).click();
    await page
      .getByRole('dialog', { name: 'Archive this collaboration?' })
      .getByRole('button', { name: 'Archive collaboration' })
      .click();
    await expect(workspace).toBeHidden();
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card).toHaveCount(0);
    await page.getByText('Archived', { exact: true }).click();
    await expect(card).toContainText('Archived on');
    await card.getByRole('link', { name: /^Workspace/ }).click();
    await expect(workspace.getByText(/You can read everything, but not change it/)).toBeVisible();
    await expect(workspace.getByRole('button', { name: 'Add milestone' })).toHaveCount(0);
    await expectAccessible(page, { state: 'an archived collaboration' });
    await workspace.getByRole('button', { name: 'Restore collaboration' }).click();
    await expect(workspace.getByRole('button', { name: 'Add milestone' })).toBeVisible();
    await expect(page).toHaveURL(/list=archived/);
  });

  await test.step('the partner leaves, and is a name for the company', async () => {
    await partner.goto(`/collaborations?workspace=${id}`);
    await partner.getByRole('button', { name: 'More actions' }).click();
    await partner.getByRole('menuitem', { name: 'Leave collaboration' }).click();
    const question = partner.getByRole('dialog', { name: 'Leave this collaboration?' });
    await question.getByRole('button', { name: 'Leave collaboration' }).click();
    await expect(toast(partner, 'You have left the collaboration')).toBeVisible();
    await expect(partner.getByRole('article').filter({ hasText: title })).toHaveCount(0);

    await page.reload();
    await workspace.getByRole('tab', { name: 'Team' }).click();
    await expect(workspace.getByText(/^Left on .*, and no longer sees this collaboration$/)).toBeVisible();
    await expect(workspace.getByRole('button', { name: 'Set budget' })).toBeVisible();
  });
});
