import { CollaborationsPage } from '#features/collaborations/overview/collaborations.page.tsx';
import { RequireSession } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('CSR Connect Pro');

export default function Page() {
  return (
    <RequireSession>
      <CollaborationsPage />
    </RequireSession>
  );
}
