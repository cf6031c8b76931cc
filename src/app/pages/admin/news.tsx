import { RequireAdmin } from '#features/accounts/admin-access/require-admin.tsx';
import { NewsSourcesPage } from '#features/news/source-manager/news-sources.page.tsx';
import { RequireConfirmedEmail } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('RSS Sources');

export default function Page() {
  return (
    <RequireConfirmedEmail>
      <RequireAdmin>
        <NewsSourcesPage />
      </RequireAdmin>
    </RequireConfirmedEmail>
  );
}
