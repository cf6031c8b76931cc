import type { Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, linkInOutbox, signInAs, test, toast } from '#platform/testing/browser.ts';
import { samplePng } from '#platform/testing/sample-files.ts';

const [corporate, , admin] = DEMO_SIGN_INS;

/** Calls the API with the session of this person; without one as a visitor. */
async function callAs(person: Page, method: string, path: string, data?: object) {
  const token = await person.evaluate(() => localStorage.getItem('access_token'));
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await person.request.fetch(`/service/api${path}`, { method, data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data;
}

test('a member and a supporter talk in a ticket, with a file, until it is resolved, rated and reopened', async ({
  page,
  newPerson,
}) => {
  if (!corporate || !admin) throw new Error('the demo data has no sign-ins');
  const supporter = await newPerson();
  await signInAs(supporter, admin.email, admin.password);
  await supporter.goto('/terms');
  await signInAs(page, corporate.email, corporate.password);
  await page.goto('/terms');
  const { id, number } = await callAs(page, 'POST', '/support/tickets', {
    subject: 'The receipt of our last payment',
    message: 'Our auditor asks for it.',
  });

  await page.goto('/support?tab=tickets');
  await page.getByRole('link', { name: 'The receipt of our last payment' }).click();
  await expect(page).toHaveURL(new RegExp(`/support/tickets/${number}$`));
  await expect(
    page.getByRole('status').filter({ hasText: /We answer by \w{3} \d+ \w{3}, \d+:\d\d [AP]M IST/ }),
  ).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Please write something')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'bank-statement.png',
    mimeType: 'image/png',
    buffer: await samplePng(),
  });
  await expect(page.getByRole('button', { name: 'Remove bank-statement.png' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).fill('This is the payment.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(toast(page, 'Message sent')).toBeVisible();
  const conversation = page.getByRole('region', { name: 'Conversation' });
  await expect(conversation).toContainText('This is the payment.');
  const download = page.waitForEvent('download');
  await conversation.getByRole('button', { name: 'Download bank-statement.png' }).click();
  expect((await download).suggestedFilename()).toBe('bank-statement.png');

  await supporter.goto(`/admin/tickets?ticket=${number}`);
  await supporter.locator('input[type=file]').setInputFiles({
    name: 'receipt.png',
    mimeType: 'image/png',
    buffer: await samplePng(),
  });
  await expect(supporter.getByRole('button', { name: 'Remove receipt.png' })).toBeVisible();
  await supporter.getByRole('textbox', { name: /^Answer to/ }).fill('Is it this month?');
  await supporter.getByRole('button', { name: /^Send answer to/ }).click();
  await expect(toast(supporter, 'Answer sent')).toBeVisible();
  await expect(supporter.getByRole('button', { name: 'Remove receipt.png' })).toHaveCount(0);
  // The page is live: nobody reloads it.
  await expect(page.getByText('We wait for your answer')).toBeVisible();
  await expect(conversation.getByRole('button', { name: 'Download receipt.png' })).toBeVisible();
  const { version } = await callAs(supporter, 'GET', `/support/tickets/${number}/desk`);
  await callAs(supporter, 'PUT', `/support/tickets/${id}`, { version, status: 'resolved' });
  await page.reload();
  await page.getByRole('radio', { name: '4 of 5' }).check({ force: true });
  await page.getByRole('button', { name: 'Rate our help' }).click();
  await expect(page.getByText('4 of 5 stars')).toBeVisible();
  await expectAccessible(page, { state: 'resolved' });
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('textbox', { name: 'Message' }).fill('It was October.');
  await page.getByRole('button', { name: 'Send and reopen' }).click();
  await expect(toast(page, 'Ticket reopened')).toBeVisible();
  await expect(conversation).toContainText('It was October.');

  // The page of a ticket is for its author; supporters have the desk.
  await supporter.goto(`/support/tickets/${number}`);
  await expect(supporter.getByRole('link', { name: 'Open it at the desk' })).toBeVisible();
});

test('a guest reads and answers by the link in the mail, and ends it', async ({ page, newPerson }) => {
  const email = `${crypto.randomUUID()}@visitors.example`;
  await page.goto('/terms');
  const { number } = await callAs(page, 'POST', '/support/tickets', {
    name: 'Lalrinpuii Sailo',
    email,
    subject: 'Can a gram sabha register?',
    message: 'We are neither an NGO nor a company.',
  });
  const link = await linkInOutbox(await newPerson(), email, `Your support ticket ${number}`);
  const { pathname, hash } = new URL(link);
  await page.goto(pathname + hash);
  await expect(page.getByRole('heading', { level: 1, name: 'Can a gram sabha register?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Message' }).fill('We are in Mizoram.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('region', { name: 'Conversation' })).toContainText('We are in Mizoram.');
  await page.getByRole('button', { name: 'End this link' }).click();
  await page.getByRole('button', { name: 'End link' }).click();
  await expect(page.getByText('This link no longer works')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This link no longer works')).toBeVisible();
});
