import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { dailyMailsJob } from '#features/profiles/daily-mails/daily-mails.job.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, linkInOutbox, signInAs, test, toast } from '#platform/testing/browser.ts';
import { databaseAddress } from '../../chaos/postgres-processes.ts';

const COMPANY = { email: 'csr@tungavarna.example', password: 'demo-corporate' };
const PARTNER = { email: 'office@satpudamitra.example', password: 'demo-member' };
const PROPOSED = 'A partner proposes a budget';

let dataDir = '';

test.use({
  settings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this parameter
    async ({}, use) => {
      dataDir = mkdtempSync(join(tmpdir(), 'dayitva-daily-'));
      await use({ DATA_DIR: dataDir });
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

/** Does now what the schedule does at eight in the morning. */
async function runDailyMails(): Promise<void> {
  const client = new pg.Client({ connectionString: databaseAddress(dataDir) });
  await client.connect();
  await client.query("insert into pgboss.job (name, data) values ($1, '{}')", [dailyMailsJob.queue]);
  await client.end();
}

/** Makes a call that must succeed, as the person who is signed in on the page. @returns its data. */
async function callAs(page: Page, method: string, path: string, data?: object) {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.fetch(`/service/api${path}`, { method, headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data;
}

/** A collaboration of the two persons. @returns its id. */
async function collaborate(company: Page, partner: Page): Promise<string> {
  const { id } = await partner.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  const request = await callAs(company, 'POST', '/collaboration-requests', {
    target_profile_id: id,
    collaboration_objective: 'Train a coach in each of twenty villages, and pay for balls, nets and travel.',
    timeframe: '6-12 months',
    budget_band: '₹10-50 Lakh',
  });
  const answer = { status: 'accepted', title: 'Football in twenty villages' };
  const path = `/collaboration-requests/${request.id}`;
  return (await callAs(partner, 'PATCH', path, answer)).collaboration_id;
}

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('what a person has chosen daily shows in the bell at once, and comes in the mail of the morning; a muted collaboration is silent', async ({
  page,
  newPerson,
}) => {
  const partner = await newPerson();
  await signInAs(page, COMPANY.email, COMPANY.password);
  await signInAs(partner, PARTNER.email, PARTNER.password);
  await Promise.all([page, partner].map((one) => one.goto('/terms')));
  const id = await collaborate(page, partner);
  await callAs(partner, 'PATCH', `/collaborations/${id}`, { status: 'active' });
  const bell = (name: string) => partner.getByRole('button', { name, exact: true });

  await test.step('the choice is saved at once', async () => {
    await partner.goto('/profile?tab=settings');
    const choice = partner.getByRole('combobox', { name: 'Budgets and partners' });
    await choice.selectOption('Daily, at 8:00');
    await expect(toast(partner, 'Choice saved')).toContainText('Budgets and partners: Daily, at 8:00');
    await partner.reload();
    await expect(choice.getByRole('option', { selected: true })).toHaveText('Daily, at 8:00');
    await partner.setViewportSize({ width: 360, height: 740 });
    expect(await width(partner)).toBe(360);
    await expectAccessible(partner, { state: 'the choices of emails' });
    await partner.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('the bell shows what the other does; the email comes with the job', async () => {
    await callAs(page, 'POST', `/collaborations/${id}/budget-proposals`, { amount: 500_000 });
    await expect(bell('Notifications, 1 unread')).toBeVisible();
    await runDailyMails();
    const link = await linkInOutbox(partner, PARTNER.email, '1 new notification on Dayitva');
    expect(link).toContain(`/collaborations/${id}/timeline`);
  });

  await test.step('a muted collaboration shows nothing more, except mentions', async () => {
    await partner.goto(`/collaborations/${id}/settings`);
    const mute = partner.getByRole('switch', { name: 'Mute this collaboration' });
    await expect(mute).not.toBeChecked();
    await mute.press('Space');
    await expect(toast(partner, 'Collaboration muted')).toBeVisible();
    await partner.reload();
    await expect(mute).toBeChecked();
    await partner.setViewportSize({ width: 360, height: 740 });
    expect(await width(partner)).toBe(360);
    await expectAccessible(partner, { state: 'a muted collaboration' });
    await partner.setViewportSize({ width: 1280, height: 720 });
    const path = `/collaborations/${id}/budget-proposals`;
    const [{ id: proposal }] = await callAs(page, 'GET', path);
    await callAs(page, 'PATCH', `${path}/${proposal}`, { status: 'withdrawn' });
    await callAs(page, 'POST', path, { amount: 700_000 });
    const people = await callAs(page, 'GET', `/collaborations/${id}/people`);
    const { id: me } = await partner.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
    const named = people.find((one: { id: string }) => one.id === me);
    const body = { body: `Please look, @${named.name}`, mentions: [named.id] };
    await callAs(page, 'POST', `/collaborations/${id}/comments`, body);
    await expect(bell('Notifications, 2 unread')).toBeVisible();
    const { records } = await callAs(partner, 'GET', '/notifications?only=unread');
    expect(records.map(({ title }: { title: string }) => title)).toEqual([
      'You were mentioned in a collaboration',
      PROPOSED,
    ]);
  });
});
