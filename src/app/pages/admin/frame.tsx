import { Outlet } from 'react-router';
import { RequireAdmin } from '#features/accounts/admin-access/require-admin.tsx';
import { AdminFrame } from '#features/admin/frame/admin-frame.tsx';
import { RequireConfirmedEmail } from '#platform/web/guards.tsx';

/** Around every page below /admin: who may see it, and the navigation. */
export default function Frame() {
  return (
    <RequireConfirmedEmail>
      <RequireAdmin>
        <AdminFrame>
          <Outlet />
        </AdminFrame>
      </RequireAdmin>
    </RequireConfirmedEmail>
  );
}
