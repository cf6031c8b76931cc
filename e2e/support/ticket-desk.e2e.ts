import type { Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const [corporate, , admin] = DEMO_SIGN_INS;
/** The second supporter of the demo data. */
const ASHA = { email: 'asha.rao@dayitva-support.example', password: 'demo-member' };
const PHONE = { width: 360, height: 740 };

const SUBJECT = 'Which figures belong in the report on action taken?';
const ANSWER = 'The amount spent and the outlay of each project.';

async function signIn(person: Page, account: { email: string; password: string } | undefined) {
  if (!account) throw new Error('the demo data has no sign-ins');
  await signInAs(person, account.email, account.password);
  await person.goto('/terms');
}

/** Sends a ticket through the API; as a member if the person has signed in. */
async function sendTicket(person: Page, ticket: object): Promise<void> {
  const token = await person.evaluate(() => localStorage.getItem('access_token'));
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await person.request.post('/service/api/support/tickets', { data: ticket, headers });
  expect(answer.status(), await answer.text()).toBe(201);
}

const openTicket = (page: Page) => page.getByRole('article', { name: SUBJECT });
const rowOf = (page: Page, subject: string) => page.getByRole('link', { name: subject });
const writeTo = (page: Page, whom: string) =>
  page.getByRole('radiogroup', { name: 'Where the text goes' }).getByText(whom, { exact: true }).click();
const answerField = (page: Page) => page.getByRole('textbox', { name: /^Answer to/ });

test('two supporters share the desk: they see each other, and the second answer is not lost', async ({
  page,
  newPerson,
}) => {
  test.slow();
  const member = await newPerson();
  await signIn(member, corporate);
  await sendTicket(member, { subject: SUBJECT, message: 'We are preparing the report for last year.' });
  const asha = await newPerson();
  await Promise.all([signIn(page, admin), signIn(asha, ASHA)]);

  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: 'Admin pages' })
    .getByRole('link', { name: 'Support tickets' })
    .click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('action taken');
  await rowOf(page, SUBJECT).click();
  await expect(openTicket(page).getByRole('heading', { name: SUBJECT })).toBeFocused();
  await asha.goto(page.url());
  await expect(openTicket(page).getByText('Asha Rao is also here')).toBeVisible();
  await expect(openTicket(asha).getByText('Kavya Menon Dayal is also here')).toBeVisible();

  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(toast(page, 'Ticket assigned to you')).toBeVisible();
  await writeTo(page, 'Team note');
  await page.getByRole('textbox', { name: 'Note for the team' }).fill('The rules changed in 2021.');
  await page.getByRole('button', { name: 'Save note for the team' }).click();
  await expect(openTicket(page).getByText('the author does not see it')).toBeVisible();

  await writeTo(page, 'Answer');
  await page.getByRole('combobox', { name: 'Insert a canned answer' }).click();
  await page.getByRole('option', { name: 'Solved, with thanks' }).click();
  await expect(answerField(page)).toHaveValue(/Regards\nKavya Menon Dayal$/);
  await expect(openTicket(asha).getByText('Kavya Menon Dayal is also here, typing')).toBeVisible();
  await answerField(asha).fill('A second answer, typed meanwhile.');
  await answerField(page).fill(ANSWER);
  await page.getByRole('button', { name: /^Send answer to/ }).click();
  await expect(toast(page, 'Answer sent')).toBeVisible();

  await expect(asha.getByText('Another supporter answered while you were writing')).toBeVisible();
  await expect(asha.getByRole('alert')).toContainText(ANSWER);
  await expectAccessible(asha, { state: 'an answer came first' });
  await expect(answerField(asha)).toHaveValue('A second answer, typed meanwhile.');
  await asha.getByRole('button', { name: /^Send all the same to/ }).click();
  await expect(toast(asha, 'Answer sent')).toBeVisible();

  // A change on top of a state that is old by now would be refused.
  await expect(openTicket(page).getByText('A second answer, typed meanwhile.')).toBeVisible();
  await page.getByRole('button', { name: 'Show member facts' }).click();
  await expect(page.getByRole('region', { name: 'Member facts' })).toContainText('Corporate');
  await expectAccessible(page, { state: 'open ticket with the facts of its member' });
  await page.getByRole('button', { name: 'Resolve', exact: true }).click();
  await page.getByRole('button', { name: 'Resolve ticket' }).click();
  await expect(openTicket(page).getByRole('button', { name: 'Reopen' })).toBeVisible();

  await member.goto('/support?tab=tickets');
  await expect(member.getByText(SUBJECT)).toBeVisible();
  await expect(member.getByText('The rules changed in 2021.')).toHaveCount(0);

  await page.goto('/admin/tickets/looks');
  await expect(page.getByText('Kavya Menon Dayal looked at').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/tickets/figures');
  await expect(page.getByRole('table', { name: /Tickets by week/ })).toBeVisible();
  await expectAccessible(page);
});

