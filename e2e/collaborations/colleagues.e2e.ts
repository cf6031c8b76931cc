import type { Page } from '@playwright/test';
import { DEMO_COLLEAGUES } from '#features/accounts/memberships/colleagues.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

/** A stream brings what others do within seconds; a busy machine is slower. */
const SEEN = { timeout: 15_000 };
const OBJECTIVE = 'A calendar of Madhubani pictures for our offices';

/** A demo member without a request from or to the company. */
const NGO = {
  name: 'Mithila Aripan Women Artists Trust',
  email: 'office@aripan.example',
  password: 'demo-member',
};

function colleagueWith(role: string) {
  const found = DEMO_COLLEAGUES.find((one) => one.role === role && one.of === 'tungavarna');
  if (!found) throw new Error(`the demo company has no ${role}`);
  return found;
}

async function signInWith(page: Page, role: string): Promise<void> {
  const { email, password } = colleagueWith(role);
  await signInAs(page, email, password);
}

test('two colleagues of a company and an NGO run the main job in three browsers', async ({
  page: manager,
  newPerson,
}) => {
  const [member, partner] = [await newPerson(), await newPerson()];
  await signInWith(manager, 'manager');
  await signInWith(member, 'member');
  await signInAs(partner, NGO.email, NGO.password);

  await test.step('the manager asks the NGO; the member may not', async () => {
    for (const page of [member, manager]) await page.goto('/marketplace?search=Mithila');
    const card = manager.getByRole('article').filter({ hasText: NGO.name });
    await card.getByRole('button', { name: /^Request Collaboration/ }).click();
    const dialog = manager.getByRole('dialog');
    await dialog.getByLabel(/Collaboration objective/).fill(OBJECTIVE);
    await dialog.getByRole('combobox', { name: /Timeframe/ }).click();
    await manager.getByRole('option', { name: '6-12 months' }).click();
    await dialog.getByRole('combobox', { name: /Budget band/ }).click();
    await manager.getByRole('option', { name: '₹50 Lakh - ₹1 Crore' }).click();
    await dialog.getByRole('button', { name: /Send|Submit/ }).click();
    await expect(toast(manager, 'Request Sent')).toBeVisible();
    await expect(member.getByRole('button', { name: /^View Profile/ }).first()).toBeVisible();
    await expect(member.getByRole('button', { name: /^Request Collaboration/ })).toHaveCount(0);
  });

  await test.step('the member sees who asked, and the NGO too when it accepts', async () => {
    const asked = `${colleagueWith('manager').name}, `;
    await member.goto('/profile?tab=connections');
    await member.getByRole('tab', { name: /^Sent/ }).click();
    const sent = member.getByRole('article').filter({ hasText: OBJECTIVE });
    await expect(sent.getByText(asked)).toBeVisible();
    await expect(sent.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);

    await partner.goto('/profile?tab=connections');
    const received = partner.getByRole('article').filter({ hasText: OBJECTIVE });
    await expect(received.getByText(asked)).toBeVisible();
    await received.getByRole('button', { name: 'Accept', exact: true }).click();
    await partner.getByRole('button', { name: 'Accept request' }).click();
    await partner.getByRole('link', { name: 'Open workspace' }).first().click();
  });

  const workspaces = [manager, member, partner].map((page) => page.getByRole('dialog', { name: OBJECTIVE }));
  await test.step('the NGO plans a milestone, the member completes it, and all three see by whom', async () => {
    const [, , theirs] = workspaces;
    await theirs?.getByRole('button', { name: 'Add milestone' }).click();
    const milestone = theirs?.getByRole('form', { name: 'New milestone' });
    await milestone?.getByLabel(/Title/).fill('Painters chosen');
    await milestone?.getByRole('button', { name: /^(Add|Save)/ }).click();

    for (const page of [manager, member]) {
      await page.goto('/collaborations');
      await page
        .getByRole('article')
        .filter({ hasText: OBJECTIVE })
        .getByRole('link', { name: /workspace/i })
        .click();
    }
    const [ours, own] = workspaces;
    await expect(
      own?.getByText(/^You can look at everything here. You are not named/) ?? member.locator('none'),
    ).toBeVisible();
    await ours?.getByRole('tab', { name: 'Team' }).click();
    const seat = ours?.getByRole('form', { name: 'Add a colleague' });
    await expect(seat?.getByRole('option', { name: /Member/ }) ?? manager.locator('none')).toHaveCount(1);
    await seat?.getByLabel('Add a colleague').selectOption(colleagueWith('member').id);
    await seat?.getByRole('button', { name: 'Add to team' }).click();
    await expect(toast(manager, 'Added to the team')).toBeVisible();
    await ours?.getByRole('tab', { name: 'Timeline' }).click();

    await own?.getByRole('button', { name: 'Complete Painters chosen' }).click(SEEN);
    for (const workspace of workspaces)
      await expect(workspace.getByText(` by ${colleagueWith('member').name}, `)).toBeVisible(SEEN);
  });

  await test.step('the Team names the people and the roles of both sides, and the lead changes one', async () => {
    const [team, , theirs] = workspaces;
    await team?.getByRole('tab', { name: 'Team' }).click();
    const people = team?.getByRole('tabpanel', { name: 'Team' });
    for (const { name } of [colleagueWith('manager'), colleagueWith('member')])
      await expect(
        people?.getByRole('listitem').filter({ hasText: name }).last() ?? manager.locator('none'),
      ).toBeVisible();
    await expectAccessible(manager, { state: 'the team' });
    await people?.getByLabel(`${NGO.name}’s role`).selectOption('reviewer');
    await expect(toast(manager, 'Role changed')).toBeVisible();
    await expect(
      theirs?.getByRole('button', { name: 'Add milestone' }) ?? partner.locator('none'),
    ).toHaveCount(0, SEEN);
  });

  await test.step('who is taken off the team can only look again', async () => {
    const [team, own] = workspaces;
    const { name } = colleagueWith('member');
    await team?.getByRole('button', { name: `Take ${name} off the team` }).click();
    await expect(toast(manager, 'Taken off the team')).toBeVisible();
    await expect(own?.getByText(/You are not named/) ?? member.locator('none')).toBeVisible(SEEN);
  });
});
