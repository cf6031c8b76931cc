import type { Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';

const [corporate, ngo, admin] = DEMO_SIGN_INS;
const CIRCLE = '/community/gender-equality';

const signIn = async (page: Page, who: typeof corporate) => {
  if (!who) throw new Error('the demo data has no sign-ins');
  await signInAs(page, who.email, who.password);
};

const menuOf = async (page: Page, name: RegExp, item: string) => {
  await page.getByRole('button', { name }).last().click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('the circles say what is new, lead to their topics, and to a group only where there is one', async ({
  page,
}) => {
  await signIn(page, corporate);
  await page.goto('/community');
  await expect(page.getByRole('heading', { level: 2, name: 'Forum Categories' })).toBeVisible();
  const gender = page.getByRole('article', { name: 'Gender Equality and Empowerment' });
  await expect(gender.getByText('Active', { exact: true })).toBeVisible();
  await expect(gender).toContainText(/Last activity: 1 day ago/);
  await expect(gender).toContainText('new posts since your last visit');
  await expect(gender.getByRole('link', { name: /Join the group/ })).toHaveAttribute('target', '_blank');
  const environment = page.getByRole('article', { name: 'Environment and Sustainability' });
  await expect(environment.getByRole('link', { name: /Join the group/ })).toHaveAttribute('target', '_blank');
  await expectAccessible(page);

  await gender.getByRole('link', { name: /Open discussions/ }).click();
  const topics = page.getByRole('list', { name: 'Topics' });
  await expect(topics.getByRole('article').first()).toContainText('Girls stop coming after class 8');
  await expect(topics.getByText('New', { exact: true }).first()).toBeVisible();
  await expectAccessible(page, { state: 'topics' });

  await page.getByRole('searchbox', { name: 'Search topics and replies' }).fill('panchayat');
  const results = page.getByRole('list', { name: 'Search results' });
  await expect(results.locator('mark').first()).toHaveText(/panchayat/i);
  await expect(page).toHaveURL(/\?search=panchayat$/);
  await expectAccessible(page, { state: 'search' });
  await results
    .getByRole('link', { name: /^Reply in: Toilets for girls/ })
    .first()
    .click();
  await expect(page.locator('[data-linked]')).toContainText('panchayat pays');
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('panchayat pays');
  await expect(page.getByRole('list', { name: 'Attachments' })).toContainText('Model resolution.pdf');
  await expectAccessible(page, { state: 'topic' });

  await page.goto('/community/gender-equality?search=zebra');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.goto('/community/no-such-circle');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('two members discuss: ask, mention, answer, mark, edit, report; an admin hides', async ({
  page,
  newPerson,
}) => {
  await signIn(page, ngo);
  await page.goto(CIRCLE);
  await page.getByRole('button', { name: 'Start a topic' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start a topic' });
  await dialog.getByRole('button', { name: 'Start topic' }).click();
  await expect(dialog.getByText('Please enter a title')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Night schools for women: which hours?');
  const text = dialog.getByRole('textbox', { name: 'Text' });
  await text.fill('We try **7 to 9 pm**. What works for you, ');
  await text.press('End');
  await text.pressSequentially('@Tungav');
  await page.getByRole('option', { name: /Tungavarna Industries/ }).click();
  await expect(text).toHaveValue(/@Tungavarna Industries Limited $/);
  await expectAccessible(page, { state: 'form' });

  // What is not sent stays: after closing, and after a reload.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Start a topic' }).click();
  await expect(text).toHaveValue(/7 to 9 pm/);
  await dialog.getByText('Preview', { exact: true }).click();
  await expect(dialog.getByRole('region', { name: 'Preview' }).locator('strong')).toHaveText('7 to 9 pm');
  await dialog.getByRole('button', { name: 'Start topic' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Night schools for women: which hours?' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: '@Tungavarna Industries Limited' })).toBeVisible();
  const address = page.url();

  const partner = await newPerson();
  await partner.setViewportSize({ width: 360, height: 740 });
  await signIn(partner, corporate);
  await partner.goto(address);
  const reply = partner.getByRole('textbox', { name: 'Your reply' });
  await reply.fill('After the evening meal: **8 pm**.');
  await partner.getByRole('button', { name: 'Send reply' }).click();
  await expect(toast(partner, 'Reply sent')).toBeVisible();
  const replies = partner.getByRole('list', { name: 'Replies' });
  await expect(replies).toContainText('After the evening meal: 8 pm.');
  await expect(reply).toHaveValue('');
  await menuOf(partner, /Actions for the reply of Tungavarna/, 'Edit');
  const edit = partner.getByRole('dialog', { name: 'Edit your reply' });
  await edit.getByRole('textbox', { name: 'Text' }).fill('After the evening meal: **8.30 pm**.');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(replies).toContainText('edited');
  await menuOf(partner, /Actions for the reply of Tungavarna/, 'Earlier versions');
  await expect(partner.getByRole('dialog', { name: 'Earlier versions' })).toContainText('8 pm');
  await partner.keyboard.press('Escape');
  await menuOf(partner, /Actions for the topic of Aksharvan/, 'Report');
  const report = partner.getByRole('dialog', { name: 'Report this post?' });
  await report.getByRole('textbox', { name: 'Reason' }).fill('It belongs into another circle.');
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(toast(partner, 'Report sent')).toBeVisible();

  await page.reload();
  await menuOf(page, /Actions for the reply of Tungavarna/, 'Mark as answer');
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('8.30 pm');

  const moderator = await newPerson();
  await signIn(moderator, admin);
  await moderator.goto('/admin/community');
  const reported = moderator.getByRole('article', { name: 'Night schools for women: which hours?' });
  await expect(reported).toContainText('It belongs into another circle.');
  await expectAccessible(moderator);
  await reported.getByRole('button', { name: 'Hide post' }).click();
  const hide = moderator.getByRole('dialog', { name: 'Hide this post?' });
  await hide.getByRole('textbox', { name: 'Reason' }).fill('Please write in the circle on education.');
  await hide.getByRole('button', { name: 'Hide' }).click();
  await expect(moderator.getByText('No reports are waiting')).toBeVisible();

  await partner.goto(address);
  await expect(partner.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Reason: Please write in the circle on education.')).toBeVisible();
});

test('an admin adds a circle, names a moderator, and archives it', async ({ page }) => {
  await signIn(page, admin);
  await page.goto('/admin/community');
  await page.getByRole('button', { name: 'Add a circle' }).click();
  const add = page.getByRole('dialog', { name: 'Add a circle' });
  await add.getByRole('textbox', { name: 'Name' }).fill('Education');
  await add.getByRole('textbox', { name: 'Address' }).fill('education');
  await add.getByRole('textbox', { name: 'Description' }).fill('Schools, teachers and skills.');
  await add.getByRole('button', { name: 'Add circle' }).click();
  const circle = page.getByRole('article').filter({ hasText: 'Schools, teachers and skills.' });
  await circle.getByRole('button', { name: 'Edit Education' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit circle' });
  await edit.getByRole('combobox', { name: 'Add a moderator' }).fill('Third Sky');
  await page.getByRole('option', { name: /Third Sky/ }).click();
  await expect(edit.getByRole('list', { name: 'Moderators' })).toContainText('Third Sky');
  await expectAccessible(page, { state: 'circle' });
  await edit.getByRole('button', { name: 'Save circle' }).click();
  await expect(circle).toContainText('Moderators: Third Sky');
  await circle.getByRole('button', { name: 'Archive: Education' }).click();
  await expect(circle).toContainText('Archived');
  await page.goto('/community/education');
  await expect(page.getByText('This circle is archived.')).toBeVisible();
});

test('failed loading says so, and loads again', async ({ page }) => {
  await signIn(page, ngo);
  await page.route('**/community/circles', (route) => route.fulfill({ status: 400, body: '{}' }));
  await page.goto('/community');
  await expect(page.getByText('The circles could not be loaded')).toBeVisible();
  await page.unroute('**/community/circles');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
});
