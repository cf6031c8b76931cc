import { NotFoundPage } from '#features/content/message-pages/not-found.page.tsx';
import { CourseReviewPage } from '#features/learn/course-review/course-review.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Proposed course');

export default function Page() {
  return <CourseReviewPage notFound={<NotFoundPage />} />;
}
