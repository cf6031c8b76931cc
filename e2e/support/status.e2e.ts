import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { DAY_MS, HOUR_MS } from '#platform/contract/durations.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const [, ngo] = DEMO_SIGN_INS;
const admin = DEMO_SIGN_INS.find(({ role }) => role === 'Admin');

/** A day in India some days from now, as a date field takes it. */
const dayIn = (days: number) =>
  new Date(Date.now() + 5.5 * HOUR_MS + days * DAY_MS).toISOString().slice(0, 10);

test('an admin writes about an incident and plans maintenance; visitors and members see both', async ({
  page,
  newPerson,
}) => {
  if (!admin || !ngo) throw new Error('the demo has an admin and an NGO');
  await signInAs(page, admin.email, admin.password);
  await page.goto('/admin/status');
  await page.getByRole('button', { name: 'Open incident' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Open incident' }).click();
  await expect(dialog.getByText('Please choose a service')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Mails leave late');
  await dialog.getByRole('checkbox', { name: 'Mail' }).check();
  await dialog.getByRole('radio', { name: 'It is slow or delayed' }).check();
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Mails wait for an hour.');
  await dialog.getByRole('button', { name: 'Open incident' }).click();
  await expect(toast(page, 'Incident opened')).toBeVisible();
  await page.getByRole('button', { name: 'Add update to Mails leave late' }).click();
  await dialog.getByRole('combobox', { name: 'State' }).selectOption('Resolved');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('All mails have left.');
  await dialog.getByRole('button', { name: 'Add update' }).click();
  await expect(page.getByRole('article', { name: 'Mails leave late' })).toContainText('Resolved');
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Maintenance' }).click();
  await page.getByRole('button', { name: 'Plan maintenance' }).click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('New disks');
  await dialog.getByRole('checkbox', { name: 'Files' }).check();
  // From now on, so that the banner shows it whatever the hour.
  const now = new Date(Date.now() + 5.5 * HOUR_MS).toISOString();
  await dialog.getByLabel('First day').fill(now.slice(0, 10));
  await dialog.getByLabel('Begins at (IST)').fill(now.slice(11, 16));
  await dialog.getByLabel('Last day').fill(dayIn(1));
  await dialog.getByLabel('Ends at (IST)').fill('23:30');
  await dialog.getByRole('button', { name: 'Plan maintenance' }).click();
  await expect(toast(page, 'Maintenance planned')).toBeVisible();

  const visitor = await newPerson();
  await visitor.setViewportSize({ width: 360, height: 740 });
  await visitor.goto('/support?tab=status');
  await expect(visitor.getByRole('heading', { name: 'New disks' })).toBeVisible();
  await expect(visitor.getByRole('article', { name: 'Files' })).toContainText('Maintenance');
  await expect(visitor.getByRole('article', { name: 'Mails leave late' })).toContainText(
    'All mails have left.',
  );
  await expect(visitor.getByRole('complementary', { name: 'Planned maintenance' })).toHaveCount(0);
  await expect(visitor.getByRole('img', { name: /^Last 90 days: / })).toHaveCount(8);
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(visitor);

  const member = await newPerson();
  await signInAs(member, ngo.email, ngo.password);
  await member.goto('/documents');
  const banner = member.getByRole('complementary', { name: 'Planned maintenance' });
  await expect(banner).toContainText('Maintenance is under way: New disks.');
  await banner.getByRole('link', { name: 'See the status' }).press('Enter');
  await expect(member.getByRole('tab', { name: 'Status' })).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('button', { name: 'End now: New disks' }).click();
  await dialog.getByRole('button', { name: 'End maintenance' }).click();
  await expect(toast(page, 'Maintenance ended')).toBeVisible();
});
