import { RequireAdmin } from '#features/accounts/admin-access/require-admin.tsx';
import { MemberLooksPage } from '#features/support/member-looks/member-looks.page.tsx';
import { RequireConfirmedEmail } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Looks at members');

export default function Page() {
  return (
    <RequireConfirmedEmail>
      <RequireAdmin>
        <MemberLooksPage />
      </RequireAdmin>
    </RequireConfirmedEmail>
  );
}
