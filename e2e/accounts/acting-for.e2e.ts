import type { Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, linkInOutbox, test, toast } from '#platform/testing/browser.ts';
import { tabTo } from '#platform/testing/keyboard.ts';

const FARAH = { email: 'farah@two-desks.example', name: 'Farah Deshpande', password: 'nine slow tractors' };
const INVITED = 'You are invited to an organisation on Dayitva';

/** Invites the person as the owner of a demo organisation does, and returns the link in the mail. */
async function invite(page: Page, role: string, as: string, earlier = ''): Promise<string> {
  const owner = DEMO_SIGN_INS.find((signIn) => signIn.role === as);
  const { email, password } = owner ?? { email: '', password: '' };
  const signedIn = await page.request.post('/service/api/auth/signin', { data: { email, password } });
  const { session } = (await signedIn.json()).data;
  const answer = await page.request.post('/service/api/profile/invitations', {
    data: { email: FARAH.email, role },
    headers: { Authorization: `Bearer ${session.access_token}` },
  });
  expect(answer.status()).toBe(201);
  let link = '';
  await expect(async () => {
    link = await linkInOutbox(page, FARAH.email, INVITED);
    expect(link, 'the email of this invitation').not.toBe(earlier);
  }).toPass();
  return link;
}

const account = (page: Page) => page.getByRole('button', { name: /account menu/ });

test('a person of two organisations sees in the header which one is acted for, and switches', async ({
  page,
}) => {
  const first = await invite(page, 'manager', 'Corporate');
  await page.goto(first);
  await page.getByRole('textbox', { name: 'Your name' }).fill(FARAH.name);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(FARAH.password);
  await page.getByRole('checkbox', { name: /^I agree to the/ }).check();
  await page.getByRole('button', { name: 'Make account and accept' }).click();
  await expect(account(page)).toHaveAccessibleName(/Tungavarna/);
  await account(page).click();
  await expect(page.getByRole('menu')).toContainText(FARAH.name);
  await expect(page.getByRole('menu')).toContainText('Manager');
  await expect(page.getByText('Switch to')).toBeHidden();

  await page.goto(await invite(page, 'viewer', 'NGO', first));
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(toast(page, 'Welcome')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/profile?tab=settings');
  await expect(account(page)).toBeVisible();
  const [from, to] = /Tungavarna/.test((await account(page).getAttribute('aria-label')) ?? '')
    ? [/Tungavarna/, /Aksharvan/]
    : [/Aksharvan/, /Tungavarna/];
  await expect(account(other)).toHaveAccessibleName(from);

  await account(page).click();
  await expect(page.getByRole('menuitem', { name: to })).toBeVisible();
  await expectAccessible(page, { state: 'the account menu of a person of two organisations' });

  // By keyboard alone.
  await tabTo(page, account(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: to })).toBeVisible();
  await expect(page.locator('[role=menu]:focus-within'), 'keys go to the menu').toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: to })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Switched')).toBeVisible();
  await expect(account(page)).toHaveAccessibleName(to);
  await expect(account(page)).toBeFocused();

  await page.reload();
  await expect(account(page)).toHaveAccessibleName(to);
  await expect(account(other), 'the other tab follows').toHaveAccessibleName(to);
  await other.goto('/account');
  await expect(
    other
      .getByRole('list', { name: 'Organisations' })
      .getByRole('listitem')
      .filter({ hasText: to })
      .getByText('You act for it now'),
  ).toBeVisible();

  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'More' });
  await expect(menu).toContainText(FARAH.name);
  await expect(menu.getByRole('button', { name: from })).toBeVisible();
  await expectAccessible(page, {
    state: 'the phone menu of a person of two organisations',
    thoroughly: true,
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await menu.getByRole('button', { name: from }).click();
  await expect(toast(page, 'Switched')).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(menu).toContainText(from);
  await expect(account(other)).toHaveAccessibleName(from);
});
