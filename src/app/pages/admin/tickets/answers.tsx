import { RequireAdmin } from '#features/accounts/admin-access/require-admin.tsx';
import { CannedAnswersPage } from '#features/support/canned-answers/canned-answers.page.tsx';
import { RequireConfirmedEmail } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Canned answers');

export default function Page() {
  return (
    <RequireConfirmedEmail>
      <RequireAdmin>
        <CannedAnswersPage />
      </RequireAdmin>
    </RequireConfirmedEmail>
  );
}
