import type { Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const [corporate, , admin] = DEMO_SIGN_INS;
const SUBJECT = 'Which figures belong in the report on action taken?';
const MESSAGE = 'We are preparing the report for last year.';
const VISITORS = 'Can a gram sabha register?';
const REPLY = 'The amount spent and the outlay of each project.';

/** Sends a ticket through the API, so that it is the newest; as a member if the person has signed in. */
async function sendTicket(person: Page, ticket: object, token?: string): Promise<void> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await person.request.post('/service/api/support/tickets', { data: ticket, headers });
  expect(answer.status(), await answer.text()).toBe(201);
}

test('an admin answers a ticket and resolves it: the member reads the answer', async ({
  page,
  newPerson,
}) => {
  if (!corporate || !admin) throw new Error('the demo data has no sign-ins');
  const member = await newPerson();
  await signInAs(member, corporate.email, corporate.password);
  await member.goto('/terms');
  const token = await member.evaluate(() => localStorage.getItem('access_token') ?? '');
  await sendTicket(member, { subject: SUBJECT, message: MESSAGE }, token);
  const visitor = { name: 'Lalrinpuii Sailo', email: 'lalrinpuii@visitor.example' };
  await sendTicket(page, { ...visitor, subject: VISITORS, message: 'We are neither an NGO nor a company.' });

  await signInAs(page, admin.email, admin.password);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Support tickets' }).click();
  const ticket = page.getByRole('article', { name: SUBJECT });
  await expect(ticket).toContainText('(member)');
  await expect(page.getByRole('article', { name: VISITORS })).toContainText('Lalrinpuii Sailo (visitor)');
  await expectAccessible(page);
  await page.getByText('Open', { exact: true }).first().click();
  await expect(page).toHaveURL(/status=open/);
  await expect(page.getByRole('article', { name: 'Mails about requests reach only one of us' })).toHaveCount(
    0,
  );

  await ticket.getByRole('button', { name: /^Open/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: SUBJECT });
  await expect(dialog).toContainText(MESSAGE);
  await expect(dialog.getByRole('link', { name: corporate.email })).toHaveAttribute(
    'href',
    `mailto:${corporate.email}`,
  );
  const save = dialog.getByRole('button', { name: 'Save and notify the author' });
  await save.click();
  await expect(dialog.getByText('Please write a reply or choose another status')).toBeVisible();
  await expectAccessible(page, { state: 'open ticket' });
  await dialog.getByRole('textbox', { name: 'Reply' }).fill(REPLY);
  await dialog.getByRole('combobox', { name: 'Status' }).selectOption('Resolved');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await save.click();
  await expect(toast(page, 'Reply sent')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(ticket).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Tickets', exact: true })).toBeFocused();

  await page.goto('/admin/tickets?status=resolved');
  await ticket.getByRole('button', { name: /^Open/ }).click();
  await expect(dialog).toContainText(REPLY);

  await member.goto('/support?tab=tickets');
  const own = member.getByRole('article', { name: SUBJECT });
  await expect(own).toContainText('Resolved');
  await expect(own).toContainText(REPLY);
});

test('an empty page of tickets says so, and a failure can be tried again', async ({ page }) => {
  if (!admin) throw new Error('the demo data has no sign-ins');
  await signInAs(page, admin.email, admin.password);
  await page.goto('/admin/tickets?page=9');
  await expect(page.getByText('No tickets', { exact: true })).toBeVisible();
  await expectAccessible(page, { state: 'empty' });
  await page.route('**/support/tickets/all*', (route) => route.fulfill({ status: 400, body: '{}' }));
  await page.goto('/admin/tickets');
  await expect(page.getByText('Failed to load the tickets')).toBeVisible();
  await page.unroute('**/support/tickets/all*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});
