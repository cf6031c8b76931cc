import { NewsSourcesPage } from '#features/news/source-manager/news-sources.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('RSS Sources');

export default function Page() {
  return <NewsSourcesPage />;
}
