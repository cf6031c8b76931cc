import { ResourceReviewPage } from '#features/learn/resource-review/resource-review.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Resources to review');

export default function Page() {
  return <ResourceReviewPage />;
}
