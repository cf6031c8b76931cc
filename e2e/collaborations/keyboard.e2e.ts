import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#platform/testing/browser.ts';
import { tabTo } from '#platform/testing/keyboard.ts';

const NGO = { name: 'Burānsh Hill Farmers', email: 'office@buransh.example', password: 'demo-member' };
const COMPANY = { email: 'csr@tungavarna.example', password: 'demo-corporate' };
const TITLE = 'Spring revival in forty villages';

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Chooses an option of a list by its first letters. */
async function choose(page: Page, list: Locator, option: string): Promise<void> {
  await tabTo(page, list);
  const wanted = page.getByRole('option', { name: option, exact: true });
  await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 20; presses += 1) {
    if ((await wanted.getAttribute('data-combobox-selected')) === 'true') break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(list).toHaveValue(option);
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await type(page, page.getByRole('textbox', { name: 'Email' }), email);
  await type(page, page.getByRole('textbox', { name: 'Password', exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/:\d+\/$/);
}

test('two people play the main job by keyboard alone', async ({ page, newPerson }) => {
  await test.step('the company finds the NGO and asks for a collaboration', async () => {
    await signIn(page, COMPANY);
    await press(page, page.getByRole('navigation').getByRole('link', { name: 'CSR Marketplace' }));
    await expect(page).toHaveURL(/\/marketplace/);
    await type(page, page.getByRole('searchbox', { name: 'Search', exact: true }), NGO.name);
    const card = page.getByRole('article').filter({ hasText: NGO.name }).first();
    await press(page, card.getByRole('button', { name: /Request Collaboration/ }));
    const dialog = page.getByRole('dialog');
    await type(page, dialog.getByLabel(/Collaboration objective/), `${TITLE}. Train two people in each.`);
    await choose(page, dialog.getByRole('combobox', { name: /Timeframe/ }), '6-12 months');
    await choose(page, dialog.getByRole('combobox', { name: /Budget band/ }), '₹50 Lakh - ₹1 Crore');
    await press(page, dialog.getByRole('button', { name: /^Send/ }));
    await expect(dialog).toBeHidden();
  });

  const ngo = await newPerson();
  const workspace = ngo.getByRole('dialog', { name: TITLE });
  await test.step('the NGO finds the request on its desk and accepts', async () => {
    await signIn(ngo, NGO);
    await press(ngo, ngo.getByRole('link', { name: /asks for a collaboration/ }));
    const request = ngo.getByRole('article').filter({ hasText: TITLE });
    await press(ngo, request.getByRole('button', { name: 'Accept', exact: true }));
    await press(ngo, ngo.getByRole('dialog').getByRole('button', { name: 'Accept request' }));
    await press(ngo, ngo.getByRole('link', { name: 'Open workspace' }).first());
    await expect(workspace).toBeVisible();
  });

  await test.step('the NGO adds a milestone and completes it', async () => {
    await press(ngo, workspace.getByRole('button', { name: 'Add milestone' }));
    await type(ngo, workspace.getByRole('form', { name: 'New milestone' }).getByLabel(/Title/), 'Survey');
    await ngo.keyboard.press('Enter');
    await press(ngo, workspace.getByRole('button', { name: 'Complete Survey' }));
    await expect(workspace.getByText('100%')).toBeVisible();
    await ngo.keyboard.press('Escape');
    await expect(workspace).toBeHidden();
  });
});
