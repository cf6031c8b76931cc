import { RequireAdmin } from '#features/accounts/admin-access/require-admin.tsx';
import { VerificationRequestsPage } from '#features/verification/review/verification-requests.page.tsx';
import { RequireConfirmedEmail } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Verification requests');

export default function Page() {
  return (
    <RequireConfirmedEmail>
      <RequireAdmin>
        <VerificationRequestsPage />
      </RequireAdmin>
    </RequireConfirmedEmail>
  );
}
