import { RequireAdmin } from '#features/accounts/admin-access/require-admin.tsx';
import { TicketFiguresPage } from '#features/support/ticket-figures/ticket-figures.page.tsx';
import { RequireConfirmedEmail } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Support figures');

export default function Page() {
  return (
    <RequireConfirmedEmail>
      <RequireAdmin>
        <TicketFiguresPage />
      </RequireAdmin>
    </RequireConfirmedEmail>
  );
}
