import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const [, , admin] = DEMO_SIGN_INS;

test('the support center shows its figures and ways to reach people, and moves nothing when they come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/support');
  const tabs = page.getByRole('tablist', { name: 'Support' });
  await expect(tabs).toBeVisible();
  await expect(page.getByText(/^< \d+ hours?$/)).toBeVisible();
  await expect(page.getByText(/^\d+%$/)).toBeVisible();
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(entries.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  expect(shifts).toBeLessThan(0.02);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole('button', { name: /^Live Chat/ }).click();
  const chat = page.getByRole('dialog');
  // The panel hears the key once the focus is in it.
  await expect(chat.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await page.getByRole('link', { name: /^Submit a Ticket/ }).click();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  await expect(page.getByText('Mon-Fri 9:00 AM - 6:00 PM IST')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask in the community forum' })).toBeVisible();
});

test('a visitor reports a story, and an admin acknowledges and decides it in the register', async ({
  page,
  browser,
}) => {
  if (!admin) throw new Error('the demo data has no sign-ins');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/grievance?about=/learn');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Please choose what it is about')).toBeVisible();
  await expectAccessible(page, { state: 'with errors' });
  await page.getByRole('textbox', { name: 'Name' }).fill('Lalrinpuii Sailo');
  await page.getByRole('textbox', { name: 'Email' }).fill('lalrinpuii@visitor.example');
  await page.getByRole('combobox', { name: 'What is wrong with it' }).selectOption('False or misleading');
  await expect(page.getByRole('textbox', { name: 'Address of the page' })).toHaveValue('/learn');
  await page.getByRole('textbox', { name: 'Description' }).fill('The second figure is wrong.');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('heading', { name: 'We have received it' })).toBeFocused();
  const number = (await page.getByText(/^T-\d+$/).textContent()) ?? '';

  const desk = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await signInAs(desk, admin.email, admin.password);
  await desk.goto('/admin/grievances?kind=content_report');
  const entry = desk.getByRole('link', { name: `${number}: False or misleading` });
  await expect(entry).toBeVisible();
  await expectAccessible(desk);
  await entry.click();
  await expect(desk.getByText('The second figure is wrong.')).toBeVisible();
  await desk.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(toast(desk, 'Acknowledged')).toBeVisible();
  await desk.getByRole('radio', { name: 'Granted', exact: true }).check();
  await desk.getByRole('textbox', { name: 'Reasons' }).fill('The figure was corrected.');
  await desk.getByRole('button', { name: 'Send decision' }).click();
  await expect(desk.getByRole('heading', { name: 'Decision: Granted' })).toBeVisible();
  await expectAccessible(desk, { state: 'decided' });
  await desk.context().close();
});

test('an admin lists a holiday, removes it and takes that back', async ({ page }) => {
  if (!admin) throw new Error('the demo data has no sign-ins');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs(page, admin.email, admin.password);
  await page.goto('/admin/holidays');
  await expect(page.getByText('Republic Day')).toBeVisible();
  await page.getByRole('button', { name: 'Add holiday' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add holiday' });
  await dialog.getByRole('button', { name: 'Add holiday' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Day' }).fill('2031-03-10');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Holi');
  await dialog.getByRole('button', { name: 'Add holiday' }).click();
  await expect(page.getByText('Monday, 10 Mar 2031')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Holi' }).click();
  await page.getByRole('button', { name: 'Remove holiday' }).click();
  await expect(page.getByText('Monday, 10 Mar 2031')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Monday, 10 Mar 2031')).toBeVisible();
  await expectAccessible(page);
});
