import type { Page } from '@playwright/test';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';

/** Calls the API as the member whose session the page has. */
async function callAs(page: Page, method: 'GET' | 'POST', path: string, data?: object) {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.fetch(`/service/api${path}`, { method, headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data;
}

test('every ticket can be reached: by showing more with the keyboard, and by search', async ({ page }) => {
  await signInAs(page, 'office@aripan.example', 'demo-member');
  await page.goto('/account');
  const had: Record<string, number> = await callAs(page, 'GET', '/support/tickets/counts');
  const missing = 43 - Object.values(had).reduce((sum, count) => sum + count, 0);
  for (let at = 1; at <= missing; at += 1) {
    await callAs(page, 'POST', '/support/tickets', {
      subject: `Question ${at}`,
      message: 'How does it work?',
    });
  }
  await page.goto('/support?tab=tickets');
  await expect(page.getByRole('tab', { name: 'All (43)' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect(page.getByText('Showing 20 of 43 tickets')).toBeVisible();
  await expectAccessible(page, { state: 'part of a list' });

  const more = page.getByRole('button', { name: 'Show more tickets' });
  await more.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(40);
  await expect(more).toBeFocused();
  await more.press('Enter');
  await expect(page.getByRole('heading', { name: 'Question 1', exact: true })).toBeVisible();
  await expect(more).toBeHidden();
  await expect(page.getByText('All 43 tickets are shown')).toBeFocused();

  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.getByRole('searchbox', { name: 'Search by subject or number' }).fill('question 12');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('tab', { name: 'All (1)' })).toBeVisible();
});

test('every sent request can be reached, and the number of waiting ones is exact', async ({ page }) => {
  await signInAs(page, 'office@aripan.example', 'demo-member');
  await page.goto('/account');
  const own = (await callAs(page, 'GET', '/profile/profile')).id;
  const asked = await callAs(page, 'GET', '/collaboration-requests/sent?state=waiting');
  const asking = await callAs(page, 'GET', '/collaboration-requests/received?state=waiting');
  const known = [
    own,
    ...asked.map((one: { target_profile_id: string }) => one.target_profile_id),
    ...asking.map((one: { profile_id: string | null }) => one.profile_id),
  ];
  const { records } = await callAs(page, 'GET', '/marketplace/profiles?pageSize=30');
  const targets = records.map(({ id }: { id: string }) => id).filter((id: string) => !known.includes(id));
  for (const [at, target_profile_id] of targets.entries()) {
    await callAs(page, 'POST', '/collaboration-requests', {
      target_profile_id,
      collaboration_objective: `Wells for village number ${at + 1} of our district.`,
      timeframe: 'Immediate',
      budget_band: 'Not Applicable',
    });
  }
  const waitingNow = asked.length + targets.length;
  expect(waitingNow).toBeGreaterThan(20);
  await page.goto('/profile?tab=connections&requests=sent');
  await expect(page.getByRole('tab', { name: `Sent ${waitingNow} waiting` })).toBeVisible();
  await expect(page.getByText(`Showing 20 of ${waitingNow} waiting requests`)).toBeVisible();
  await page.getByRole('button', { name: 'Show more waiting requests' }).click();
  await expect(page.getByText(`All ${waitingNow} waiting requests are shown`)).toBeVisible();
  const waiting = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Withdraw' }) });
  await expect(waiting).toHaveCount(waitingNow);
});
