import { RequireAdmin } from '#features/accounts/admin-access/require-admin.tsx';
import { BookingDeskPage } from '#features/demo/booking-desk/booking-desk.page.tsx';
import { RequireConfirmedEmail } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Demos');

export default function Page() {
  return (
    <RequireConfirmedEmail>
      <RequireAdmin>
        <BookingDeskPage />
      </RequireAdmin>
    </RequireConfirmedEmail>
  );
}
