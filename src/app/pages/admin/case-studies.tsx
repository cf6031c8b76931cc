import { CaseStudyReviewPage } from '#features/stories/case-study-review/case-study-review.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Success stories');

export default function Page() {
  return <CaseStudyReviewPage />;
}
