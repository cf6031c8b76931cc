import type { Page } from '@playwright/test';
import { DEMO_COLLEAGUES } from '#features/accounts/memberships/colleagues.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, test, toast } from '#platform/testing/browser.ts';
import { tabTo } from '#platform/testing/keyboard.ts';
import { arrive, callAs, collaborate } from '#platform/testing/people/browser-calls.ts';

const COMPANY = { email: 'csr@tungavarna.example', password: 'demo-corporate' };
const PARTNER = { email: 'office@karghakatha.example', password: 'demo-member' };
const TITLE = 'Looms for a hundred homes';

const viewer = DEMO_COLLEAGUES.find(({ of, role }) => of === 'tungavarna' && role === 'viewer');

/** What only those who may write see, in each tab. */
const WRITING: Record<string, RegExp> = {
  Timeline: /^(Add milestone|Complete|Edit|Delete)/,
  Team: /^(Add partner|Invite organisation|Add to team|Take )/,
  Files: /^(Add file|New folder|More actions)/,
  Comments: /^(Send|Comment|Add comment)/,
  Impact: /^(Add indicator|Add reading)/,
  Reports: /^(New report|Write report)/,
  Budget: /^(Propose|Change budget)/,
  Settings: /^(Edit details|Archive|Delete)/,
};

const isLost = (page: Page) => expect(page.getByText('Collaboration not found')).toBeVisible();

test('a viewer reads while named and writes nowhere; one who is taken off the list loses the page at once', async ({
  page,
  newPerson,
}) => {
  if (!viewer) throw new Error('the demo company has no viewer');
  const [partner, reader] = [await newPerson(), await newPerson()];
  const id = await collaborate([page, COMPANY], [partner, PARTNER], TITLE);
  await callAs(page, 'POST', `/collaborations/${id}/milestones`, { title: 'Yarn bought' });
  await callAs(page, 'POST', `/collaborations/${id}/comments`, { body: 'The yarn is here.' });
  await arrive(reader, viewer);
  await reader.setViewportSize({ width: 360, height: 740 });
  await reader.goto(`/collaborations/${id}/timeline`);
  await expect(reader.getByRole('heading', { name: 'Yarn bought' })).toBeVisible();

  await test.step('no tab offers a viewer anything to change', async () => {
    const tabs = await reader.getByRole('tab').allTextContents();
    for (const name of tabs) {
      await reader.getByRole('tab', { name, exact: true }).click();
      await expect(reader.getByRole('tabpanel', { name, exact: true })).toBeVisible();
      await expect(reader.locator('.mantine-Skeleton-root')).toHaveCount(0);
      const writing = WRITING[name];
      if (writing) await expect(reader.getByRole('button', { name: writing }), name).toHaveCount(0);
    }
    await expect(reader.getByRole('button', { name: 'More actions' })).toHaveCount(0);
    await expectAccessible(reader, { state: 'the workspace of a viewer' });
    expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  await test.step('the lead closes it by keyboard to all who are not named: the viewer loses the page', async () => {
    await page.goto(`/collaborations/${id}/settings`);
    await tabTo(page, page.getByRole('radio', { name: /^All people/ }));
    await page.keyboard.press('ArrowDown');
    await expect(toast(page, 'Visibility changed')).toBeVisible();
    await expectAccessible(page, { state: 'the settings of a collaboration for named people' });
    await isLost(reader);
    await expectAccessible(reader, { state: 'a collaboration that the person may not read' });
    await reader.goto('/collaborations');
    await expect(reader.getByRole('article').first()).toBeVisible();
    await expect(reader.getByRole('article').filter({ hasText: TITLE })).toHaveCount(0);
  });

  await test.step('an owner of the partner reads on, and hears of the change', async () => {
    await partner.goto(`/collaborations/${id}/settings`);
    await expect(partner.getByText(/^Owners and managers of the organisations/)).toBeVisible();
    await expect(partner.getByRole('radio', { name: /^All people/ })).toHaveCount(0);
  });

  await test.step('who is named reads it again, and is out once taken off', async () => {
    await page.getByRole('tab', { name: 'Team' }).click();
    const seat = page.getByRole('form', { name: 'Add a colleague' });
    await seat.getByLabel('Add a colleague').selectOption(viewer.id);
    await seat.getByRole('button', { name: 'Add to team' }).click();
    await expect(toast(page, 'Added to the team')).toBeVisible();
    await reader.goto(`/collaborations/${id}/timeline`);
    await expect(reader.getByRole('heading', { name: 'Yarn bought' })).toBeVisible();
    await expect(reader.getByRole('button', { name: 'Add milestone' })).toHaveCount(0);
    await page.getByRole('button', { name: `Take ${viewer.name} off the team` }).click();
    await isLost(reader);
  });
});
