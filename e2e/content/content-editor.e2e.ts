import type { Locator, Page } from '@playwright/test';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { FAQ } from '#features/content/faq/faq.data.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';
import { HOSTILE_HTML } from '#platform/testing/html/hostile-html.ts';
import { samplePng } from '#platform/testing/sample-files.ts';

const admin = DEMO_SIGN_INS.find(({ role }) => role === 'Admin') ?? { email: '', password: '' };
const WORDS = 'Asha Foundation, 12 MG Road, Pune 411001.';

async function writeHtml(page: Page, html: string): Promise<void> {
  await page.getByText('HTML', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Content' }).fill(html);
}

/** Pastes what another program has put on the clipboard. */
const pasteHtml = (page: Page, html: string) =>
  page.getByRole('textbox', { name: 'Content' }).evaluate((field, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

/** A page that takes long to draw is sent as it was; the next reader gets the new one. */
const reloadUntilShown = (part: Locator, words: string) =>
  expect(async () => {
    await part.page().reload();
    await expect(part).toContainText(words, { timeout: 1000 });
  }).toPass();

test("an admin writes the operator's details, publishes them and unpublishes them: visitors see it", async ({
  page,
  newPerson,
}) => {
  const visitor = await newPerson();
  const operator = visitor.getByRole('region', { name: 'Who runs this installation' });
  await signInAs(page, admin.email, admin.password);
  await page.goto('/admin');
  await page
    .getByRole('list', { name: 'Quick links' })
    .getByRole('link', { name: 'Homepage Content' })
    .click();
  await expect(page.getByRole('link', { name: 'Main heading' })).toBeVisible();
  await expect(page.getByText('CSR that both sides can stand behind')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Page' }).selectOption('Operator');
  await page.getByRole('link', { name: 'Details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Details' })).toBeFocused();
  await expect(page.getByText('Built in', { exact: true })).toBeVisible();

  const content = page.getByRole('textbox', { name: 'Content' });
  await writeHtml(page, `<p onclick="x()">${WORDS}</p>`);
  await expect(page.getByText('You have unsaved changes. Click "Save Changes" to apply them.')).toBeVisible();
  await page.getByRole('link', { name: 'All blocks of Operator' }).click();
  await page.getByRole('button', { name: 'Stay', exact: true }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Saved')).toContainText('The HTML was cleaned up');
  await expect(content).toHaveValue(`<p>${WORDS}</p>`);
  await expect(page.getByText('Draft, version 1')).toBeVisible();
  await visitor.goto('/terms');
  await expect(operator).toContainText('The operator has not yet entered');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published, version 1')).toBeVisible();
  await expectAccessible(page, { state: 'editor' });
  await reloadUntilShown(operator, WORDS);
  const asCrawler = async () => (await visitor.request.get('/terms')).text();
  await expect.poll(asCrawler, 'without JavaScript').toContain(WORDS);

  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Draft, version 1')).toBeVisible();
  await reloadUntilShown(operator, 'The operator has not yet entered');
  await page.getByRole('link', { name: 'All blocks of Operator' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Page texts' })).toBeFocused();
  await expect(page.getByText(WORDS)).toBeVisible();
});

test('two admins edit the same block: the second keeps the text and chooses which version stays', async ({
  page,
  newPerson,
}) => {
  const second = await newPerson();
  for (const one of [page, second]) {
    await signInAs(one, admin.email, admin.password);
    await one.goto('/admin/content?page=home_features&block=sub_heading');
    await expect(one.getByRole('textbox', { name: 'Content' })).toHaveText(/^From the first search/);
  }
  const content = second.getByRole('textbox', { name: 'Content' });
  const save = second.getByRole('button', { name: 'Save Changes' });
  await page.getByRole('textbox', { name: 'Content' }).fill('Words of the first admin.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Draft, version 1')).toBeVisible();

  await content.fill('Words of the second admin.');
  await save.click();
  const conflict = second.getByRole('alert').filter({ hasText: 'Changed elsewhere' });
  await expect(conflict).toContainText('Another admin saved version 1');
  await expect(content).toHaveText('Words of the second admin.');
  await expectAccessible(second, { state: 'conflict' });
  await second.getByRole('button', { name: 'Keep my text and replace version 1' }).click();
  await expect(content).toBeFocused();
  await save.click();
  await expect(second.getByText('Draft, version 2')).toBeVisible();

  await page.getByRole('textbox', { name: 'Content' }).fill('Other words of the first admin.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Discard my text and load version 2' }).click();
  await expect(page.getByRole('textbox', { name: 'Content' })).toHaveText('Words of the second admin.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published, version 2')).toBeVisible();
  const visitor = await newPerson();
  await visitor.goto('/');
  await visitor.getByRole('heading', { name: 'One platform, three places to work' }).scrollIntoViewIfNeeded();
  await expect(visitor.getByText('Words of the second admin.')).toBeVisible();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Draft, version 2')).toBeVisible();
});

test('an admin sees the words in the real page, finds them again, and restores an older version', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, admin.email, admin.password);
  await page.goto('/admin/content?page=home_hero&q=lanterns');
  await expect(page.getByText('No text has “lanterns”')).toBeVisible();
  await page.goto('/admin/content?page=home_hero&block=badge');
  const content = page.getByRole('textbox', { name: 'Content' });
  const preview = page.frameLocator('iframe[title="Page with these words"]');
  await content.fill('A thousand lanterns');
  await expect(preview.getByText('A thousand lanterns')).toBeVisible();
  await expect(preview.getByRole('link', { name: 'Sign Up' }).first(), 'as a visitor').toBeVisible();
  const choices = page.getByRole('region', { name: 'Preview' });
  await choices.getByText('Phone', { exact: true }).click();
  await choices.getByText('Dark', { exact: true }).click();
  await expect(preview.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(preview.getByText('A thousand lanterns')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Draft, version 1')).toBeVisible();

  await content.fill('Lamps');
  await content.selectText();
  await page.getByRole('button', { name: 'Bold' }).click();
  await expect(content.getByRole('strong')).toHaveText('Lamps');
  await page.getByText('HTML', { exact: true }).click();
  await expect(content).toHaveValue('<p><strong>Lamps</strong></p>');
  await page.getByText('Formatted', { exact: true }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Draft, version 2')).toBeVisible();
  await page.getByRole('button', { name: 'What changed in version 2' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Removed: A thousand lanterns' }).last(),
  ).toBeVisible();
  await expectAccessible(page, { state: 'history' });
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Draft, version 3')).toBeVisible();
  await expect(content).toHaveText('A thousand lanterns');

  await page.getByRole('button', { name: 'Publish at a time' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Day').fill('2020-01-01');
  await dialog.getByLabel('Time in India').fill('10:00');
  await dialog.getByRole('button', { name: 'Publish at this time' }).click();
  await expect(dialog.getByText('Please choose a time in the future')).toBeVisible();
  const soon = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10);
  await dialog.getByLabel('Day').fill(soon);
  await dialog.getByRole('button', { name: 'Publish at this time' }).click();
  await expect(page.getByText(/^Planned for/)).toBeVisible();
  await page.getByRole('button', { name: /^Do not publish on/ }).click();
  await expect(page.getByText(/^Planned for/)).toHaveCount(0);

  await page.getByRole('link', { name: 'All blocks of Homepage Content' }).click();
  await page.getByRole('searchbox', { name: 'Search all texts' }).fill('LANTERNS');
  await page.getByRole('link', { name: 'Homepage Content: Badge' }).click();
  await expect(content).toHaveText('A thousand lanterns');
});

test('hostile HTML runs nowhere: not in the editor, the preview or the page', async ({ page, newPerson }) => {
  const runs: string[] = [];
  const visitor = await newPerson();
  for (const one of [page, visitor]) await one.exposeFunction('hacked', () => runs.push(one.url()));
  await signInAs(page, admin.email, admin.password);
  await page.goto('/admin/content?page=operator&block=grievance_officer');
  const preview = page.frameLocator('iframe[title="Page with these words"]');
  const words = `${HOSTILE_HTML.join('\n')}<p>The end of it.</p>`;
  await writeHtml(page, words);
  await expect(preview.getByText('The end of it.')).toBeVisible();
  await page.getByText('Formatted', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Content' })).toContainText('The end of it.');
  await page.getByRole('textbox', { name: 'Content' }).press('Control+a');
  for (const html of HOSTILE_HTML) await pasteHtml(page, html);
  await writeHtml(
    page,
    `<p>The officer.</p>${HOSTILE_HTML.filter((html) => !html.includes('<math')).join('')}`,
  );
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Saved')).toContainText('The HTML was cleaned up');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published, version 1')).toBeVisible();
  await visitor.goto('/terms');
  await expect(visitor.getByText('The officer.')).toBeVisible();
  expect(runs).toEqual([]);
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Draft, version 1')).toBeVisible();
});

test('questions are listed, found and opened by their words, each on one line', async ({ page }) => {
  const question = FAQ.toSorted((a, b) => b.question.length - a.question.length)[0]?.question ?? '';
  await signInAs(page, admin.email, admin.password);
  await page.goto('/admin/content?page=faq');
  const link = page.getByRole('link', { name: question, exact: true });
  await expect(link).toBeVisible();
  await expect(page.getByRole('link', { name: /^Faq \d/ })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await link.boundingBox())?.height).toBeLessThan(48);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue(question);
  await expect(page.getByRole('textbox', { name: 'Answer' })).toBeVisible();
  await page.goto(`/admin/content?q=${encodeURIComponent(question)}`);
  await expect(page.getByRole('link', { name: `Questions of the home page: ${question}` })).toBeVisible();
});

test('blocks that could not be loaded are said to be so', async ({ page }) => {
  await signInAs(page, admin.email, admin.password);
  await page.route('**/drafts', (route) => route.fulfill({ status: 400, body: '{}' }));
  await page.goto('/admin/content?page=terms');
  await expect(page.getByText('Failed to Load Content')).toBeVisible();
  await page.unroute('**/drafts');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name: 'Main content' })).toBeVisible();
});

test('an admin shows a picture on the home page, with a text for those who do not see it', async ({
  page,
  newPerson,
}) => {
  await signInAs(page, admin.email, admin.password);
  await page.goto('/admin/content?page=home_hero&block=picture');
  const save = page.getByRole('button', { name: 'Save Changes' });
  const buffer = await samplePng(1600, 900);
  await page.locator('input[type=file]').setInputFiles({ name: 'tap.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('group', { name: 'Part of the picture; arrow keys move it' })).toBeVisible();
  await save.click();
  await expect(page.getByText('Alternative text is required')).toBeVisible();
  await expectAccessible(page, { state: 'picture chosen' });
  await page.getByRole('textbox', { name: 'Alternative text' }).fill('Girls at a new tap');
  await save.click();
  await expect(page.getByText('Draft, version 1')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published, version 1')).toBeVisible();
  const visitor = await newPerson();
  await visitor.goto('/');
  await expect(visitor.getByRole('img', { name: 'Girls at a new tap' })).toBeVisible();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Draft, version 1')).toBeVisible();
});
