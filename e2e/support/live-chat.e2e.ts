import type { Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';

const signInOf = (role: string) => {
  const found = DEMO_SIGN_INS.find((one) => one.role === role);
  if (!found) throw new Error(`no demo sign-in of ${role}`);
  return found;
};
const panel = (page: Page) => page.getByRole('dialog', { name: 'CSR Assistant' });
const ask = async (page: Page, question: string) => {
  await panel(page).getByLabel('Your question').fill(question);
  await page.keyboard.press('Enter');
};
const write = async (page: Page, message: string) => {
  await page.getByRole('textbox', { name: 'Your message' }).fill(message);
  await page.keyboard.press('Enter');
};

test('a member talks to a person: both see messages and typing at once, and the chat is kept as a ticket', async ({
  page,
  newPerson,
}) => {
  const supporter = await newPerson();
  const [member, admin] = [signInOf('Corporate'), signInOf('Admin')];
  await signInAs(supporter, admin.email, admin.password);
  await supporter.goto('/admin/chats');
  await expect(supporter.getByText('Nobody is waiting')).toBeVisible();

  await signInAs(page, member.email, member.password);
  await page.goto('/impact');
  await page.getByRole('button', { name: 'Open the CSR Assistant' }).click();
  await ask(page, 'Why does qwertz not zxcvb?');
  await expect(panel(page).getByRole('log')).toContainText('I do not know the answer');
  await panel(page).getByRole('button', { name: 'Talk to a person' }).click();
  await expect(panel(page).getByLabel('What would you like to ask?')).toHaveValue(
    'Why does qwertz not zxcvb?',
  );
  await panel(page).getByRole('button', { name: 'Start chat' }).click();
  await expect(panel(page).getByRole('status').first()).toContainText('If nobody answers by');

  await supporter.getByRole('navigation', { name: 'Chats' }).getByText('Why does qwertz').click();
  await supporter.getByText('Before, with the assistant').click();
  await expect(supporter.getByText('I do not know the answer')).toBeVisible();
  await expect(supporter.getByText('The page of the member sent these lines.')).toBeVisible();
  await supporter.getByRole('button', { name: 'Take this chat' }).click();
  await expect(panel(page).getByText('of the support team is here')).toBeVisible();
  await expect(supporter.getByRole('textbox', { name: 'Your message' })).toBeFocused();
  await supporter.keyboard.type('Let me look.');
  await expect(panel(page).getByText('is typing')).toBeVisible();
  await supporter.keyboard.press('Enter');
  await expect(panel(page).getByRole('log')).toContainText('Let me look.');
  await expectAccessible(supporter, { state: 'a chat goes on' });

  // The page is opened again: the chat goes on, and nothing comes twice.
  await page.reload();
  await page.getByRole('button', { name: 'Open the CSR Assistant' }).click();
  await expect(panel(page).getByRole('log').getByText('Let me look.')).toHaveCount(1);
  await write(page, 'Thank you, that helps.');
  await expect(supporter.getByRole('log')).toContainText('Thank you, that helps.');
  await expectAccessible(page, { state: 'a chat with a person' });

  await supporter.getByRole('button', { name: 'End chat' }).click();
  await supporter.getByRole('button', { name: 'Yes, resolved' }).click();
  await expect(panel(page).getByText(/You find the conversation in ticket T-\d+/)).toBeVisible();
  await panel(page).getByRole('link', { name: 'See your tickets' }).click();
  await expect(page.getByText('Why does qwertz not zxcvb?').first()).toBeVisible();
});

test('the assistant writes the ticket, which a visitor changes and sends; a person is for members', async ({
  page,
}) => {
  await page.goto('/impact');
  await page.getByRole('button', { name: 'Open the CSR Assistant' }).click();
  await ask(page, 'Why does qwertz not zxcvb?');
  await panel(page).getByRole('button', { name: 'Talk to a person' }).click();
  await expect(panel(page).getByRole('link', { name: 'Log in' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Back to the assistant' }).click();
  await panel(page).getByRole('button', { name: 'Write the ticket for me' }).click();
  await expect(panel(page).getByLabel('Subject')).toHaveValue('Why does qwertz not zxcvb?');
  await panel(page).getByRole('button', { name: 'Send ticket' }).click();
  await expect(panel(page).getByText('Name is required')).toBeVisible();
  await expectAccessible(page, { state: 'the ticket with errors' });
  await panel(page).getByLabel('Name').fill('Devi Kumar');
  await panel(page).getByLabel('Email').fill('devi@visitors.example');
  await panel(page).getByLabel('Subject').fill('The key does nothing');
  await panel(page).getByRole('button', { name: 'Send ticket' }).click();
  await expect(panel(page).getByRole('heading', { name: /Ticket T-\d+ is sent/ })).toBeFocused();
});

test('the list of chats says that nobody is waiting, and its link is on the page of tickets', async ({
  page,
}) => {
  const { email, password } = signInOf('Admin');
  await signInAs(page, email, password);
  await page.goto('/admin/tickets');
  // The tree of the admins' pages has one, too.
  await page.getByRole('paragraph').filter({ hasText: 'Nobody waits for a chat.' }).getByRole('link').click();
  await expect(page.getByText('Nobody is waiting')).toBeVisible();
  await expectAccessible(page, { state: 'nobody waits' });
});
