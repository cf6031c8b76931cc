import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, signInAs, test, toast } from '#platform/testing/browser.ts';
import { page as answer, rss, startFeedServer } from '#platform/testing/feed-server.ts';

const [corporate, , admin] = DEMO_SIGN_INS;
const MAP = 'Example: How much companies spend on CSR in each state';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the frame of Learn CSR is readable', async ({ page }) => {
    await page.goto('/learn');
    await expect(page.getByRole('heading', { level: 1, name: 'Learn CSR' })).toBeVisible();
    await expect(page.getByText('News & Research')).toBeVisible();
  });
});

test('a visitor searches and filters the news, and opens a story in a new tab', async ({ page }) => {
  await page.goto('/learn?tab=news');
  const list = page.getByRole('list', { name: 'News' });
  await expect(list.getByRole('article')).toHaveCount(8);
  const carousel = page.getByRole('region', { name: 'Latest news' });
  await expect(carousel.getByRole('listitem')).toHaveCount(8);
  await carousel.getByRole('button', { name: 'Next news' }).click();
  await expect(carousel.getByRole('button', { name: 'Previous news' })).not.toHaveAttribute('aria-disabled');
  await expectAccessible(page, { thoroughly: true });

  await page.getByRole('searchbox', { name: 'Search news' }).fill('educ');
  await expect(list.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/\?tab=news&search=educ$/);
  await page.getByRole('combobox', { name: 'Category' }).selectOption('CSR News');
  await page.getByRole('combobox', { name: 'Source' }).selectOption('Example feed of the demo');
  await page.reload();
  await expect(list.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('searchbox', { name: 'Search news' })).toHaveValue('educ');
  await page.getByRole('searchbox', { name: 'Search news' }).fill('zebra');
  await expect(page.getByText('No news found')).toBeVisible();
  await expectAccessible(page, { state: 'nothing found' });
  await page.getByRole('button', { name: 'Show all news' }).click();
  await expect(list.getByRole('article')).toHaveCount(8);

  const opened = page.waitForEvent('popup');
  await list.getByRole('link', { name: MAP }).click();
  await expect(await opened).toHaveURL(/\/impact\?example=1$/);
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
  await expect(page.getByText('Log in to save news')).toBeVisible();
});

test('a member saves a story, and what was opened is read, also after a reload', async ({ page }) => {
  if (!corporate) throw new Error('the demo data has no sign-ins');
  await signInAs(page, corporate.email, corporate.password);
  await page.goto('/learn?tab=news');
  const story = page.getByRole('article', { name: MAP });
  await story.getByRole('button', { name: `Save: ${MAP}` }).press('Enter');
  await expect(story.getByRole('button', { name: `Saved: ${MAP}` })).toBeFocused();
  const opened = page.waitForEvent('popup');
  await story.getByRole('link').click();
  await (await opened).close();
  await expect(story.getByText('Read', { exact: true })).toBeVisible();
  await expectAccessible(page, { state: 'marked' });

  await page.getByText('Unread', { exact: true }).click();
  await expect(page).toHaveURL(/shown=unread/);
  await expect(page.getByRole('list', { name: 'News' }).getByRole('article')).toHaveCount(7);
  await page.getByText('Saved', { exact: true }).first().click();
  await page.reload();
  await expect(page.getByRole('list', { name: 'News' }).getByRole('article')).toHaveCount(1);
  await expect(story.getByText('Read', { exact: true })).toBeVisible();
  await story.getByRole('button', { name: `Mark as unread: ${MAP}` }).click();
  await expect(story.getByText('Read', { exact: true })).toHaveCount(0);
});

test('an admin adds a source, learns why it fails, and deletes it', async ({ page }) => {
  if (!admin) throw new Error('the demo data has no sign-ins');
  // On this machine, which a feed may not be.
  const feeds = await startFeedServer({
    '/feed': answer(rss('<title>T</title><link>https://news.example/1</link>')),
  });
  await signInAs(page, admin.email, admin.password);
  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: 'Admin pages' })
    .getByRole('link', { name: 'RSS Sources' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'RSS Sources' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Example feed of the demo' })).toContainText('8 stories');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add source' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add source' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Our own machine');
  await dialog.getByRole('textbox', { name: 'URL' }).fill(`${feeds.origin}/feed`);
  await dialog.getByRole('textbox', { name: 'Tags' }).fill('csr, , water');
  await expectAccessible(page, { state: 'form' });
  await dialog.getByRole('button', { name: 'Add source' }).click();
  await expect(toast(page, 'Source Added')).toBeVisible();

  const card = page.getByRole('article', { name: 'Our own machine' });
  await card.getByRole('button', { name: 'Fetch now: Our own machine' }).click();
  await expect(card).toContainText(
    'The address leads to this machine or a private network, which is not allowed.',
  );
  expect(feeds.seen).toEqual([]);
  await card.getByRole('switch', { name: 'Active: Our own machine' }).click();
  await expect(toast(page, 'Source Deactivated')).toBeVisible();
  await card.getByRole('button', { name: 'Delete Our own machine' }).click();
  await expect(page.getByText('Are you sure you want to delete this RSS source?')).toBeVisible();
  await page.getByRole('button', { name: 'Delete source' }).click();
  await expect(card).toHaveCount(0);
  await feeds.stop();
});
