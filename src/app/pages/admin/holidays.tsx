import { RequireAdmin } from '#features/accounts/admin-access/require-admin.tsx';
import { HolidaysPage } from '#features/support/holidays/holidays.page.tsx';
import { RequireConfirmedEmail } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Holidays');

export default function Page() {
  return (
    <RequireConfirmedEmail>
      <RequireAdmin>
        <HolidaysPage />
      </RequireAdmin>
    </RequireConfirmedEmail>
  );
}
