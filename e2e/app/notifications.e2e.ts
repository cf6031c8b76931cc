import type { Page } from '@playwright/test';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const MANAGER = { email: 'arvind.hegde@tungavarna.example', password: 'demo-manager' };
/** Nobody else in the journeys deals with these two. */
const COMPANY = { email: 'csr@bazaarloop.example', password: 'demo-member' };
const PARTNER = { email: 'office@satpudamitra.example', password: 'demo-member' };
const ASKED = 'A collaboration request for you';

/** Asks for a collaboration as the person who is signed in on the page. */
async function ask(page: Page, target_profile_id: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const data = {
    target_profile_id,
    collaboration_objective: 'Train a coach in each of twenty villages, and pay for balls, nets and travel.',
    timeframe: '6-12 months',
    budget_band: '₹10-50 Lakh',
  };
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.post('/service/api/collaboration-requests', { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('the bell counts up while others ask, opens by keyboard, and knows what is read', async ({
  page,
  newPerson,
}) => {
  const [company, partner] = [await newPerson(), await newPerson()];
  await signInAs(page, MANAGER.email, MANAGER.password);
  await signInAs(company, COMPANY.email, COMPANY.password);
  await signInAs(partner, PARTNER.email, PARTNER.password);
  await Promise.all([page, company, partner].map((one) => one.goto('/terms')));
  const { id } = await partner.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  const bell = (name: string) => partner.getByRole('button', { name, exact: true });
  await bell('Notifications').press('Enter');
  const panel = partner.getByRole('dialog', { name: /^Notifications/ });
  await expect(panel.getByText('No notifications yet')).toBeVisible();

  await test.step('what arrives shows without a reload, in the open panel too', async () => {
    await ask(page, id);
    await expect(bell('Notifications, 1 unread')).toBeVisible();
    await expect(panel.getByRole('link', { name: `Unread: ${ASKED}` })).toContainText('Tungavarna');
    await partner.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(bell('Notifications, 1 unread')).toBeFocused();
  });

  await test.step('opened, it is read, and leads to what it is about', async () => {
    await bell('Notifications, 1 unread').press('Enter');
    await expectAccessible(partner, { state: 'the bell with a notification' });
    await panel.getByRole('link', { name: ASKED }).click();
    await expect(partner).toHaveURL(/\/profile\?tab=connections/);
    await expect(panel).toBeHidden();
    await expect(bell('Notifications')).toBeVisible();
  });

  await test.step('on a phone it leads to the page of all, where all can be marked', async () => {
    await partner.setViewportSize({ width: 360, height: 740 });
    const link = (name: string) => partner.getByRole('link', { name, exact: true });
    await ask(company, id);
    await link('Notifications, 1 unread').click();
    await expect(partner).toHaveURL(/\/notifications$/);
    const entries = partner.getByRole('main').getByRole('listitem');
    await expect(entries).toHaveCount(2);
    await expectAccessible(partner, { state: 'the page of notifications' });
    expect(await partner.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await link('Unread').click();
    await expect(entries).toHaveCount(1);
    await partner.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(toast(partner, 'Marked as read')).toBeVisible();
    await expect(partner.getByText('Nothing unread')).toBeVisible();
    await expect(link('Notifications')).toBeVisible();
  });
});
