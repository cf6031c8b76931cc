import { CourseReviewListPage } from '#features/learn/course-review/course-review-list.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Courses');

export default function Page() {
  return <CourseReviewListPage />;
}
