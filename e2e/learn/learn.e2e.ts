import type { Page } from '@playwright/test';
import { expectAccessible } from '#platform/testing/accessible.ts';
import { expect, test } from '#platform/testing/browser.ts';

interface Overview {
  case_studies: number;
  resources: number;
  active_learners: number;
  downloads_this_month: number;
  topics: { tag: string; count: number; is_trending: boolean; is_discussed: boolean }[];
}

const overviewOf = async (page: Page): Promise<Overview> =>
  (await (await page.request.get('/service/api/learn/overview')).json()).data;

/** As the figures are written below a thousand. */
const written = (count: number, none: string) => (count === 0 ? none : String(count));

test('the hub shows figures of the records, and tabs that have addresses', async ({ page }) => {
  await page.goto('/learn');
  const data = await overviewOf(page);
  const figures = page.getByRole('region', { name: 'Learn CSR in figures' });
  await expect(figures).toContainText(`Case Studies${written(data.case_studies, 'New')}`);
  await expect(figures).toContainText(`Resources Available${written(data.resources, 'New')}`);
  await expect(figures).toContainText(`Active Learners${written(data.active_learners, '–')}`);
  await expect(figures).toContainText(`Downloads This Month${written(data.downloads_this_month, '–')}`);
  await expectAccessible(page, { thoroughly: true });

  await expect(page.getByRole('link', { name: 'Join the community' })).toHaveAttribute('href', '/community');
  await page.getByRole('link', { name: 'Start learning' }).click();
  await expect(page.getByRole('tablist', { name: 'Learn CSR' })).toBeInViewport();
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const name = await tab.textContent();
    await page.reload();
    await expect(page.getByRole('tab', { name: name ?? '' })).toHaveAttribute('aria-selected', 'true');
  }
});

test('trending topics lead to a search over all kinds, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/learn');
  const { topics } = await overviewOf(page);
  const first = topics.find(({ is_discussed }) => !is_discussed);
  if (!first) throw new Error('the demo data has no topics');
  const region = page.getByRole('region', { name: 'Trending Topics' });
  await expect(region.getByRole('link')).toHaveCount(topics.length);
  await expect(region.getByText('trending', { exact: true })).toHaveCount(
    topics.filter(({ is_trending }) => is_trending).length,
  );
  await region.getByRole('link', { name: first.tag }).click();
  await expect(page.getByRole('searchbox', { name: 'Search Learn CSR' })).toHaveValue(first.tag);
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search Learn CSR' }).fill('csr');
  await expect(page).toHaveURL(/\/learn\?search=csr$/);
  const news = page.getByRole('region', { name: /^News & Research \d+$/ });
  await expect(news.getByRole('article')).toHaveCount(4);
  await expect(news.getByRole('article').first()).toContainText('News · Example feed of the demo');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
  await expectAccessible(page, { state: 'found' });
  await news.getByRole('link', { name: 'See all in News & Research' }).click();
  await expect(page).toHaveURL(/\/learn\?tab=news&search=csr$/);
  await expect(page.getByRole('searchbox', { name: 'Search news' })).toHaveValue('csr');

  await page.goBack();
  await page.getByRole('searchbox', { name: 'Search Learn CSR' }).fill('zebra');
  await expect(page.getByText('Nothing found for “zebra”')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search', exact: true }).last().click();
  await expect(page.getByRole('region', { name: 'Learn CSR in figures' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the hub shows its figures, news and stories, and their links work', async ({ page }) => {
    const { case_studies } = await overviewOf(page);
    await page.goto('/learn');
    await expect(page.getByRole('region', { name: 'Learn CSR in figures' })).toContainText(
      `Case Studies${written(case_studies, 'New')}`,
    );
    const stories = page.getByRole('list', { name: 'Success stories' });
    await stories.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/learn\/stories\/[^/]+$/);
  });
});
