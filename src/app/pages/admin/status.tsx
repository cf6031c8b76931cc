import { RequireAdmin } from '#features/accounts/admin-access/require-admin.tsx';
import { StatusDeskPage } from '#features/support/incidents/status-desk.page.tsx';
import { RequireConfirmedEmail } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Status');

export default function Page() {
  return (
    <RequireConfirmedEmail>
      <RequireAdmin>
        <StatusDeskPage />
      </RequireAdmin>
    </RequireConfirmedEmail>
  );
}
