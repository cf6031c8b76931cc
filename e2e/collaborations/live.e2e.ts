import type { Page } from '@playwright/test';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';
import { callAs } from '#platform/testing/people/browser-calls.ts';

const COMPANY = { email: 'csr@tungavarna.example', password: 'demo-corporate' };
const PARTNER = { email: 'office@khelangan.example', password: 'demo-member' };
const TITLE = 'Coaches for girls in Simdega';

/** Signs both in and starts a collaboration of both through the API. @returns its id. */
async function collaborate(company: Page, partner: Page): Promise<string> {
  await signInAs(company, COMPANY.email, COMPANY.password);
  await signInAs(partner, PARTNER.email, PARTNER.password);
  await Promise.all([company.goto('/terms'), partner.goto('/terms')]);
  const user = await partner.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  const { id } = await callAs(company, 'POST', '/collaboration-requests', {
    target_profile_id: user.id,
    collaboration_objective:
      'Train a coach in each of twenty villages, and pay for balls, nets and travel to matches.',
    timeframe: '6-12 months',
    budget_band: '₹10-50 Lakh',
  });
  const answer = { status: 'accepted', title: TITLE };
  const { collaboration_id } = await callAs(partner, 'PATCH', `/collaboration-requests/${id}`, answer);
  return collaboration_id;
}

test('two partners see at once what the other does, and overwrite nothing', async ({ page, newPerson }) => {
  const partner = await newPerson();
  const id = await collaborate(page, partner);
  await Promise.all([
    page.goto(`/collaborations/${id}/timeline`),
    partner.goto(`/collaborations/${id}/timeline`),
  ]);

  await test.step('each sees that the other is here', async () => {
    await expect(page.getByText(/^Also here: .*Khelāngan/)).toBeVisible();
    await expect(partner.getByText(/^Also here: .*Tungavarna/)).toBeVisible();
    await expectAccessible(page, { state: 'a workspace that two have open' });
  });

  await test.step('a milestone appears at the partner, and the own page reads it once', async () => {
    const reads: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().endsWith('/milestones')) reads.push(request.url());
    });
    await page.getByRole('button', { name: 'Add milestone' }).click();
    const form = page.getByRole('form', { name: 'New milestone' });
    await form.getByRole('textbox', { name: 'Title' }).fill('Choose the coaches');
    await form.getByRole('button', { name: 'Add milestone' }).click();
    await expect(partner.getByRole('heading', { name: 'Choose the coaches' })).toBeVisible();
    await partner.getByRole('button', { name: 'Complete Choose the coaches' }).click();
    await expect(page.getByText(/^Completed on/)).toBeVisible();
    await expect(page.getByText('100%').first()).toBeVisible();
    // Once for the own change, and once for that of the partner.
    expect(reads).toHaveLength(2);
  });

  await test.step('a change of the same field shows beside it, with a choice; others are taken over', async () => {
    await partner.getByRole('tab', { name: 'Settings' }).click();
    await partner.getByRole('button', { name: 'Edit details' }).click();
    const form = partner.getByRole('dialog', { name: 'Edit collaboration' });
    const title = form.getByRole('textbox', { name: 'Title' });
    await title.fill('Coaches of Simdega');
    await callAs(page, 'PATCH', `/collaborations/${id}`, { title: 'Twenty coaches', priority: 'high' });
    const change = form.getByRole('region', { name: 'Title was changed meanwhile' });
    await expect(change).toContainText(/^[^,]+, .+ changed this at \d+:\d\d [ap]m to: Twenty coaches/);
    await expect(title).toHaveValue('Coaches of Simdega');
    await expectAccessible(partner, { state: 'a field that both have changed' });
    await change.getByRole('button', { name: 'Keep mine' }).click();
    await expect(title).toBeFocused();
    await expect(change).toHaveCount(0);
    await expect(form.getByLabel('Priority')).toHaveValue('high');

    await callAs(page, 'PATCH', `/collaborations/${id}`, { title: 'Twenty-one coaches' });
    await change.getByRole('button', { name: 'Use theirs' }).click();
    await expect(title).toHaveValue('Twenty-one coaches');
    await form.getByLabel('Description').fill('One coach for each village, and one for the district.');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form).toBeHidden();
    const stored = await callAs(partner, 'GET', `/collaborations/${id}`);
    expect(stored).toMatchObject({
      title: 'Twenty-one coaches',
      priority: 'high',
      description: 'One coach for each village, and one for the district.',
    });
    await expect(page.getByRole('heading', { name: 'Twenty-one coaches', level: 1 })).toBeVisible();
  });

  await test.step('a line that is lost is noticed, and brings what was missed', async () => {
    await partner.getByRole('tab', { name: 'Timeline' }).click();
    await partner.context().setOffline(true);
    await expect(partner.getByText(/^The connection is lost/)).toBeVisible({ timeout: 20_000 });
    await callAs(page, 'POST', `/collaborations/${id}/milestones`, { title: 'Buy the nets' });
    await partner.context().setOffline(false);
    await expect(partner.getByRole('heading', { name: 'Buy the nets' })).toHaveCount(1);
    await expect(partner.getByText(/^The connection is lost/)).toHaveCount(0);
  });

  await test.step('who leaves sees it no more, in each open page', async () => {
    await callAs(partner, 'POST', `/collaborations/${id}/leave`);
    await expect(partner.getByText('Collaboration not found')).toBeVisible();
    await expect(page.getByText(/^Also here/)).toHaveCount(0);
  });
});
