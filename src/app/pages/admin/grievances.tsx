import { RequireAdmin } from '#features/accounts/admin-access/require-admin.tsx';
import { GrievanceRegisterPage } from '#features/support/grievances/grievance-register.page.tsx';
import { RequireConfirmedEmail } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Grievances');

export default function Page() {
  return (
    <RequireConfirmedEmail>
      <RequireAdmin>
        <GrievanceRegisterPage />
      </RequireAdmin>
    </RequireConfirmedEmail>
  );
}
