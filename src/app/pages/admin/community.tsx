import { RequireAdmin } from '#features/accounts/admin-access/require-admin.tsx';
import { CommunityAdminPage } from '#features/community/circle-manager/community-admin.page.tsx';
import { RequireConfirmedEmail } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Community');

export default function Page() {
  return (
    <RequireConfirmedEmail>
      <RequireAdmin>
        <CommunityAdminPage />
      </RequireAdmin>
    </RequireConfirmedEmail>
  );
}
