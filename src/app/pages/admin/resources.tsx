import { RequireAdmin } from '#features/accounts/admin-access/require-admin.tsx';
import { ResourceReviewPage } from '#features/learn/resource-review/resource-review.page.tsx';
import { RequireConfirmedEmail } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Resources to review');

export default function Page() {
  return (
    <RequireConfirmedEmail>
      <RequireAdmin>
        <ResourceReviewPage />
      </RequireAdmin>
    </RequireConfirmedEmail>
  );
}
