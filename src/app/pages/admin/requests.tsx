import { RequireAdmin } from '#features/accounts/admin-access/require-admin.tsx';
import { HeldRequestsPage } from '#features/collaborations/requests/held-requests.page.tsx';
import { RequireConfirmedEmail } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Requests from guests');

export default function Page() {
  return (
    <RequireConfirmedEmail>
      <RequireAdmin>
        <HeldRequestsPage />
      </RequireAdmin>
    </RequireConfirmedEmail>
  );
}
