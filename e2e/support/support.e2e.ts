import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const [corporate, ngo] = DEMO_SIGN_INS;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions are readable and open', async ({ page }) => {
    await page.goto('/support');
    await expect(page.getByRole('heading', { level: 1, name: 'Support Center' })).toBeVisible();
    for (const category of ['Platform Basics', 'CSR Compliance', 'Partnerships & Matching']) {
      await expect(page.getByRole('heading', { level: 2, name: category })).toBeVisible();
    }
    await page.getByText('How much must a company spend on CSR?').click();
    await expect(page.locator('#csr-amount')).toContainText('At least 2% of its average net profit');
  });
});

test('a visitor searches the questions and opens the link of an answer', async ({ page }) => {
  await page.goto('/support');
  const search = page.getByRole('searchbox', { name: 'Search for help' });
  await search.fill('spam folder');
  await expect(page.locator('details')).toHaveCount(1);
  await search.fill('zebra crossing');
  await expect(page.getByText('No results found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all questions' }).click();
  await expect(page.getByText('No results found')).toHaveCount(0);

  await page.goto('/support#csr-bill-2026');
  await expect(page.locator('#csr-bill-2026')).toHaveAttribute('open');
  await expect(page.locator('#csr-bill-2026')).toContainText('Pending, not law.');

  await page.getByRole('tab', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\?tab=contact$/);
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  await search.fill('workspace');
  await expect(page.getByRole('tab', { name: 'FAQs' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('details#workspace')).toBeVisible();
});

test('a visitor writes to the support team: invalid fields are named, the message is stored once', async ({
  page,
}) => {
  await page.goto('/support?tab=contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Message is required')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();

  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Lalrinpuii Sailo');
  await page.getByRole('textbox', { name: 'Email' }).fill('not-an-address');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Can a village council register?');
  await page.getByRole('textbox', { name: 'Message' }).fill('We are neither an NGO nor a company.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Invalid email format')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('lalrinpuii@visitor.example');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Account');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: /^Your ticket number is T-\d+$/ })).toBeFocused();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await expect(
    page.getByText("We'll get back to you within 24 hours. These are business hours"),
  ).toBeVisible();

  await page.getByRole('tab', { name: 'Tickets' }).click();
  await expect(page.getByText('Log in to see your tickets')).toBeVisible();
});

test('a failure keeps the input, and leaving asks first', async ({ page }) => {
  await page.goto('/support?tab=contact');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Asha');
  await page.getByRole('textbox', { name: 'Email' }).fill('asha@visitor.example');
  await page.getByRole('textbox', { name: 'Subject' }).fill('A question');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('It took me long to write this.');
  await page.route('**/support/tickets', (route) => route.abort());
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(toast(page, 'Message not sent')).toBeVisible();
  await expect(message).toHaveValue('It took me long to write this.');

  await page.getByRole('tab', { name: 'FAQs' }).click();
  await page.getByRole('tab', { name: 'Contact' }).click();
  await expect(message).toHaveValue('It took me long to write this.');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay', exact: true })
    .click();
  await expect(message).toHaveValue('It took me long to write this.');
});

test('a member finds their own tickets by status and words, and adds one', async ({ page }) => {
  if (!corporate) throw new Error('the demo data has no sign-ins');
  await signInAs(page, corporate.email, corporate.password);
  await page.goto('/support?tab=tickets');
  // The demo data has three; other journeys add to them.
  await expect(page.getByRole('article').nth(2)).toBeVisible();
  await page.getByRole('tab', { name: /^Resolved/ }).click();
  await expect(page).toHaveURL(/status=resolved/);
  await expect(page.getByRole('article').filter({ hasNotText: 'Resolved' })).toHaveCount(0);
  await expect(page.getByRole('article').last()).toContainText('Support team');
  await page.getByRole('tab', { name: /^All/ }).click();
  await page.getByRole('searchbox', { name: 'Search by subject or number' }).fill('two states');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search by subject or number' }).fill('zebra');
  await expect(page.getByText('No results found')).toBeVisible();

  await page.getByRole('link', { name: 'Create New Ticket' }).click();
  await expect(page.getByText(`We will reply to ${corporate.email}.`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Subject' }).fill('Where is my invoice?');
  await page.getByRole('textbox', { name: 'Message' }).fill('Our auditor asks for it.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('link', { name: 'See your tickets' }).click();
  await expect(page.getByRole('article').first()).toContainText('Where is my invoice?');
  await expect(page.getByRole('article').first()).toContainText('Open');
});

test('the support center is accessible', async ({ page }) => {
  if (!ngo) throw new Error('the demo data has no sign-ins');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/support#csr-unspent');
  await expect(page.locator('#csr-unspent')).toHaveAttribute('open');
  await expectAccessible(page);
  await page.goto('/support?tab=contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expectAccessible(page, { state: 'with errors' });
  await signInAs(page, ngo.email, ngo.password);
  await page.goto('/support?tab=tickets');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectAccessible(page);
});
