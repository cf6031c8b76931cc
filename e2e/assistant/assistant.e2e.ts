import type { Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test } from '#platform/testing/browser.ts';

const [corporate] = DEMO_SIGN_INS;

const launcher = (page: Page) => page.getByRole('button', { name: 'Open the CSR Assistant' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'CSR Assistant' });
const log = (page: Page) => panel(page).getByRole('log', { name: 'Conversation' });

test('the assistant is on every page except home, and the conversation continues from page to page', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  await expect(launcher(page)).toHaveCount(0);

  await page.goto('/impact');
  await launcher(page).click();
  await expect(panel(page).getByText('Online')).toBeVisible();
  await expect(panel(page).getByRole('list', { name: 'Quick replies' }).getByRole('button')).toHaveCount(5);
  await panel(page).getByRole('button', { name: 'Which companies must spend on CSR?' }).click();
  await expect(log(page)).toContainText('net worth of ₹500 crore or more');
  await expect(log(page)).toContainText('not legal advice');

  await panel(page).getByRole('link', { name: 'Support Center: CSR compliance' }).click();
  await expect(page).toHaveURL(/\/support#csr-threshold$/);
  await expect(page.locator('#csr-threshold')).toHaveAttribute('open');
  await expect(page.locator('#csr-threshold')).toContainText('In force since 19 Sep 2018');
  await expect(log(page)).toContainText('net worth of ₹500 crore or more');

  await page.getByRole('link', { name: 'Dayitva, home' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(panel(page)).toBeHidden();
  await page.goBack();
  await expect(log(page)).toContainText('net worth of ₹500 crore or more');
});

test('a visitor asks by keyboard alone, also in Hindi, gets a figure, and closes with Escape', async ({
  page,
}) => {
  await page.goto('/demo');
  await launcher(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByLabel('Your question')).toBeFocused();
  await page.keyboard.type('सीएसआर क्या है?');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('Corporate social responsibility');
  await expect(log(page).locator('[lang=hi]').filter({ hasText: 'उत्तर अभी अंग्रेज़ी में है:' })).toBeVisible();
  await expect(log(page).locator('[lang=hi]').filter({ hasText: 'सीएसआर क्या है?' })).toBeVisible();

  await page.keyboard.type('How much CSR was spent in Bihar?');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('₹1,386.74 Cr');
  await expect(panel(page).getByLabel('Your question')).toBeFocused();
  const source = panel(page).getByRole('link', { name: 'CSR spending: Bihar' });
  // Between them is what the panel offers besides: a person, a ticket.
  for (let steps = 0; steps < 4; steps += 1) {
    if (await source.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('Shift+Tab');
  }
  await expect(source).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
});

test('an unanswered question becomes a ticket', async ({ page }) => {
  await page.goto('/terms');
  await launcher(page).click();
  await panel(page).getByLabel('Your question').fill('Who won the cricket world cup?');
  await panel(page).getByRole('button', { name: 'Send' }).click();
  await expect(log(page)).toContainText('I do not know the answer to that.');
  await panel(page).getByRole('link', { name: 'Create a support ticket' }).click();
  await expect(page).toHaveURL(/\/support\?tab=contact$/);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Who won the cricket world cup?');
});

test('it reports a failed answer and can ask again', async ({ page }) => {
  await page.goto('/privacy');
  await launcher(page).click();
  await page.route('**/assistant/answers', (route) => route.abort());
  await panel(page).getByLabel('Your question').fill('How do I verify my email?');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('alert')).toContainText('We could not reach the server.');
  await page.unroute('**/assistant/answers');
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(log(page)).toContainText('Open the link in the email');
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
});

test('a member asks about their own records, and signing out clears the conversation', async ({ page }) => {
  if (!corporate) throw new Error('the demo data has no sign-ins');
  await signInAs(page, corporate.email, corporate.password);
  await page.goto('/collaborations');
  await launcher(page).click();
  await panel(page).getByRole('button', { name: 'Which of my collaborations are active?' }).click();
  await expect(log(page)).toContainText('active collaborations:');
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: /Sign out/i }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(log(page)).not.toContainText('active collaborations:');
  await expect(panel(page).getByRole('button', { name: 'What is Dayitva for?' })).toBeVisible();
});

test('the assistant has no accessibility violation and stays on the screen', async ({ page }) => {
  await page.goto('/support');
  await launcher(page).click();
  await panel(page).getByRole('button', { name: 'Which companies must spend on CSR?' }).click();
  await expect(log(page)).toContainText('net worth');
  await expectAccessible(page);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(async () => {
      const box = await panel(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }).toPass();
    await expect(panel(page).getByRole('button', { name: 'Close the CSR Assistant' })).toBeInViewport();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the assistant covers the page, keeps the focus, and closes when a link is followed', async ({
    page,
  }) => {
    await page.goto('/impact');
    await launcher(page).click();
    await expect(panel(page)).toHaveAttribute('aria-modal', 'true');
    const question = panel(page).getByLabel('Your question');
    await expect(question).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('button', { name: 'Close the CSR Assistant' })).toBeFocused();
    await question.fill('How do I find an NGO?');
    await page.keyboard.press('Enter');
    await panel(page)
      .getByRole('link', { name: /^Support Center/ })
      .click();
    await expect(panel(page)).toBeHidden();
    await expect(page.locator('#find-a-partner')).toHaveAttribute('open');
  });

  test('its button is in the header, over no content, also of a member', async ({ page }) => {
    if (!corporate) throw new Error('the demo data has no sign-ins');
    for (const path of ['/register', '/support']) {
      await page.goto(path);
      await expect(
        page.getByRole('banner').getByRole('button', { name: 'Open the CSR Assistant' }),
      ).toBeVisible();
    }
    await signInAs(page, corporate.email, corporate.password);
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Open the CSR Assistant' }).click();
    await expect(panel(page)).toBeVisible();
  });
});
