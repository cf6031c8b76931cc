import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const [corporate] = DEMO_SIGN_INS;

/** Less than the four seconds of a toast: a button that it lies on cannot be pressed in time. */
const WHILE_SHOWN = { trial: true, timeout: 3000 };

test.use({ viewport: { width: 320, height: 640 } });

test('a phone shows whole buttons, and toasts that leave them free', async ({ page }) => {
  if (!corporate) throw new Error('the demo data has no sign-ins');
  await page.goto('/register');
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await expect(toast(page, 'Selection Required')).toBeVisible();
  await next.click(WHILE_SHOWN);
  await page.getByRole('button', { name: 'Open menu' }).click({ timeout: WHILE_SHOWN.timeout });
  const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(menu.filter({ visible: true }).first()).toBeVisible();
  const offerings = ['CSR Marketplace', 'CSR Connect Pro', 'Learn CSR'];
  expect((await menu.filter({ visible: true }).allInnerTexts()).slice(0, 3)).toEqual(offerings);

  await signInAs(page, corporate.email, corporate.password);
  // The newest first: no request waits with them, which would take the place of the button that asks.
  await page.goto('/marketplace?type=ngo&sort=newest');
  for (const name of ['Explore profiles', 'View collaborations', 'Filters (1)', 'Post Opportunity']) {
    const label = page.getByText(name, { exact: true });
    // Before it is laid out, an element is as wide as its content: neither has a width.
    const isWhole = (element: Element) =>
      element.clientWidth > 0 && element.scrollWidth <= element.clientWidth;
    await expect.poll(() => label.evaluate(isWhole), { message: name }).toBe(true);
  }
  await page
    .getByRole('button', { name: /^Request Collaboration/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Request Collaboration/ });
  const send = dialog.getByRole('button', { name: /^Send/ });
  await send.click();
  await expect(toast(page, 'Validation Error')).toBeVisible();
  await send.click(WHILE_SHOWN);
  await dialog.getByRole('button', { name: 'Cancel' }).click(WHILE_SHOWN);

  await page.goto('/profile?tab=settings');
  const save = page.getByRole('button', { name: /^Save/ });
  await save.click();
  await expect(toast(page, 'No Changes')).toBeVisible();
  await save.click(WHILE_SHOWN);
});
