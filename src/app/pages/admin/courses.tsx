import { RequireAdmin } from '#features/accounts/admin-access/require-admin.tsx';
import { CourseReviewListPage } from '#features/learn/course-review/course-review-list.page.tsx';
import { RequireConfirmedEmail } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Courses');

export default function Page() {
  return (
    <RequireConfirmedEmail>
      <RequireAdmin>
        <CourseReviewListPage />
      </RequireAdmin>
    </RequireConfirmedEmail>
  );
}
