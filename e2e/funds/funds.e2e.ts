import type { Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { DEMO_COLLEAGUES } from '#features/accounts/memberships/colleagues.demo.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';
import { sampleJpeg } from '#platform/testing/sample-files.ts';

const [corporate, ngo] = DEMO_SIGN_INS;
const manager = DEMO_COLLEAGUES.find(({ of, role }) => of === 'tungavarna' && role === 'manager');
const GRANT = 'Reading corners in forty villages';

const showPart = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

test('a grant goes from the draft to money that is shown, between an NGO and two persons of the company', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(300_000);
  if (!corporate || !ngo || !manager) throw new Error('the demo data has no sign-ins');
  const [head, second] = [await newPerson(), await newPerson()];
  await signInAs(page, ngo.email, ngo.password);
  await signInAs(head, corporate.email, corporate.password);
  await signInAs(second, manager.email, manager.password);
  await page.goto('/collaborations');
  const card = page.getByRole('article').filter({ hasText: 'Reading rooms' }).first();
  await card.getByRole('link', { name: /^Workspace/ }).click();
  await page.getByRole('link', { name: 'Open as page' }).click();
  await expect(page).toHaveURL(/\/collaborations\/collab_\w+\//);
  await page.getByRole('tab', { name: 'Funds' }).click();
  await expect(page).toHaveURL(/\/funds$/);
  await expect(page.getByRole('button', { name: 'Reading rooms, second year' })).toBeVisible();
  await expectAccessible(page, { state: 'the grants of a collaboration', thoroughly: true });

  await test.step('the NGO drafts it, and agrees', async () => {
    await page.getByRole('button', { name: 'Draft grant' }).click();
    const dialog = page.getByRole('dialog', { name: 'New grant' });
    await dialog.getByRole('button', { name: 'Save draft' }).click();
    await expect(dialog.getByText('Please enter a title')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await dialog.getByRole('textbox', { name: 'Title' }).fill(GRANT);
    await dialog.getByLabel('Item of Schedule VII').selectOption('ii');
    await dialog.getByLabel('Name of head 1').fill('Books');
    await dialog.getByLabel('Amount of head 1').fill('2 lakh');
    await dialog.getByLabel('Amount of year 1').fill('2,00,000');
    await dialog.getByLabel('Amount of tranche 1').fill('1.5 lakh');
    await expect(dialog.getByText('₹50,000 less than the budget')).toBeVisible();
    await dialog.getByLabel('Amount of tranche 1').fill('2 lakh');
    await dialog.getByLabel('Planned day of tranche 1').fill(dayInIndia(new Date()));
    await dialog.getByRole('button', { name: 'Add condition to tranche 1' }).click();
    await dialog.getByLabel('Kind of condition 1 of tranche 1').selectOption('manual');
    await dialog.getByLabel('Text of condition 1 of tranche 1').fill('The list of villages is agreed');
    await expectAccessible(page, { state: 'the form of a grant' });
    await dialog.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('heading', { name: GRANT })).toBeVisible();
    await page.getByRole('button', { name: 'Agree to this grant' }).click();
    await expect(page.getByText(/^Waiting for .* to agree\.$/)).toBeVisible();
  });

  const address = page.url();
  await test.step('the company agrees, and says that the condition is met', async () => {
    await head.goto(address);
    await head.getByRole('button', { name: 'Agree to this grant' }).click();
    await expect(page.getByRole('article').getByText('Agreed', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Ask for tranche/ })).toHaveCount(0);
    await head.getByRole('button', { name: 'Mark as met: The list of villages is agreed' }).click();
  });

  await test.step('the NGO asks; one person checks, and only another one approves', async () => {
    await page.getByRole('button', { name: 'Ask for tranche 1' }).click();
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(toast(page, 'Request sent')).toBeVisible();
    await showPart(head, 'Requests');
    await head.getByRole('button', { name: 'Check request 1' }).click();
    await head.getByRole('button', { name: 'Approve request 1' }).click();
    await expect(toast(head, 'Request not changed')).toContainText('Another person of your organisation');
    await second.goto(address);
    await showPart(second, 'Requests');
    await second.getByRole('button', { name: 'Approve request 1' }).click();
    await second.getByRole('button', { name: 'Prepare payment' }).click();
    const dialog = second.getByRole('dialog', { name: 'Payment for request 1' });
    await expectAccessible(second, { state: 'the form of a payment' });
    await dialog.getByRole('button', { name: 'Prepare payment' }).click();
    await expect(toast(second, 'Payment prepared')).toBeVisible();
  });

  await test.step('the payment is authorised, sent, and confirmed by the NGO', async () => {
    await showPart(head, 'Payments');
    await head.getByRole('button', { name: /^Authorise/ }).click();
    await head.getByRole('button', { name: /^Enter UTR/ }).click();
    await head.getByRole('textbox', { name: 'UTR' }).fill('HDFCN52026112701');
    await head.getByRole('button', { name: 'Save UTR' }).click();
    await expect(head.getByText('UTR HDFCN52026112701')).toBeVisible();
    await showPart(page, 'Payments');
    await page.getByRole('button', { name: /^Confirm receipt/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm receipt' }).click();
    await expect(page.getByRole('article').getByText('Active', { exact: true }).first()).toBeVisible();
    await expectAccessible(page, { state: 'the payments of a grant' });
  });

  await test.step('the NGO enters a bill on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await showPart(page, 'Expenses');
    await page.getByRole('button', { name: 'Add expense' }).click();
    const dialog = page.getByRole('dialog', { name: 'New expense' });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'bill.jpg', mimeType: 'image/jpeg', buffer: await sampleJpeg(600, 900) });
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('45 हजार');
    await dialog.getByRole('button', { name: 'Add expense' }).click();
    await expect(dialog.getByText(/^Amount must be an amount such as/)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('45k');
    await dialog.getByRole('textbox', { name: 'Payee' }).fill('ज्योत्स्ना प्रकाशन');
    await expectAccessible(page, { state: 'the form of an expense' });
    await dialog.getByRole('button', { name: 'Add expense' }).click();
    await expect(page.getByRole('heading', { name: 'ज्योत्स्ना प्रकाशन' })).toBeVisible();
    await expectAccessible(page, { state: 'the expenses of a grant' });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a statement is sent, and accepted by two persons', async () => {
    await showPart(page, 'Utilisation');
    await page.getByRole('button', { name: 'Add statement' }).click();
    const today = dayInIndia(new Date());
    await page.getByLabel('First day').fill(today);
    await page.getByLabel('Last day').fill(today);
    await page.getByRole('button', { name: 'Draft statement' }).click();
    await page.getByRole('button', { name: 'Send statement 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send statement' }).click();
    await showPart(head, 'Utilisation');
    await head.getByRole('button', { name: 'Accept statement 1 for programme' }).click();
    await expect(toast(head, 'Accepted for programme')).toBeVisible();
    await showPart(second, 'Utilisation');
    await second.getByRole('button', { name: 'Accept statement 1 for finance' }).click();
    await expect(toast(second, 'Statement accepted')).toBeVisible();
    await expectAccessible(second, { state: 'the statements of a grant' });
  });

  await showPart(page, 'Ledger');
  const budget = page.getByRole('region', { name: 'Budget by head' });
  await expect(budget.getByRole('row', { name: /^Books/ })).toContainText('₹45,000');
  await expect(budget.getByRole('row', { name: /^Books/ })).toContainText('₹1,55,000');
  await expectAccessible(page, { state: 'the ledger of a grant' });
});
