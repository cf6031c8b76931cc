import { RequireAdmin } from '#features/accounts/admin-access/require-admin.tsx';
import { NotFoundPage } from '#features/content/message-pages/not-found.page.tsx';
import { CourseReviewPage } from '#features/learn/course-review/course-review.page.tsx';
import { RequireConfirmedEmail } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Proposed course');

export default function Page() {
  return (
    <RequireConfirmedEmail>
      <RequireAdmin>
        <CourseReviewPage notFound={<NotFoundPage />} />
      </RequireAdmin>
    </RequireConfirmedEmail>
  );
}
