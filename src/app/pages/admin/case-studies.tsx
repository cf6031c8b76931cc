import { RequireAdmin } from '#features/accounts/admin-access/require-admin.tsx';
import { CaseStudyReviewPage } from '#features/stories/case-study-review/case-study-review.page.tsx';
import { RequireConfirmedEmail } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Success stories');

export default function Page() {
  return (
    <RequireConfirmedEmail>
      <RequireAdmin>
        <CaseStudyReviewPage />
      </RequireAdmin>
    </RequireConfirmedEmail>
  );
}