test('a supporter works by keyboard, and saves a view', async ({ page }) => {
  await signIn(page, admin);
  await page.goto('/admin/tickets');
  const rows = page
    .getByRole('region', { name: /ticket/ })
    .getByRole('listitem')
    .getByRole('link');
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('article').first().getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  await page.keyboard.press('r');
  await expect(answerField(page)).toBeFocused();
  await page.keyboard.type('join any e?');
  await expect(answerField(page)).toHaveValue('join any e?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await answerField(page).fill('');
  await heading.focus();
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: /^Resolve T-/ })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Note for the team' })).toBeFocused();
  await heading.focus();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expectAccessible(page, { state: 'shortcuts' });
  await keys.getByRole('switch').click();
  await keys.getByRole('button', { name: 'Close' }).click();
  await expect(keys).toHaveCount(0);
  await heading.focus();
  await page.keyboard.press('/');
  await expect(heading).toBeFocused();

  await page.getByRole('combobox', { name: 'Priority' }).first().selectOption('High');
  await expect(page).toHaveURL(/priority=high/);
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Urgent');
  await page.getByRole('button', { name: 'Save view' }).click();
  const view = page.getByRole('link', { name: 'Urgent' });
  await expect(view).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Delete the view Urgent' }).click();
  await expect(view).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(view).toBeVisible();
});

test('on a phone list and ticket follow one another; failures can be tried again', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, admin);
  await page.goto('/admin/tickets?search=nothing-has-this-word');
  await expect(page.getByText('No tickets', { exact: true })).toBeVisible();
  await expectAccessible(page, { state: 'empty' });
  await page.route('**/admin/support/tickets?*', (route) => route.fulfill({ status: 400, body: '{}' }));
  await page.goto('/admin/tickets');
  await expect(page.getByText('Failed to load the tickets')).toBeVisible();
  await page.unroute('**/admin/support/tickets?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  const queue = page.getByRole('region', { name: /ticket/ });
  await queue.getByRole('listitem').getByRole('link').first().click();
  await expect(queue).toBeHidden();
  await expect(answerField(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(queue).toBeVisible();

  await page.goto('/admin/tickets/answers');
  await page.getByRole('button', { name: 'Add answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add canned answer' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Greeting');
  await dialog.getByRole('textbox', { name: 'Answer' }).fill('Dear {nam}');
  await dialog.getByRole('button', { name: 'Add answer' }).click();
  await expect(dialog.getByText('{nam} is not a placeholder.')).toBeVisible();
  await expectAccessible(page, { state: 'canned answer' });
  await dialog.getByRole('textbox', { name: 'Answer' }).fill('Dear {name}');
  await dialog.getByRole('button', { name: 'Add answer' }).click();
  await expect(toast(page, 'Canned answer saved')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Greeting' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article', { name: 'Greeting' })).toBeVisible();
  await expect(page.getByText('Deleted by Kavya Menon Dayal: Greeting')).toBeVisible();
});
