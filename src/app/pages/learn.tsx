import { LearnPage } from '#features/learn/learn-page/learn.page.tsx';
import { NewsCarousel } from '#features/news/entries/news-carousel.tsx';
import { NewsList } from '#features/news/entries/news-list.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () =>
  pageMeta(
    'Learn CSR',
    'News of corporate social responsibility in India and the world, from sources of the field: search them, filter them by category and source.',
    '/learn',
  );

/** In the order of the specification. */
const TABS = [{ value: 'news', label: 'News & Research', panel: <NewsList /> }];

export default function Page() {
  return <LearnPage tabs={TABS} latest={<NewsCarousel />} />;
}
